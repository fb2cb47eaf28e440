# The terminal's own words. Those of the games stand in their own files.

cli-serve-ready = The games are open at { $address }
cli-backup-done = { $file } holds everything as of now. To restore it, stop the server, put it in the place of the data file, and start the server again.
cli-backup-database = this copies a data file; a PostgreSQL database is backed up by its own tools, such as pg_dump
cli-move-written = { $table }: { $records } written
cli-move-compared = { $table }: { $records } compared
cli-move-done = All { $records } records of { $from } are at { $to }, and each of them was compared. The source is as it was.
cli-admin-done = Done.
cli-admin-refused = Not done: { $why }
cli-admin-no-reports = Nobody has reported anything.
cli-admin-codes = Their password is gone. With one of these codes, each of which opens once, they choose a new one:
cli-admin-report = { $id }: { $reporter } reports { $reported }: { $reason }{ $settled ->
    [yes] { " " }(settled)
   *[no] { "" }
  }
cli-admin-report-match = { "    " }at match { $match }
cli-serve-metrics = Figures for Prometheus are at { $address }
cli-worker-ready = Thinking for others, on { $cores } of this machine's cores; Ctrl-C ends it.
cli-serve-stop = Ctrl-C closes them; every match goes on when they open again.

cli-play-welcome = Type a move or its number. `help` lists what else you can type.
cli-play-help =
    <move> or <number>   play it; an empty line plays the only choice
    moves                list your choices again
    hint                 tell what a good bot would do
    why <move>           say why a move is refused
    rules <clause>       show a clause; rules <words> looks for words
    record               show the record: all of it at full time, until then what you have seen
    save <file>          keep the match in a file
    load <file>          go on with a match that was kept
    takeback             take your last move back
    resign               give the whole match up
    quit                 leave
cli-play-over = The match is over. `record` shows it, `save <file>` keeps it, `quit` leaves.
cli-play-forced = { $seat }: there is only one thing to do. Press Enter.
cli-play-hand-over = The screen is for { $seat } alone. Press Enter when you sit before it.
cli-play-open = There are too many choices to list: write your move.
cli-play-what = That is no choice. `moves` lists them, `help` tells what you can type.
cli-play-hint = A good bot plays { $move }: chance to win { $with } with this, { $at_once } with what comes to mind at once.
cli-play-legal = { $move } can be played.
cli-play-saved = Saved as { $file }. The file holds what is still hidden, so do not peek.
cli-play-loaded = Going on with { $file }.
cli-play-taken-back = Taken back.
cli-play-record-sealed = The whole record holds hidden things. It opens at full time.

cli-scoreline = Home { $home }–{ $away } Away · { $clock } · { $phase }
cli-scoreline-still = Home { $home }–{ $away } Away · { $phase }

cli-result = { $winner ->
    [home] Full time: Home win { $home }–{ $away }.
    [away] Full time: Away win { $away }–{ $home }.
   *[nobody] Full time: a draw, { $home }–{ $away }.
}
cli-result-shoot-out = { $winner ->
    [home] Full time: { $home }–{ $away }, and Home win the shoot-out { $home_kicks }–{ $away_kicks }.
   *[away] Full time: { $home }–{ $away }, and Away win the shoot-out { $away_kicks }–{ $home_kicks }.
}
cli-result-forfeit = { $forfeit ->
    [home] Home give the match up at { $home }–{ $away }.
   *[away] Away give the match up at { $home }–{ $away }.
}

cli-simulate-matches = { $game }: { $matches } matches in { $seconds } s ({ $speed }, { $threads } threads)
cli-simulate-intervals = ± gives 95 % intervals, from the spread of { $by ->
    [pairs] pairs of matches with the same luck and the sides exchanged
   *[matches] single matches
}.
cli-simulate-stopped = Stopped early: these are the matches played until then.
cli-simulate-coach = coach { $coach } ({ $level }): wins { $wins } of { $matches } matches, { $decided } of { $decided_matches } decided ones, goals a match { $goals } over { $matches } matches
cli-simulate-results = home wins { $home }, draws { $draws }, away wins { $away } of { $matches } matches
cli-simulate-goals = goals a match: { $goals } over { $matches } matches
cli-simulate-moves = moves a match: { $moves } over { $matches } matches
cli-simulate-shoot-outs = decided by a shoot-out: { $share } of { $matches } matches
cli-simulate-points = points of coach 1: { $raw } as they came, { $adjusted } without the dice, over { $count } { $by ->
    [pairs] pairs
   *[matches] matches
}; { $factor } times fewer matches are as certain
cli-simulate-scores = commonest scores of { $matches } matches: { $scores }

cli-ladder-title = { $game }: the ladder of the bots
cli-ladder-rung = { $level }: Elo { $elo } ± { $reach } (95 % interval), over { $matches } matches
cli-ladder-duel = { $one } v { $other }: { $wins } won, { $draws } drawn, { $losses } lost; { $points } ± { $reach } % of the points (95 % interval) over { $pairs } pairs of matches, { $decided } of { $decided_matches } decided matches (95 % interval of the pairs); { $one_us } and { $other_us } µs a move over { $one_moves } and { $other_moves } moves{ $early ->
    [yes] {"; certain before the end"}
   *[no] {""}
}

cli-ladder-adjusted = { $one } v { $other } without the dice: { $points } of the points (95 % interval) where { $raw } came; { $factor } times fewer matches are as certain

cli-fit-title = { $game }: what a position is worth, from { $positions } positions of { $matches } matches
cli-fit-worth = a goal counts { $goal }, a goal to expect { $prospect }; { $foreseen } of the spread of goals to come is foreseen
cli-fit-error = mean squared error over { $positions } positions of matches kept apart: { $error }, of somebody who knows nothing { $ignorance }
cli-fit-bar = predicted { $predicted }, came { $came } ({ $positions } positions)

cli-practise-result = { $game }: after { $pairs } pairs of matches { $wins } won, { $draws } drawn and { $losses } lost against instinct, { $share } of { $decided } decided matches (95 % interval of the pairs)

cli-replay-step = step { $step } of { $steps }
cli-replay-prompt = Enter: on · b: back · number: go there · q: quit >
cli-replay-help = Press Enter to go on, or type b, the number of a step, or q.

cli-record-good = { $file }: nothing contradicts, { $steps } steps, { $draws } draws
cli-record-forged = { $file }: NOT GOOD, { $steps } steps, { $draws } draws
cli-record-other-rules =   played by rules { $version }, verified by rules { $present }
cli-record-rules-yes =   rules: yes, every event follows from the moves and what was drawn
cli-record-rules-no =   rules: no, { $why }
cli-record-rules-cannot =   rules: cannot say, { $why }
cli-record-rolls-yes =   rolls: yes, every roll and shuffle verified from the secret
cli-record-rolls-from =   rolls: yes, verified from the secret from step { $step } on; the steps before belong to another match
cli-record-rolls-no =   rolls: no, { $why }
cli-record-rolls-cannot =   rolls: cannot say, { $why }
cli-record-outcome-yes =   outcome: yes, it is the one the events lead to
cli-record-outcome-no =   outcome: no, { $why }
cli-record-outcome-cannot =   outcome: cannot say, { $why }
cli-record-bad = { $file }: { $why }

cli-scenario-pass = pass
cli-scenario-fail = FAIL
cli-scenario-sum = { $passed } passed, { $failed } failed

cli-games-facts = rules { $version } · { $seats } seats · bots: { $bots }
cli-games-chapter = chapter: { $title }
cli-games-option = { $default } ({ $kind })

cli-rules-none = No clause answers to “{ $words }”.
cli-rules-ruling = Ruling: { $why }

cli-decks-legal = It can be played.
cli-decks-illegal = { $count ->
    [one] It cannot be played: 1 reason.
   *[other] It cannot be played: { $count } reasons.
}

cli-analyse-stopped = Stopped early: not all decisions were weighed, and what they lost stands with the guesses.
cli-analyse-curve = Home’s chance to win, from the start to the end, and who scored:
cli-analyse-ledger = { $side ->
    [home] Home
   *[away] Away
}: from { $start } % to { $end } %. Dice { $dice } %, own decisions cost { $own } %, the other side’s cost { $other } %, guesses { $guesses } %. { $decisions } decisions: { $inaccuracies } inaccuracies, { $mistakes } mistakes, { $blunders } blunders, { $finds } finds.
cli-analyse-turning-points = Turning points:
cli-analyse-turning-point = step { $step } ({ $clock }): { $change } % for Home, { $cause ->
    [dice] the dice
    [decision] a decision
   *[guess] a guess that nobody could know
}
cli-analyse-decisions = Decisions to look at:
cli-analyse-decision = step { $step } ({ $clock }), { $seat }: { $mark ->
    [find] a find
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}, { $mark ->
    [find] { $made } gains { $share } % over what comes to mind at once
   *[other] { $made } loses { $share } %; better was { $best }
}
cli-analyse-lucky = { $side ->
    [home] Luckiest for Home:
   *[away] Luckiest for Away:
}
cli-analyse-draw = step { $step } ({ $clock }): { $share } %, { $rare ->
    [rare] as good comes less than once in { $one_in }
   *[odds] as good comes once in { $one_in }
}
