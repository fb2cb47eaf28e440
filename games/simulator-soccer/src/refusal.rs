//! Why a move is forbidden.

use std::fmt;

use engine::Clause;

macro_rules! refusals {
    ($($name:ident $clause:literal $text:literal)*) => {
        /// Why a choice is refused. If several clauses forbid it, the first that is checked is named.
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
    NotYourTurn "SIM-GEN-9" "it is not your decision now"
    NotNow "SIM-GEN-9" "this is not what is to be decided now"
    NotYours "SIM-GEN-9" "name a footballer of your own who is on the pitch"
    PlacedAlready "SIM-GEN-4" "a placed peg stays where it is"
    OnTheLine "SIM-PLACE-1" "a peg stands wholly inside its cell, 0.70 from every side"
    LyingOverLine "SIM-PLACE-6" "a lying peg is wholly inside its cell, 0.10 from its sides, at 0 to 179.99 degrees"
    CellTaken "SIM-PLACE-2" "a team-mate stands in that cell"
    PegsTouch "SIM-PLACE-3" "pegs keep 1.30 apart and do not touch"
    TooNearTheBall "SIM-PLACE-5" "an opponent leaves 1.2 free between his peg and the ball"
    OnTheBall "SIM-PLACE-7" "the peg would overlap the ball"
    LiesOnTheGround "SIM-MOVE-4" "a lying footballer cannot be moved"
    ElevenStart "SIM-START-1" "place eleven footballers first"
    StartCellTaken "SIM-START-2" "your footballers stand in different cells"
    NotOwnHalf "SIM-START-3" "at a kick-off everybody stands in his own half or a centre cell other than E6"
    KeeperMissing "SIM-START-9" "the goalkeeper is one of the eleven"
    OutfielderKicksOff "SIM-START-6" "an outfielder kicks off"
    WrongTechnique "SIM-KICK-2" "headers and throws are flicked by the head, all other kicks are low or lobs"
    LeaveFirst "SIM-KICK-7" "first the kicker leaves the cell that he shares with a team-mate"
    LeaveByOne "SIM-KICK-7" "he leaves by one cell, into a cell without a team-mate, not the ball cell"
    AimOutOfRange "SIM-EXEC-1" "a value of the aim is out of its range"
    ReleaseWhen "SIM-EXEC-4" "let go between 300 and 6000 milliseconds after the lock"
    NothingToTime "SIM-EXEC-6" "there is no release to time"
    WrongTarget "SIM-EXEC-1" "aim the kick as it was declared"
    TooFarToHead "SIM-TABLE-1" "a header or throw goes five cells at most"
    DribbleLine "SIM-TABLE-1" "a dribble goes through the opponent's cell first"
    WrongPlan "SIM-GK-9" "the keeper stays, or plans a move that fits the bar"
    MustKick "SIM-PASS-4" "the holder must kick"
    NoDribbleFromPlaceKick "SIM-DRIB-1" "a place kick or throw is no dribble"
    DribbleWhom "SIM-DRIB-2" "dribble a standing opponent in your cell or a neighbour cell"
    DribbleTowards "SIM-DRIB-3" "the ball must leave the cell towards that opponent"
    NotTheCornerArea "SIM-CROSS-1" "a cross is kicked from the corner kick area"
    CrossUsed "SIM-CROSS-2" "one cross in a round"
    NotTheScoringArea "SIM-SHOT-7" "a shot is kicked from the scoring area"
    ShotUsed "SIM-SHOT-2" "one shot in a round"
    ShotUsedHeader "SIM-HEAD-4" "the shot of this round is used up: head a pass"
    DefendersHeadAPass "SIM-HEAD-5" "a defender's header is a pass"
    NoRepeat "SIM-REP-1" "no skill of his allows this kick now"
    NotTouched "SIM-REP-3" "for yellow he must receive the pass without moving, and the ball must have touched him"
    PassedAlready "SIM-REP-4" "he has passed or dribbled in this round"
    NoGreen "SIM-REP-5" "for green he reaches the ball by at most one cell in the corner kick area"
    NoRed "SIM-REP-6" "for red he reaches the ball by at most one cell in the penalty area"
    MarkedByBlue "SIM-REP-8" "a blue opponent in his cell cancels his skill"
    TooManyKicks "SIM-GUARD-3" "twenty kicks in one phase 1 are enough"
    GoalKickIsAPass "SIM-GKICK-2" "a goal kick is a pass"
    NoKeeper "SIM-GK-11" "there is no goalkeeper on the pitch"
    NoBar "SIM-GK-3" "no bar: the ball is in the area, the keeper is not in the goal, or it is a header"
    OffTheTrack "SIM-GK-9" "at most 4.40 from the middle upright, 3.40 in a dive"
    PenaltyNeedsTheBar "SIM-PEN-2" "at a penalty the keeper uses the bar"
    KeeperTwoCells "SIM-GK-5" "the keeper moves one cell, or two lying"
    KeeperEntry "SIM-GK-6" "he enters the ball cell by one cell, or by two from beside a front cell of the shooter"
    BoundByStriker "SIM-PRO-8" "against this striker the keeper stands in a goal-box cell that he can reach"
    OnlyKeepersPickUp "SIM-GK-13" "only a keeper in his own penalty area picks the ball up"
    BackPass "SIM-GK-14" "it is a back-pass"
    KeeperKeepsToArea "SIM-GK-15" "a keeper with the ball stays in his penalty area"
    KeeperHolds "SIM-GK-15" "the keeper holds the ball: his cell is closed"
    PutDownInCell "SIM-GK-16" "the ball is put down inside the keeper's cell"
    PutDownNearOpponent "SIM-GK-16" "at least 1.2 from an opponent's peg"
    TooFar2 "SIM-P2-1" "that is farther than the limit of this phase"
    HolderStays "SIM-P2-2" "the holder does not move"
    MovedAlready2 "SIM-P2-3" "he has moved in this round"
    BallCellClosed "SIM-P2-5" "the ball cell is closed to team-mates"
    QuickRound "SIM-QUICK-2" "a quick round: one footballer by one cell, and the keeper by one cell"
    TooFar3 "SIM-P3-2" "the attack moved fewer cells than that"
    MovedAlready3 "SIM-P3-3" "he has moved in this round"
    NotTheFirstMoved "SIM-P3-5" "only the first footballer moved may enter the ball cell or tackle"
    MajorFoul "SIM-ENTER-4" "entering by two or more cells is a sending-off: mark it as major"
    SecondDefender "SIM-ENTER-5" "a second defender cannot enter"
    NobodyToTackle "SIM-TACK-1" "nobody of yours is in the ball cell"
    TackledAlready "SIM-TACK-6" "one tackle in a phase 3"
    OutfielderSlides "SIM-SLIDE-1" "a standing outfielder slides"
    SlideTheSameWay "SIM-SLIDE-2" "he slides exactly as many cells as the attacker moved"
    SlideFromTheFront "SIM-SLIDE-3" "into the ball cell only by one cell from a front cell"
    TooManySubs "SIM-SUB-1" "no substitution is left"
    NotFromTheBench "SIM-SUB-2" "one from the pitch for one from the bench"
    SubsDue "SIM-SUB-5" "substitutions are due first"
    KeeperStaysOn "SIM-SUB-6" "the goalkeeper is not substituted"
    NoReserveKeeper "SIM-SUB-7" "the reserve keeper comes on once, after the keeper was sent off, for an outfielder"
    ThrowerStands "SIM-THROW-2" "choose a standing footballer of yours"
    MustThrow "SIM-THROW-3" "the team-mate in that cell must throw"
    RoomNextDoor "SIM-THROW-3" "into a neighbour cell without a team-mate"
    ThrowerStays "SIM-THROW-4" "the thrower does not move, and his cell is closed"
    GroupTooSmall "SIM-LU-3" "the first group is 6 or 7 outfielders, the taker first"
    TakerFirst "SIM-LU-3" "first of all the taker is placed at the ball"
    PlaceAll "SIM-LU-4" "all footballers are placed"
    OwnHalfRest "SIM-LU-5" "the rest stands in its own half"
    TakersCell "SIM-LU-8" "the taker's cell holds nobody else"
    KickoffHalf "SIM-KO-1" "at a kick-off everybody stands in his own half or a centre cell other than E6"
    KeeperNotTaker "SIM-LU-3" "the keeper takes goal kicks and free kicks only"
    GoalKickBall "SIM-GKICK-1" "the ball lies in a goal-box cell"
    OutsideTheArea "SIM-GKICK-1" "opponents are outside that penalty area"
    KeepDistance "SIM-FK-2" "opponents keep 9.6 from the ball"
    CornerDistance "SIM-CORN-2" "opponents keep 9.6 from the ball"
    NoWallHere "SIM-FK-4" "one wall of two or three, on a free kick in the attacking zone, not in the goal box"
    BreakTheWall "SIM-FK-6" "first the wall is broken: all but one move one cell"
    WallByOne "SIM-FK-6" "he leaves the wall by one cell, into a cell without a team-mate"
    PenaltyArea "SIM-PEN-1" "everybody else stays outside the penalty area and 9.6 from the ball"
    NoLongKick "SIM-PRO-4" "only a footballer with LONG_KICK names a team-mate as receiver"
    NoOffsideStep "SIM-PRO-7" "he steps one cell back and must be onside after it"
    NoPreciseCross "SIM-PRO-11" "only a footballer with PRECISE_CROSS names a receiver in the area"
    NoHeaderStep "SIM-PRO-12" "he steps one cell, into or inside the penalty area"
    NoSpeedStep "SIM-PRO-13" "a free footballer with SPEED steps one cell into an empty cell"
    NoKnockOn "SIM-PQR-3" "one cell into a team-mate's cell, and he on into an empty neighbour cell; not into or out of the ball cell"
    NoSynchro "SIM-PQR-4" "up to four footballers change their spots inside their cells"
    OneChoice "SIM-PQR-1" "one choice in a quick round: one by one, knock-on or synchro"
    NotACandidate "SIM-COD-4" "choose one of the nearest"
    OnsideTaker "SIM-OFF-6" "take the ball with an onside footballer"
    NotACellOfTheBall "SIM-LINE-2" "choose a cell that the ball lies in, without a team-mate"
    KickedBefore "SIM-DRAW-3" "everybody else kicks first"
}
