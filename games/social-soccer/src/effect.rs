//! The effect language: what a card or a banner's perk does, as typed steps read from the data files.

use engine::{read_number, word_enum};

word_enum! {
    /// SOCIAL-EFF-1, SOCIAL-BAN-6 When a step happens.
    #[cfg_attr(feature = "ts", ts(rename = "SocialTrigger"))]
    pub enum Trigger {
        /// The card resolves from the stack.
        Play = "PLAY",
        /// The card is revealed by a goal that its side concedes.
        Twist = "TWIST",
        /// Perk: the side's first shot of the round is declared.
        FirstShot = "FIRST_SHOT",
        /// Perk: the side's first interceptor of the round is declared.
        FirstBlock = "FIRST_BLOCK",
        /// Perk: the side's first steal of the round, after the draw.
        FirstSteal = "FIRST_STEAL",
        /// Perk: the first goal conceded in the round, after its card is laid down.
        FirstConcede = "FIRST_CONCEDE",
        /// Perk: the side's first PASS of the round that resolves.
        FirstPass = "FIRST_PASS",
        /// Perk: the start of the round, after both sides have drawn.
        RoundStart = "ROUND_START",
    }
}

word_enum! {
    /// SOCIAL-EFF-28 What must be true for a step to happen.
    #[cfg_attr(feature = "ts", ts(rename = "SocialCondition"))]
    pub enum Condition {
        /// Nothing.
        Always = "-",
        /// You have fewer goals.
        Behind = "BEHIND",
        /// You do not have more goals.
        NotAhead = "NOT_AHEAD",
        /// You are in possession and have passed in this sequence.
        Passed = "PASSED",
        /// You are in possession and the sequence began with your steal.
        Stolen = "STOLEN",
        /// No shot is in progress.
        NoShot = "NO_SHOT",
        /// Your four players of the DEFENCE line are FRESH.
        AllDefendersFresh = "ALL_D_FRESH",
        /// The carrier's card shows ATTACK 1.
        CarrierModest = "CARRIER_MODEST",
    }
}

word_enum! {
    /// SOCIAL-EFF-9 to SOCIAL-EFF-27 What a step does.
    #[cfg_attr(feature = "ts", ts(rename = "SocialOperation"))]
    pub enum Operation {
        /// Changes ATTACK.
        Att = "ATT",
        /// Changes DEFENCE.
        Def = "DEF",
        /// FRESH becomes TIRED.
        Tire = "TIRE",
        /// Anybody becomes EXHAUSTED.
        Exhaust = "EXHAUST",
        /// TIRED becomes FRESH.
        Recover = "RECOVER",
        /// EXHAUSTED becomes TIRED.
        Rest = "REST",
        /// Opposing cards do not touch the player.
        Protect = "PROTECT",
        /// The player cannot intercept.
        NoBlock = "NO_BLOCK",
        /// Printed ATTACK and DEFENCE change places.
        SwapStats = "SWAP_STATS",
        /// A value of a duel rises to meet the other.
        Match = "MATCH",
        /// Cards are drawn.
        Draw = "DRAW",
        /// Cards of the opposing hand are chosen and discarded.
        DiscardPick = "DISCARD_PICK",
        /// Random cards of a hand are discarded.
        DiscardRandom = "DISCARD_RANDOM",
        /// Cards come back from the discard pile.
        Return = "RETURN",
        /// The opposing hand is seen.
        PeekHand = "PEEK_HAND",
        /// The top of the own deck is seen and sorted.
        Scry = "SCRY",
        /// A custody pool changes.
        Custody = "CUSTODY",
        /// The opposing card below is cancelled.
        Counter = "COUNTER",
        /// The ball is taken.
        Steal = "STEAL",
        /// The ball goes to another player without a PASS.
        MoveBall = "MOVE_BALL",
        /// A field player and a bench player change places.
        Sub = "SUB",
        /// Two field players change places.
        SwapSlots = "SWAP_SLOTS",
        /// A side plays no SUPPORT and no MASTERMOVE.
        Lock = "LOCK",
        /// A side shoots from either line.
        Licence = "LICENCE",
        /// The goalkeeper blocks if nobody else does.
        Keeper = "KEEPER",
    }
}

word_enum! {
    /// SOCIAL-EFF-8 How long a step lasts.
    #[cfg_attr(feature = "ts", ts(rename = "SocialDuration"))]
    pub enum Duration {
        /// At once.
        Now = "NOW",
        /// Until the result of the shot in progress.
        Shot = "SHOT",
        /// Until the sequence ends.
        Seq = "SEQ",
        /// During the next sequence of this round.
        NextSeq = "NEXTSEQ",
        /// Until the round ends.
        Round = "ROUND",
        /// Once, in the custody step of the next round.
        Next = "NEXT",
    }
}

word_enum! {
    /// SOCIAL-EFF-3 What the amount is multiplied by.
    #[cfg_attr(feature = "ts", ts(rename = "SocialPer"))]
    pub enum Per {
        /// Nothing.
        Once = "-",
        /// The goals you are behind.
        GoalsBehind = "GOALS_BEHIND",
    }
}

/// SOCIAL-EFF-4, SOCIAL-EFF-6 Whom or what a step concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Your side.
    Own,
    /// The opposing side.
    Opp,
    /// The player with the ball.
    Carrier,
    /// The shooter of the shot in progress.
    Shooter,
    /// Your own blocker.
    Blocker,
    /// Your own shooter or blocker.
    Duelist,
    /// The item directly below.
    Top,
    /// The players of the previous step.
    Same,
    /// Players on the field.
    Players(Group),
}

/// `side.zone.state.count`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Whose players.
    pub side: Whose,
    /// Of which lines.
    pub zone: Zone,
    /// In which state.
    pub state: Fitness,
    /// How many.
    pub count: Count,
}

word_enum! {
    /// Whose players a step may take.
    #[cfg_attr(feature = "ts", ts(rename = "SocialWhose"))]
    pub enum Whose {
        /// Yours.
        Own = "own",
        /// The opponent's.
        Opp = "opp",
        /// Both sides'.
        Any = "any",
    }
}

word_enum! {
    /// The lines that a step may take players from.
    #[cfg_attr(feature = "ts", ts(rename = "SocialZone"))]
    pub enum Zone {
        /// The ATTACK line.
        Attack = "A",
        /// The DEFENCE line.
        Defence = "D",
        /// Both lines.
        Field = "F",
    }
}

word_enum! {
    /// The state that a step asks for.
    #[cfg_attr(feature = "ts", ts(rename = "SocialFitness"))]
    pub enum Fitness {
        /// Any.
        Any = "any",
        /// FRESH.
        Fresh = "fresh",
        /// TIRED, not EXHAUSTED, and not made FRESH by a card in this round.
        Tired = "tired",
    }
}

word_enum! {
    /// How many players a step takes.
    #[cfg_attr(feature = "ts", ts(rename = "SocialCount"))]
    pub enum Count {
        /// One, chosen.
        One = "1",
        /// Two, chosen one by one.
        Two = "2",
        /// All.
        All = "all",
    }
}

/// One step of a card or perk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The moment at which it takes effect.
    pub trigger: Trigger,
    /// If.
    pub condition: Condition,
    /// What it does.
    pub operation: Operation,
    /// To whom.
    pub target: Target,
    /// How much.
    pub amount: i8,
    /// Times what.
    pub per: Per,
    /// But not more than this, if it is above 0.
    pub max: u8,
    /// How long.
    pub duration: Duration,
}

/// The words of a step as they stand in a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepWords<'a> {
    pub(crate) trigger: &'a str,
    pub(crate) condition: &'a str,
    pub(crate) operation: &'a str,
    pub(crate) target: &'a str,
    pub(crate) amount: &'a str,
    pub(crate) per: &'a str,
    pub(crate) max: &'a str,
    pub(crate) duration: &'a str,
}

impl Step {
    /// Reads a step. An unknown word, an impossible target, duration or amount is refused with its reason.
    pub(crate) fn read(words: &StepWords<'_>) -> Result<Self, String> {
        let step = Self {
            trigger: word("trigger", words.trigger)?,
            condition: word("condition", words.condition)?,
            operation: word("operation", words.operation)?,
            target: read_target(words.target)?,
            amount: number("amount", words.amount)?,
            per: word("per", words.per)?,
            max: number("max", words.max)?,
            duration: word("duration", words.duration)?,
        };
        step.verify_target()?;
        step.verify_duration()?;
        step.verify_amount()?;
        Ok(step)
    }

    fn verify_target(&self) -> Result<(), String> {
        use Operation as Op;
        let fits = match self.operation {
            Op::Att
            | Op::Def
            | Op::Tire
            | Op::Exhaust
            | Op::Recover
            | Op::Rest
            | Op::Protect
            | Op::NoBlock
            | Op::SwapStats => !matches!(self.target, Target::Own | Target::Opp | Target::Top),
            Op::Match => self.target == Target::Duelist,
            Op::Draw | Op::DiscardRandom | Op::Custody | Op::Lock | Op::Licence => {
                matches!(self.target, Target::Own | Target::Opp)
            }
            Op::DiscardPick | Op::PeekHand => self.target == Target::Opp,
            Op::Return | Op::Scry | Op::Steal | Op::Keeper => self.target == Target::Own,
            Op::Counter => self.target == Target::Top,
            Op::MoveBall | Op::Sub => self.takes_own(Count::One),
            Op::SwapSlots => self.takes_own(Count::Two),
        };
        if fits {
            Ok(())
        } else {
            Err(format!("{} cannot have this target", self.operation))
        }
    }

    fn takes_own(&self, count: Count) -> bool {
        matches!(self.target, Target::Players(group) if group.side == Whose::Own && group.count == count)
    }

    fn verify_duration(&self) -> Result<(), String> {
        use Operation as Op;
        let lasting = matches!(
            self.duration,
            Duration::Shot | Duration::Seq | Duration::NextSeq | Duration::Round
        );
        let fits = match self.operation {
            Op::Att | Op::Def | Op::Protect | Op::NoBlock | Op::SwapStats | Op::Lock | Op::Licence => lasting,
            Op::Match | Op::Keeper => self.duration == Duration::Shot,
            Op::Custody => matches!(self.duration, Duration::Now | Duration::Next),
            Op::Tire
            | Op::Exhaust
            | Op::Recover
            | Op::Rest
            | Op::Draw
            | Op::DiscardPick
            | Op::DiscardRandom
            | Op::Return
            | Op::PeekHand
            | Op::Scry
            | Op::Counter
            | Op::Steal
            | Op::MoveBall
            | Op::Sub
            | Op::SwapSlots => self.duration == Duration::Now,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("{} cannot last {}", self.operation, self.duration))
        }
    }

    fn verify_amount(&self) -> Result<(), String> {
        use Operation as Op;
        let fits = match self.operation {
            Op::Att | Op::Def | Op::Custody => self.amount != 0,
            Op::Draw | Op::DiscardPick | Op::DiscardRandom | Op::Return | Op::Scry | Op::Keeper => {
                self.amount > 0
            }
            Op::PeekHand => self.amount >= 0,
            Op::Tire
            | Op::Exhaust
            | Op::Recover
            | Op::Rest
            | Op::Protect
            | Op::NoBlock
            | Op::SwapStats
            | Op::Match
            | Op::Counter
            | Op::Steal
            | Op::MoveBall
            | Op::Sub
            | Op::SwapSlots
            | Op::Lock
            | Op::Licence => self.amount == 0,
        };
        let multiplied =
            self.per == Per::Once || matches!(self.operation, Op::Att | Op::Def | Op::Draw | Op::Custody);
        if fits && multiplied && self.max <= 100 {
            Ok(())
        } else {
            Err(format!(
                "{} cannot have the amount {} per {}",
                self.operation, self.amount, self.per
            ))
        }
    }
}

fn word<T: std::str::FromStr>(column: &str, text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("`{text}` is no word of the vocabulary for {column}"))
}

fn number<T: std::str::FromStr>(column: &str, text: &str) -> Result<T, String> {
    read_number(text).map_err(|_| format!("`{text}` is no number for {column}"))
}

fn read_target(text: &str) -> Result<Target, String> {
    Ok(match text {
        "own" => Target::Own,
        "opp" => Target::Opp,
        "carrier" => Target::Carrier,
        "shooter" => Target::Shooter,
        "blocker" => Target::Blocker,
        "duelist" => Target::Duelist,
        "top" => Target::Top,
        "same" => Target::Same,
        _ => {
            let words: Vec<&str> = text.split('.').collect();
            let [side, zone, state, count] = words[..] else {
                return Err(format!("`{text}` is no word of the vocabulary for target"));
            };
            Target::Players(Group {
                side: word("target", side)?,
                zone: word("target", zone)?,
                state: word("target", state)?,
                count: word("target", count)?,
            })
        }
    })
}
