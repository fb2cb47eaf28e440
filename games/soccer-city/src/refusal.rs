//! Why a move is forbidden.

use std::fmt;

use engine::Clause;

macro_rules! refusals {
    ($($name:ident $clause:literal $text:literal)*) => {
        /// Why a choice is refused. The checks of a chapter run in the order of its clauses; the first that fails is named.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Refusal {
            $(#[doc = $text] $name,)*
        }

        impl engine::Refusal for Refusal {
            fn clause(&self) -> Clause {
                Clause(match self { $(Self::$name => $clause,)* })
            }
        }

        impl Refusal {
            pub(crate) const fn text(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

refusals! {
    NotYourTurn "CITY-TURN-1" "it is not your decision now"
    PartnersTurn "CITY-FOUR-2" "your partner decides in this turn"
    NoSuchSeat "CITY-FOUR-1" "each side has one coach in this match"
    NotNow "CITY-TURN-3" "this is not what is to be decided now"
    NotYourPiece "CITY-SET-1" "that piece is not yours"
    NotOnPitch "CITY-SET-2" "that piece is not on the pitch"
    NotPlaying "CITY-SET-2" "that piece sits on the bench or is out of the match"
    NotOnTheBench "CITY-SET-2" "only a piece of the bench can come in, for one that plays"
    KeeperStarts "CITY-SET-2" "the keeper always starts"
    OwnHalf "CITY-SET-3" "line up in your own half; the halfway hexagons belong to neither"
    NoPreset "CITY-SET-5" "free is no formation: place your pieces one by one"
    PieceMissing "CITY-SET-5" "a piece is not placed yet"
    NoKicker "CITY-SET-6" "one of your outfield pieces must stand on the kick-off hexagon"
    CentreCircle "CITY-SET-7" "keep three hexagons away from the kicker"
    Occupied "CITY-GEO-2" "a piece already stands there"
    OneHexagon "CITY-REPO-1" "one hexagon only"
    NotInHand "CITY-HAND-4" "that card is not in your hand"
    NoSuchBallCard "CITY-HAND-4" "you hold no such Ball card"
    KeepsTooMany "CITY-HAND-7" "keep at most two cards"
    MustDiscard "CITY-HAND-8" "at half-time you must discard"
    BallsStay "CITY-HAND-11" "Ball cards are not part of a Discard"
    NoPartner "CITY-FOUR-6" "you have no partner to trade with"
    NoTradeNow "CITY-FOUR-6" "partners trade at half-time and after goals only"
    NothingToTrade "CITY-FOUR-7" "both of you must hold a card of that deck"
    OtherDeck "CITY-FOUR-7" "give a card of the deck that was named"
    ActedAlready "CITY-TURN-5" "the one action of this turn is used"
    NoBearer "CITY-BALL-5" "none of your pieces has the ball"
    NoAdvanceHere "CITY-BALL-5" "the ball must be passed here"
    OutOfRange "CITY-PASS-1" "that is not a length of this card: Short 1 to 4, Medium 5 to 8, Long 9 to 12"
    OffTheLines "CITY-PASS-2" "a pass follows one of the six lines, or goes square"
    OpponentThere "CITY-PASS-3" "an opponent stands there"
    Blocked "CITY-PASS-7" "a piece on the first hexagon blocks a high ball along this line"
    StaysOnPitch "CITY-PASS-11" "the ball would not leave the pitch along this line"
    SquareNeedsMate "CITY-SQR-1" "a Square Pass must end on a team-mate"
    SquareRange "CITY-SQR-2" "a Square Pass goes 1 lateral square with Short, 2 with Medium, 3 or 4 with Long"
    SquareGuarded "CITY-SQR-3" "opponents on both flank hexagons stop a Square Pass"
    SquareNotAnticipated "CITY-SQR-6" "a Square Pass cannot be anticipated"
    AdvanceForward "CITY-ADV-2" "an Advance goes forward"
    AdvanceBlocked "CITY-ADV-4" "the player's hexagon is not free"
    AdvanceOffPitch "CITY-ADV-4" "player and ball must stay on the pitch"
    CloseNeedsMate "CITY-CLOSE-1" "a Close Pass goes to a team-mate on the pitch"
    CloseGuarded "CITY-CLOSE-4" "opponents on both flank hexagons stop a Close Pass off the lines"
    CloseNotAnticipated "CITY-CLOSE-5" "a Close Pass cannot be anticipated"
    NotOnTheCard "CITY-ACT-4" "that card does not carry this tactic"
    NotItsMoment "CITY-ACT-4" "this is not the moment for that tactic"
    WrongKindOfCard "CITY-ACT-1" "the attacker lays an Attack card, the defender a Defence card"
    NotMarkedByHim "CITY-FACE-1" "dribble against an opponent next to the bearer"
    NobodyToTackle "CITY-FACE-2" "no opponent has the ball"
    NotBesideBearer "CITY-FACE-2" "only a piece next to the bearer can tackle"
    SafeKeeper "CITY-FACE-3" "a keeper with the ball in his own penalty box cannot be tackled"
    NotAWay "CITY-FACE-12" "the move of the card does not lead there"
    NotForward "CITY-FACE-9" "one free hexagon forward"
    LastManThrows "CITY-FOUL-7" "the last man's Foul must be put to the die"
    StrictThrows "CITY-EF-9" "the Extremely Strict Referee wants the die thrown"
    GiveAndGoMoment "CITY-ATAC-8" "a Give and Go comes before the Pass"
    AfterThePass "CITY-ATAC-2" "this tactic comes right after a Pass or Advance of the same turn"
    TacticNeedsBearer "CITY-ATAC-3" "this tactic needs a bearer of your side"
    NoTacticsAfterRestart "CITY-ATAC-6" "no attacking tactic in the turn of a restart"
    NobodyNear "CITY-ATAC-8" "no team-mate within four hexagons can be reached"
    TooFarForGiveAndGo "CITY-ATAC-8" "the team-mate must be within four hexagons"
    TooFarFromRunner "CITY-ATAC-8" "the ball must land within two hexagons of the first player"
    StepForward "CITY-GEO-4" "each step goes forward"
    StepBack "CITY-DTAC-10" "each step goes back"
    RunIsOver "CITY-ATAC-8" "he has run two hexagons"
    AnotherRuns "CITY-ATAC-7" "another piece is on its way"
    NoFastBreak "CITY-ATAC-10" "no piece in your own half could be reached by a Close Pass"
    BreakIsOver "CITY-ATAC-10" "he has run two hexagons"
    NotABreaker "CITY-ATAC-10" "choose outfield pieces in your own half, not the bearer"
    TwoRunners "CITY-ATAC-10" "two pieces at most"
    MustPass "CITY-ATAC-10" "the pass of a Fast Break is obligatory"
    NoCross "CITY-ATAC-11" "bearer and receiver must stand on opposite wings of the same half"
    NobodyInTheBox "CITY-ATAC-12" "no team-mate in the box can be reached"
    NotInTheBox "CITY-ATAC-12" "the receiver must stand in the opponents' penalty box"
    OneTouchMoment "CITY-ATAC-14" "One-Touch needs a ball that nobody of yours had when A4 began, and that a piece took in A4"
    NoSideLiner "CITY-ATAC-15" "choose an outfield team-mate within four hexagons of the bearer and further back"
    SideLineMoment "CITY-ATAC-15" "a Side-Line Advance is played in A2"
    SideLineIsOver "CITY-ATAC-15" "he has gone four hexagons"
    StraightForward "CITY-ATAC-15" "straight forward; aside only if that hexagon is occupied"
    NobodyCanSlip "CITY-ATAC-16" "no marked team-mate can get free"
    StillMarked "CITY-ATAC-16" "a marked outfield team-mate must become unmarked"
    NoBallPlay "CITY-ATAC-17" "no Ball card can be played"
    NoAdvanceToSprint "CITY-ATAC-18" "Sprint needs a Medium or Long Advance in A1"
    NoRoomToSprint "CITY-ATAC-18" "the next hexagon of the line is not free"
    OutfieldOnly "CITY-DTAC-3" "an outfield piece of yours on the pitch must do it"
    NotOnThePath "CITY-DTAC-3" "step onto the first or the last free hexagon of the path, one hexagon away"
    TrapFails "CITY-DTAC-4" "the recipient would not be offside"
    NoOffsideHere "CITY-DTAC-4" "there is no offside from this pass"
    NothingToClaim "CITY-DTAC-6" "only a Pass to the Box or a corner with a receiver can be claimed"
    ReceiverMarked "CITY-DTAC-6" "the receiver is marked"
    KeeperTooFar "CITY-DTAC-6" "the keeper is more than two hexagons away"
    TooFarToPress "CITY-DTAC-9" "only pieces within three hexagons of the bearer can press, and go two at most"
    EndBesideBearer "CITY-DTAC-9" "a pressing piece must end next to the bearer"
    PressSomebody "CITY-DTAC-9" "one piece at least must press"
    NotInTheirHalf "CITY-DTAC-10" "choose outfield pieces in the opponents' half"
    RetreatIsOver "CITY-DTAC-10" "he has gone far enough"
    RetreatSomebody "CITY-DTAC-10" "one piece at least must step back"
    NobodyToPress "CITY-DTAC-12" "Pressing needs an attacker who has the ball"
    SafeKeeperPressed "CITY-DTAC-13" "a keeper with the ball in his own penalty box cannot be pressed"
    OutsideShotArea "CITY-SHOT-1" "the bearer must stand in the Shot-on-Goal Area"
    MarkedInFront "CITY-SHOT-2" "an opponent stands on a front hexagon of the shooter"
    OwnPiecesInFront "CITY-SHOT-5" "your own pieces hold all three front hexagons"
    NoShotCards "CITY-STRK-1" "there are no Shot cards in Striker mode: name a line of the guide"
    NoStrikerGuide "CITY-STRK-1" "lines are named in Striker mode only"
    LineNotMet "CITY-STRK-2" "the condition of that line is not met"
    OnlyTheKeeper "CITY-SAVE-7" "only the keeper moves after a save"
    TooFarToThrow "CITY-SAVE-7" "the keeper throws four hexagons at most"
    ClearFour "CITY-SAVE-8" "the ball is cleared exactly four hexagons along a line, on the pitch"
    KeeperMustPass "CITY-KEEP-1" "the keeper has had the ball for two turns: he must pass"
    ThreeMoved "CITY-REPO-1" "three outfield pieces at most"
    BearerStays "CITY-REPO-2" "the bearer may not be moved"
    AdvancedAlready "CITY-REPO-3" "he made a Medium or Long Advance this turn"
    UsedAlready "CITY-REPO-4" "he was used in a tactic this turn"
    DefenderUsed "CITY-DTAC-11" "he was moved in a defensive tactic this turn"
    MovedAlready "CITY-REPO-5" "he has been moved already"
    RelocatedAlready "CITY-STOP-3" "each piece is relocated once at most"
    TooNearOpponent "CITY-STOP-4" "not next to an opponent outside his Shot-on-Goal Area"
    TwoAtAThrowIn "CITY-STOP-5" "two pieces at most at a throw-in"
    OnTheBall "CITY-STOP-7" "nobody is put on the ball but the taker"
    NobodyLeftToKick "CITY-STOP-9" "this piece must take the kick: nobody else can"
    NoFreeKicker "CITY-FREE-2" "one of your pieces must stand on the ball"
    TooNearBall "CITY-FREE-3" "no piece of yours may be next to the ball"
    MustTakeFreeKick "CITY-FREE-4" "a free kick is a Pass, or inside the area a direct shot"
    TooFarForDirectShot "CITY-FREE-4" "a direct shot is possible inside the Shot-on-Goal Area only"
    TwoInTheWall "CITY-FREE-6" "one or two outfield pieces in the wall"
    WallIsTheirs "CITY-FREE-7" "the kicking side may not stand on the wall hexagons"
    PenaltyPair "CITY-PEN-1" "kicker and keeper stay where they are"
    PenaltyBox "CITY-PEN-5" "everybody else must be outside the penalty box"
    NotYourCorner "CITY-CORN-1" "choose one of the two corners you attack"
    OnTheCorner "CITY-CORN-2" "nobody may stand on the corner"
    MustTakeCorner "CITY-CORN-3" "a corner is a Pass or a Pass to the Box"
    KeeperInGoalBox "CITY-GKIK-1" "the keeper takes the kick inside his goal box"
    LeaveTheBox "CITY-GKIK-2" "a goal kick must leave the penalty box"
    MustTakeGoalKick "CITY-GKIK-2" "a goal kick must be taken"
    GoalKickBox "CITY-GKIK-3" "stay outside the penalty box"
    TooFarForThrowIn "CITY-THRO-2" "throw to a team-mate within three hexagons"
    NobodyToThrowTo "CITY-THRO-5" "a team-mate must be within three hexagons of the throw"
    NoSubstitutions "CITY-SUB-1" "no substitution is left"
    MayNotReturn "CITY-SUB-1" "who was taken off may not return"
    BallInPlay "CITY-SUB-2" "substitutions are made when the ball is dead"
    NotReplaced "CITY-SUB-3" "a sent-off piece cannot be replaced"
    RainMakesLong "CITY-EF-11" "in the rain a Medium card is a Long Pass: 9 to 12 hexagons, 3 or 4 square"
    NoMediumInRain "CITY-ACE-4" "in the rain choose Short or Long for a Pass"
    NeedNotMove "CITY-EF-16" "that piece need not move"
    StillNextTo "CITY-EF-16" "it must get away from the opponents it stands next to"
    NotNextTo "CITY-EF-18" "it must go next to an opponent two hexagons away"
}
