//! Replays: a match as one viewer saw it, page by page; and the records of finished matches. They are made from what is
//! kept, away from the table, a few at a time, and a replay never holds more than a page.

use std::{
    ops::ControlFlow,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use clubhouse::{AnyMatch, Film, Viewer};
use store::{Listed, MatchId, PersonId, Store, Told};
use tokio::{task::spawn_blocking, time::timeout};

use crate::{
    error::ApiError,
    fair::{Place, Places, Turnstile},
    limits::Who,
    messages::{Frame, Json, Minute, Moment, ReplayOutline, ReplayPage},
    number,
    seating::Seating,
    summary::{Facts, standing_text},
    table::{numbered, read_match},
};

/// How many frames a page has at most, and how many if nobody says.
pub(crate) const PAGE_FRAMES_MAX: u32 = 64;
pub(crate) const PAGE_FRAMES_USUAL: u32 = 16;
/// A page ends after so many bytes: it then has fewer frames than were asked for.
const PAGE_BYTES_MAX: usize = 512 * 1024;
/// How many replays are made at once.
const PLACES: Places = Places {
    all: 2,
    own: 1,
    waiting: 8,
};
/// How long one may wait for its turn.
const WAIT: Duration = Duration::from_secs(5);

/// Makes replays, so many at once.
#[derive(Clone)]
pub(crate) struct Replays(Turnstile);

/// What is asked of a replay.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub(crate) id: MatchId,
    /// Who asks.
    pub(crate) person: Option<PersonId>,
    /// Through whose eyes; by default their own.
    pub(crate) viewer: Option<Viewer>,
}

/// Where a page begins.
#[derive(Clone, Copy)]
pub(crate) enum From {
    /// With this frame.
    Frame(u32),
    /// With the first frame of this step or a later one.
    Step(u32),
    /// With the frame of this event.
    Event(u32),
}

impl Replays {
    pub(crate) fn new() -> Self {
        Self(Turnstile::new(PLACES))
    }

    async fn enter(&self, who: Who) -> Result<Place, ApiError> {
        match timeout(WAIT, self.0.enter(who, 0)).await {
            Ok(Ok(place)) => Ok(place),
            Ok(Err(_)) => Err(ApiError::rate_limited()),
            Err(_) => Err(ApiError::unavailable()),
        }
    }

    /// The match in short and what is worth looking for in it.
    pub(crate) async fn outline(
        &self,
        store: &dyn Store,
        who: Who,
        asked: Asked,
    ) -> Result<ReplayOutline, ApiError> {
        let _place = self.enter(who).await?;
        let watched = watch(store, asked, Outliner::default()).await?;
        let Outliner {
            frames,
            moments,
            minutes,
            ..
        } = watched.eyes;
        let standing = standing_text(&watched.film.scoreline(), &watched.film.to_act());
        let facts = Facts {
            id: asked.id,
            game: &watched.found.game,
            header: &watched.found.header,
            seating: &watched.seating,
            terms: serde_json::from_str(&watched.found.terms).map_err(|_| ApiError::unavailable())?,
            creator: watched.found.creator,
            created_at: &watched.found.created_at,
        };
        let summary = facts
            .summary(&standing, asked.person)
            .map_err(|_| ApiError::unavailable())?;
        Ok(ReplayOutline {
            summary,
            viewer: watched.viewer,
            frames,
            moments,
            minutes,
        })
    }

    /// Reads something of a match that is over.
    pub(crate) async fn read_finished<T: Send + 'static>(
        &self,
        store: &dyn Store,
        who: Who,
        id: MatchId,
        read: impl FnOnce(&dyn AnyMatch) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let _place = self.enter(who).await?;
        let stored = store.load_match(id).await?.ok_or_else(ApiError::no_such_match)?;
        let reading = spawn_blocking(move || {
            let (fixture, ..) = read_match(&stored)?;
            if fixture.outcome().is_none() {
                return Err(ApiError::match_running());
            }
            read(&*fixture)
        });
        reading.await.map_err(|_| ApiError::unavailable())?
    }

    /// Some frames.
    pub(crate) async fn page(
        &self,
        store: &dyn Store,
        who: Who,
        asked: Asked,
        from: From,
        count: u32,
    ) -> Result<ReplayPage, ApiError> {
        let _place = self.enter(who).await?;
        let mut watched = watch(store, asked, Cutter::new(from, count)).await?;
        if watched.eyes.frames.is_empty() && !matches!(from, From::Frame(_)) {
            // Nothing is there: then the replay is seen from its beginning.
            watched = watch(store, asked, Cutter::new(From::Frame(0), count)).await?;
        }
        Ok(ReplayPage {
            viewer: watched.viewer,
            from: watched.eyes.first,
            frames: watched.eyes.frames,
        })
    }
}

/// Who watches a film, frame by frame.
trait Eyes: Send + 'static {
    /// Sees a frame; `seen` is how many events have been seen before it.
    fn see(&mut self, film: &dyn Film, frame: Numbers) -> ControlFlow<()>;
}

/// The numbers of a frame.
#[derive(Clone, Copy)]
struct Numbers {
    /// Its place in the replay.
    index: u32,
    /// What it is called: the step of the record or, while the match runs, its place.
    step: u32,
    /// The number of its first event.
    first_event: u32,
    /// How many events it has.
    events: u32,
}

/// A match that has been watched.
struct Watched<E> {
    found: Listed,
    seating: Seating,
    viewer: Viewer,
    film: Box<dyn Film>,
    eyes: E,
}

/// Shows a match to somebody.
async fn watch<E: Eyes>(store: &dyn Store, asked: Asked, eyes: E) -> Result<Watched<E>, ApiError> {
    let cinema = Arc::new(Mutex::new(Cinema {
        asked,
        eyes: Some(eyes),
        watched: None,
        steps: 0,
        frames: 0,
        events: 0,
    }));
    let on_told = Box::new({
        let cinema = Arc::clone(&cinema);
        move |told: Told<'_>| {
            let mut cinema = cinema.lock().unwrap_or_else(PoisonError::into_inner);
            cinema.on_told(told)
        }
    });
    if !store.tell_match(asked.id, on_told).await? {
        return Err(ApiError::no_such_match());
    }
    let watched = cinema
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .watched
        .take();
    watched.unwrap_or_else(|| Err(ApiError::unavailable()))
}

/// A film while it is shown.
struct Cinema<E> {
    asked: Asked,
    /// Taken by what is watched.
    eyes: Option<E>,
    watched: Option<Result<Watched<E>, ApiError>>,
    steps: u32,
    frames: u32,
    events: u32,
}

impl<E: Eyes> Cinema<E> {
    fn on_told(&mut self, told: Told<'_>) -> ControlFlow<()> {
        let more = match told {
            Told::Match(found) => self.begin(found).map(|watched| {
                self.watched = Some(Ok(watched));
                ControlFlow::Continue(())
            }),
            Told::Step(entry) => self.apply_step(entry),
        };
        more.unwrap_or_else(|error| {
            self.watched = Some(Err(error));
            ControlFlow::Break(())
        })
    }

    /// Finds out who may see what: while a match runs one's own eyes only, afterwards anybody's.
    fn begin(&mut self, found: &Listed) -> Result<Watched<E>, ApiError> {
        let unreadable = || {
            tracing::error!(match.id = %found.id, "a match cannot be read");
            ApiError::unavailable()
        };
        let seating: Seating = serde_json::from_str(&found.seats).map_err(|_| unreadable())?;
        let yours = seating.seats_of(self.asked.person);
        let usual = || yours.iter().next().map_or(Viewer::Spectator, Viewer::from);
        let viewer = self.asked.viewer.unwrap_or_else(usual);
        let seats = seating.seats();
        let may_look = viewer
            .seat()
            .is_none_or(|seat| seats.contains(seat) && (found.over || yours.contains(seat)));
        if !may_look {
            return Err(ApiError::not_your_seat());
        }
        let game = clubhouse::game(&found.game).ok_or_else(unreadable)?;
        let film = game.film(&found.header, viewer).map_err(|_| unreadable())?;
        Ok(Watched {
            found: found.clone(),
            seating,
            viewer,
            film,
            eyes: self.eyes.take().ok_or_else(unreadable)?,
        })
    }

    fn apply_step(&mut self, entry: &str) -> Result<ControlFlow<()>, ApiError> {
        let Some(Ok(watched)) = &mut self.watched else {
            return Ok(ControlFlow::Break(()));
        };
        let events = number(
            watched
                .film
                .apply_step(entry)
                .map_err(|_| ApiError::unavailable())?,
        );
        let step = self.steps;
        self.steps += 1;
        if events == 0 && !watched.film.is_pictured() {
            return Ok(ControlFlow::Continue(()));
        }
        let frame = Numbers {
            index: self.frames,
            // While a match runs the numbers of the steps would tell how many the viewer did not see.
            step: if watched.found.over { step } else { self.frames },
            first_event: self.events + 1,
            events,
        };
        self.frames += 1;
        self.events += events;
        Ok(watched.eyes.see(&*watched.film, frame))
    }
}

/// Cuts a page out of a film.
struct Cutter {
    from: From,
    count: u32,
    first: u32,
    bytes: usize,
    frames: Vec<Frame>,
}

impl Cutter {
    fn new(from: From, count: u32) -> Self {
        Self {
            from,
            count: count.clamp(1, PAGE_FRAMES_MAX),
            first: 0,
            bytes: 0,
            frames: Vec::new(),
        }
    }
}

impl Eyes for Cutter {
    fn see(&mut self, film: &dyn Film, frame: Numbers) -> ControlFlow<()> {
        let is_there = match self.from {
            From::Frame(index) => frame.index >= index,
            From::Step(step) => frame.step >= step,
            From::Event(event) => event < frame.first_event + frame.events,
        };
        if !is_there {
            return ControlFlow::Continue(());
        }
        if self.frames.is_empty() {
            self.first = frame.index;
        }
        let (view, events) = (film.view(), film.events());
        self.bytes += view.get().len() + events.iter().map(|seen| seen.event.get().len()).sum::<usize>();
        self.frames.push(Frame {
            step: frame.step,
            scoreline: film.scoreline(),
            view: Json(view),
            prompt: film.prompt(),
            events: numbered(events, frame.first_event),
        });
        if number(self.frames.len()) >= self.count || self.bytes >= PAGE_BYTES_MAX {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Notes what is worth looking for.
#[derive(Default)]
struct Outliner {
    frames: u32,
    moments: Vec<Moment>,
    minutes: Vec<Minute>,
    clock: String,
}

impl Eyes for Outliner {
    fn see(&mut self, film: &dyn Film, frame: Numbers) -> ControlFlow<()> {
        self.frames = frame.index + 1;
        // What happens is told under the minute that the score bug showed before it.
        if frame.events > 0 && self.minutes.last().is_none_or(|last| last.clock != self.clock) {
            self.minutes.push(Minute {
                from: frame.first_event,
                clock: self.clock.clone(),
            });
        }
        self.clock = film.scoreline().clock;
        for (number, seen) in (frame.first_event..).zip(film.events()) {
            if let Some(commentary) = seen.commentary
                && (commentary.mark.is_some() || commentary.weight == clubhouse::Weight::Big)
            {
                self.moments.push(Moment {
                    frame: frame.index,
                    step: frame.step,
                    number,
                    commentary,
                });
            }
        }
        ControlFlow::Continue(())
    }
}
