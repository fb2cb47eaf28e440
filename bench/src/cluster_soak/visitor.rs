//! A browser: a cookie, and requests over a connection each.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};

/// What was answered.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

impl Answer {
    /// The body, if all went well.
    pub(super) fn json(&self) -> anyhow::Result<Value> {
        match self.status {
            200..300 => Ok(serde_json::from_str(&self.body)?),
            status => bail!("{status}: {}", self.body),
        }
    }

    /// What is wrong, for programs.
    pub(super) fn code(&self) -> String {
        let problem: Value = serde_json::from_str(&self.body).unwrap_or_default();
        problem["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// One request.
pub(super) async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
    patience: Duration,
) -> anyhow::Result<Answer> {
    let asking = async {
        let mut stream = TcpStream::connect(address).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        anyhow::Ok(answer)
    };
    let answer = timeout(patience, asking)
        .await
        .with_context(|| format!("{method} {path}"))??;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer has a head")?;
    let status = head
        .split(' ')
        .nth(1)
        .context("an answer has a status")?
        .parse()?;
    let cookie = head
        .lines()
        .filter_map(|line| line.strip_prefix("set-cookie: "))
        .find_map(|line| line.split(';').next())
        .map(str::to_owned);
    Ok(Answer {
        status,
        cookie,
        body: body.to_owned(),
    })
}
