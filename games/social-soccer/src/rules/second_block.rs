//! The double block (BLOCK-6): a second defender joins, or nobody.

use engine::{Log, Side};

use super::{Play, Question, ask, block, duel, misfit};
use crate::{Event, Move, Phase, Refusal, SocialSoccer, Stat, TiredBy, Who};

/// Who joins the interceptor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice(Option<Joining>);

#[derive(Clone, Copy, Debug)]
struct Joining {
    who: Who,
    defence: u8,
    /// The interceptor whom he helps.
    first: Option<Who>,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-BLOCK-6",
    prompt: "social-prompt-second-block",
    wanted: "a second interceptor or none",
    at_zero: Some("social-zero-no-block"),
};

/// SOCIAL-BLOCK-6 A second interceptor may join; without a candidate nobody is asked.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    if block::interceptors(turn.state()).next().is_some() {
        ask(turn, Phase::SecondBlock {});
    } else {
        carry_out(turn, Choice(None));
    }
}

/// SOCIAL-BLOCK-6 The defending coach.
#[inline]
pub(super) fn asked(state: &SocialSoccer) -> Side {
    state.defending()
}

pub(super) fn list(state: &SocialSoccer, offer: impl FnMut(Move)) {
    block::list(state, offer);
}

/// SOCIAL-BLOCK-6 The second one's DEFENCE of this moment is what he adds.
pub(super) fn decide(state: &SocialSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Block { slot } = *mv {
        let who = block::check(state, slot)?;
        let joining = Joining {
            who,
            defence: state.player(who.side, slot).map_or(0, |player| player.defence()),
            first: state.blocking().map(|slot| state.who(who.side, slot)),
        };
        Ok(Choice(Some(joining)))
    } else if let Move::NoBlock {} = mv {
        Ok(Choice(None))
    } else {
        Err(misfit(state.phase, mv))
    }
}

/// SOCIAL-TIME-1 Nobody joins.
pub(super) const fn default() -> Choice {
    Choice(None)
}

/// SOCIAL-BLOCK-6 The second one's DEFENCE is added to the blocker's.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Some(Joining { who, defence, first }) = choice.0 else {
        let side = turn.state().defending();
        return turn.emit(Event::NobodyBlocks { side });
    };
    turn.emit(Event::SecondDeclared { who, defence });
    turn.emit(Event::PlayerTired {
        who,
        reason: TiredBy::Intercept,
    });
    if let Some(first) = first.filter(|_| defence > 0) {
        duel::raise(turn, first, Stat::Defence, defence as i8);
    }
}
