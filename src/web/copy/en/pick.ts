import { formatIn } from '#web/copy/format/format.ts'
import type { PickCopy } from '#web/copy/pt-BR/pick.ts'

const format = formatIn('en')

const than = (more: number, whose: string) => {
  if (more === 0) return `equal to ${whose}`
  if (more >= 100) return `${format.decimal(1 + more / 100)} times ${whose}`
  return `${format.percent(Math.abs(more))} ${more > 0 ? 'larger' : 'smaller'} than ${whose}`
}

export const pick: PickCopy = {
  views: { label: 'View', upcoming: 'Next matches', history: 'My picks' },
  sport: 'Sport',
  all: 'All',
  running: 'Being played, with your pick',
  runningPick: (pick) => `your pick: ${pick}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  moreDays: (days) => format.plural(days, { one: 'Show # more day', other: 'Show # more days' }),
  howScored: 'What each pick is worth',
  otherSports: 'other sports',
  hidden: 'Your pick stays hidden from others until kick-off and can change until then.',
  typing: 'On a keyboard, with the focus on a match, type 2 and 1 to enter 2 x 1.',
  versus: (home, away) => `${home} against ${away}`,
  goals: (club) => `Goals of ${club}`,
  more: (club) => `One more goal for ${club}`,
  less: (club) => `One goal less for ${club}`,
  winner: 'Who wins',
  goesOn: 'If level, who goes through?',
  goesOnTwoLegs: 'That leaves both legs level: who goes through?',
  goesOnText: (score, name) => `${score}, ${name} goes through`,
  blank: 'no pick',
  forecast: 'The model’s forecast',
  shares: (home, homeShare, draw, away, awayShare) =>
    `${home} ${format.percent(homeShare)}, draw ${format.percent(draw)}, ${away} ${format.percent(awayShare)}`,
  sharesTwo: (home, homeShare, away, awayShare) =>
    `${home} ${format.percent(homeShare)}, ${away} ${format.percent(awayShare)}`,
  draw: 'Draw',
  saving: 'Saving',
  saved: (time) => `Saved at ${time}`,
  savedScore: (home, homeGoals, awayGoals, away) =>
    `${home} ${format.number(homeGoals)} x ${format.number(awayGoals)} ${away} saved`,
  savedWinner: (home, away, winner) => `${home} against ${away}: ${winner} to win, saved`,
  unsaved: 'It was not saved.',
  waiting: 'To be sent: it goes by itself when the connection is back.',
  retry: 'Try now',
  closed: 'Closed: the match has started',
  dayProgress: (done, total) =>
    `${format.number(done)} of ${format.plural(total, { one: '# pick', other: '# picks' })}`,
  progress: (done, total) => `${format.number(done)} of ${format.number(total)} picked`,
  emptyTitle: 'No match to pick right now',
  emptyDetail: 'As soon as the calendar has new matches they appear here.',
  fill: {
    rest: 'Fill the rest',
    model: 'with the model',
    modelLabel: 'Fill with the model',
    oneAll: '1–1',
    oneAllLabel: 'Fill with 1–1',
    filled: (count: number) => format.plural(count, { one: '# match filled', other: '# matches filled' }),
    undo: 'Undo',
  },
  history: {
    caption: 'Your picks of matches that have started',
    match: 'Match',
    pick: 'Pick',
    result: 'Result',
    points: 'Points',
    why: 'Why',
    shares: 'Forecasts',
    model: 'Model',
    crowd: 'Crowd',
    void: 'void',
    waiting: 'being played',
    emptyTitle: 'No settled pick yet',
    emptyDetail: 'Make a pick: the result appears here with its points and the reason.',
    emptyAction: 'See next matches',
  },
  grades: {
    exact: 'exact score',
    winnerGoals: 'winner and the winner’s goals',
    difference: 'winner and goal difference',
    draw: 'draw, another score',
    loserGoals: 'winner and the loser’s goals',
    winner: 'the winner alone',
    winnerPicked: 'right winner',
    wrong: 'wrong outcome',
  },
  score: (home, away) => `${format.number(home)}–${format.number(away)}`,
  own: {
    title: 'Your pick',
    void: 'Pick void: the match was not decided on the pitch.',
    waiting: 'Points come at full time.',
    none: 'You made no pick for this match.',
    points: (points, why) => `${format.plural(points, { one: '# point', other: '# points' })}: ${why}.`,
    all: 'See all picks',
  },
  record: {
    title: 'How you are doing',
    precision: 'Accuracy',
    settled: (count) => format.plural(count, { one: 'over # pick', other: 'over # picks' }),
    streak: 'Streak',
    best: (count) => `best: ${format.number(count)}`,
    points: 'Points from picks',
    exact: 'Exact scores',
    percent: (permille) => `${format.decimal(permille / 10)}%`,
  },
  skill: {
    lead: (crowd, model) => `Your error is ${than(crowd, 'the crowd’s')} and ${than(model, 'the model’s')}.`,
    few: 'Still too few matches to compare.',
    title: 'Skill',
    explain: (matches) =>
      format.plural(matches, {
        one: 'Mean forecast error over # match, from 0 to 100: a shorter bar is better. Each pick counts with the confidence your record has earned.',
        other:
          'Mean forecast error over # matches, from 0 to 100: a shorter bar is better. Each pick counts with the confidence your record has earned.',
      }),
    own: 'You',
    crowd: 'Crowd',
    model: 'Model',
    value: (thousandths) => format.decimal(thousandths / 20),
    none: 'Appears after the first settled match with a forecast.',
  },
}
