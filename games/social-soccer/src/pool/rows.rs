//! Reading comma-separated tables.

/// One row of a table: its line in the file and its fields.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) line: usize,
    fields: Vec<String>,
}

impl Row {
    /// The field in a column.
    pub(crate) fn get(&self, column: usize) -> &str {
        &self.fields[column]
    }
}

/// Reads a table whose heading must be exactly `columns`.
///
/// # Errors
/// The line that cannot be read, and why.
pub(crate) fn read(text: &str, columns: &[&str]) -> Result<Vec<Row>, (usize, String)> {
    let mut lines = text.lines().enumerate();
    let heading = lines.next().map(|(_, line)| fields(line)).unwrap_or_default();
    if heading != columns {
        return Err((1, format!("the columns must be {}", columns.join(","))));
    }
    let mut rows = Vec::new();
    for (index, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let fields = fields(line);
        if fields.len() != columns.len() {
            let why = format!("{} fields instead of {}", fields.len(), columns.len());
            return Err((index + 1, why));
        }
        rows.push(Row {
            line: index + 1,
            fields,
        });
    }
    Ok(rows)
}

/// The fields of a line; a field in quotes may hold commas, and a doubled quote stands for one.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let field = fields.last_mut().expect("there is always a field");
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => field.push(letter),
        }
    }
    fields
}
