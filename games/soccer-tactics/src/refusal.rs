//! Why a move is forbidden.

use std::fmt;

use engine::Clause;

macro_rules! refusals {
    ($($name:ident $clause:literal $text:literal)*) => {
        /// Why a choice is refused. TACTICS-MINOR-1 The rules prevent it, so that it is no foul. If several clauses forbid
        /// it, the first in the order of the rules' table is named.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal {
            $(#[doc = $text] $name,)*
        }

        impl engine::Refusal for Refusal {
            fn clause(&self) -> Clause {
                Clause(match self { $(Self::$name => $clause,)* })
            }
        }

        impl fmt::Display for Refusal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Self::$name => $text,)* })
            }
        }
    };
}

refusals! {
    NotYourTurn "TACTICS-MINOR-1" "it is not your decision now"
    NotNow "TACTICS-MINOR-1" "this is not what is to be decided now"
    NoSuchSeat "TACTICS-FOUR-1" "each side has one coach in this match"
    PartnersDuty "TACTICS-FOUR-2" "your partner is on duty until the next offensive set"
    PartnersRole "TACTICS-FOUR-3" "one of you attacks, one defends: this decision is your partner's"
    NoSquare "TACTICS-GEO-10" "the pitch has no such square: A1 to H16"
    CannotPass "TACTICS-MOVE-13" "once the die is rolled the move must be made"
    KeeperAfterRoll "TACTICS-KEEP-3" "after the roll only a field player can be moved"
    KeeperOnOffence "TACTICS-KEEP-4" "the keeper can only be moved on defence, instead of a roll"
    RollFirst "TACTICS-KEEP-2" "first decide: move the keeper, or have the die rolled"
    NoKeeper "TACTICS-KEEP-8" "your keeper is not on the pitch"
    KeeperOneStep "TACTICS-KEEP-1" "the keeper moves one square only"
    HolderStays "TACTICS-SET-2" "the pawn with the ball cannot make the pawn move"
    NotYourMover "TACTICS-SET-2" "move a pawn of your own that is on the pitch"
    NotYourCapturer "TACTICS-CAPT-1" "capture with a pawn of your own that is on the pitch"
    NotYourDefender "TACTICS-SET-6" "answer with a pawn of your own that is on the pitch"
    SameSquare "TACTICS-MOVE-5" "a pawn cannot come back to a square of the same move"
    NotTheCount "TACTICS-MOVE-3" "that square is not as many steps away as the die shows: the whole roll must be used"
    OwnPawnThere "TACTICS-TEAM-6" "one of your pawns already stands there"
    OffThePitch "TACTICS-MOVE-6" "every path leaves the pitch"
    OffTheHalf "TACTICS-MOVE-6" "defenders stay in their own half, also on the way"
    Blocked "TACTICS-MOVE-8" "an opponent blocks every path to that square"
    GoalAreaFull "TACTICS-LIMIT-4" "that would be a second pawn in the goal area"
    PenaltyAreaFull "TACTICS-LIMIT-3" "that would be a fifth field player in the penalty area"
    RowFull "TACTICS-LIMIT-1" "that would be five in a row"
    ColumnFull "TACTICS-LIMIT-2" "that would be four in a column"
    TakerTouches "TACTICS-TOUCH-1" "this pawn took the kick: another pawn must touch the ball first"
    NoDribble "TACTICS-DRIB-1" "you can dribble only with a 1"
    TurnsBack "TACTICS-BALL-3" "the ball cannot turn back to a row or column it has left"
    OutOfRange "TACTICS-BALL-4" "that square is not in range of this roll"
    KickoffForward "TACTICS-KICK-5" "the kick-off must go forward across the centre line"
    LeaveTheArea "TACTICS-GKICK-5" "a goal kick must leave the penalty area"
    OnlyAnOpponent "TACTICS-BALL-8" "only an opponent stands there"
    NotInLineUp "TACTICS-SETUP-8" "arrange pawns of your own that are on the pitch"
    SwapAttackers "TACTICS-SETUP-8" "only two attackers can change posts"
    EnoughChanges "TACTICS-SETUP-12" "you have changed enough: say done"
    KeeperPost "TACTICS-SETUP-2" "the keeper lines up on one of the two squares of his goal area"
    DefenderPost "TACTICS-SETUP-3" "the defenders line up in row 4: columns B, D, E and G"
    MidfieldPost "TACTICS-SETUP-4" "the midfielders line up in row 6: columns A, C, F and H"
    StrikerPost "TACTICS-SETUP-5" "the strikers line up in row 8"
    BallStriker "TACTICS-SETUP-6" "the striker with the ball stands on a circle square of your half"
    ZoneAtKickoff "TACTICS-SETUP-7" "keep one square away from the ball"
    NotWaiting "TACTICS-PLACE-3" "this pawn need not be placed"
    MustLeave "TACTICS-PLACE-2" "put it down somewhere else than where it stands"
    DefenderHalf "TACTICS-TEAM-4" "defenders stay in their own half"
    KeeperHalf "TACTICS-TEAM-5" "the keeper stays in his own half"
    OutsideGoalArea "TACTICS-KEEP-7" "make room: the nearest legal square outside the goal area"
    KeeperHomeSquare "TACTICS-KEEP-7" "the keeper goes to one of the two squares of his goal area"
    PenaltyLineUp "TACTICS-PEN-5" "only rows 3 and 4 outside the area; the fouling side not on the arc"
    GoalKickRing "TACTICS-GKICK-2" "place it in the ring around the penalty area"
    ZoneRing "TACTICS-FREE-4" "place it on the ring two squares from the ball"
    BesideCorner "TACTICS-CORNER-5" "move it to a square beside the corner"
    CornerZone "TACTICS-CORNER-7" "keep off the corner square, and on defence one square away from the ball"
    CornerKeeper "TACTICS-CORNER-9" "the keeper stays in the goal area at a corner"
    KickerAtFlag "TACTICS-CORNER-2" "the kicker waits at the corner flag"
    NotYourCornerPawn "TACTICS-CORNER-6" "place a pawn of your own that is on the pitch"
    NotOfferedSpot "TACTICS-FREE-2" "the free kick is taken from a circle square that one of your pawns may take"
    NotClose "TACTICS-FREE-3" "this pawn is not close to the ball"
    NotTheArc "TACTICS-PEN-2" "the kicker stands on one of the two squares of the penalty arc"
    NotAKeeper "TACTICS-CARD-8" "name one of your field players"
    ClockStands "TACTICS-KICK-3" "the clock of this period does not run"
    TimeIsUp "TACTICS-TIME-4" "the time of this period is up already"
    VirtualPeriod "TACTICS-TIME-9" "the virtual clock decides when the period is over"
    VirtualMoves "TACTICS-TIME-10" "with the virtual clock a choice has no time limit"
    NoMoveLimit "TACTICS-MINOR-10" "a choice has no time limit in this match"
}
