import { formatIn } from '#web/copy/format/format.ts'
import type { MatchCopy } from '#web/copy/pt-BR/match.ts'
import { periodNames } from './period-names.ts'

const format = formatIn('en')

export const match: MatchCopy = {
  tabs: { label: 'What to see', match: 'Match', talk: 'Talk' },
  season: (season, round) =>
    round === null
      ? `Season ${format.number(season)}`
      : `Season ${format.number(season)}, round ${format.number(round)}`,
  surfaces: { saibro: 'Clay', dura: 'Hard court', grama: 'Grass' },
  states: { scheduled: 'Scheduled', live: 'Live', final: 'Full time', abandoned: 'Abandoned' },
  dataFrom: 'Data from',
  fates: { postponed: 'Postponed', moved: 'Rescheduled', awarded: 'Walk-over' },
  noDate: 'Date to be set',
  extraTime: 'after extra time',
  penalties: (home, away) => `(pens ${format.number(home)} x ${format.number(away)})`,
  official: (home, away) => `Official result: ${format.number(home)} x ${format.number(away)}`,
  decisions: {
    title: 'Decisions',
    leftRound: (round) => `Does not count in round ${format.number(round)}: its players count nothing there.`,
    kinds: { postponed: 'Postponed', moved: 'New date:', abandoned: 'Abandoned', awarded: 'Decided:' },
    bySource: 'Stated by the source of the matches',
  },
  minute: (minute, stoppage) =>
    stoppage > 0 ? `${format.number(minute)}+${format.number(stoppage)}'` : `${format.number(minute)}'`,
  versus: (home, away) => `${home} v ${away}`,
  scoreLabel: (home, homeScore, away, awayScore) =>
    `${home} ${format.number(homeScore)}, ${away} ${format.number(awayScore)}`,
  periods: {
    caption: 'Score by period',
    ...periodNames,
  },
  forecast: {
    title: 'Forecast',
    before: 'What the model said before the match',
    draw: 'Draw',
    expected: (home, away) => `Expected goals: ${format.decimal(home)}–${format.decimal(away)}.`,
    margin: (club, points) => `Expected margin: ${club} by ${format.decimal(points)} points.`,
    likely: 'Most likely scores',
    score: 'Score',
    chance: 'Chance',
    margins: 'Likely margins',
    wonBy: 'Wins by',
    band: (from, to) =>
      to === null ? `${format.number(from)} or more` : `${format.number(from)} to ${format.number(to)}`,
    grid: 'Map of scores',
    gridCaption: (home, away) => `Chance of each score. Rows: goals of ${home}. Columns: goals of ${away}.`,
    orMore: (goals) => `${format.number(goals)}+`,
    none: 'There is no forecast for this match yet.',
  },
  crowd: {
    title: 'The crowd’s picks',
    hidden: 'Picks of others appear when the match begins.',
    count: (picks) => format.plural(picks, { one: '# pick', other: '# picks' }),
    none: 'Nobody picked this match.',
  },
  gains: {
    title: 'Who gained from this match',
    own: (points, players) => `You: ${points} with ${players}.`,
    captain: (player) => `${player} (captain)`,
    nobody: 'Nobody of your team played in this match.',
    picks: 'Pick points',
    points: 'Points',
    managers: 'Managers',
    players: 'Best players',
    price: 'Price',
  },
  form: {
    title: 'How they arrive',
    order: 'Last results, newest first',
    result: 'Result',
    empty: 'No earlier matches.',
  },
  meetings: {
    title: 'Head to head',
    summary: (home, homeWins, draws, away, awayWins) =>
      `${home} won ${format.number(homeWins)}, ${away} won ${format.number(awayWins)}, ${format.plural(draws, { one: '# draw', other: '# draws' })}.`,
    summaryTwoWay: (home, homeWins, away, awayWins) =>
      `${home} won ${format.number(homeWins)}, ${away} won ${format.number(awayWins)}.`,
    empty: 'This is the first time they meet.',
  },
  scorers: { title: (club: string) => `Goals of ${club}`, penalty: '(pen.)', own: '(o.g.)' },
  whose: { mine: 'yours', rival: 'rival’s' },
  events: {
    title: 'Events',
    empty: 'Nothing to tell yet.',
    kick_off: 'Kick-off',
    half_time: 'Half time',
    second_half: 'Second half begins',
    normal_end: 'End of normal time',
    extra_time: 'Extra time begins',
    extra_second_half: 'Second half of extra time begins',
    shoot_out: 'Penalty shoot-out',
    kick_in: 'Penalty scored in the shoot-out',
    kick_missed: 'Penalty not scored in the shoot-out',
    full_time: 'Full time',
    period_end: (period) => `End of ${period}`,
    goal: (player) => `Goal by ${player}`,
    assist: (player) => `assist by ${player}`,
    own_goal: (player) => `Own goal by ${player}`,
    penalty: (player) => `Penalty given away by ${player}`,
    penalty_goal: (player) => `${player} scores the penalty`,
    penalty_saved: (player) => `Penalty of ${player} saved`,
    penalty_missed: (player) => `${player} misses the penalty`,
    shot_woodwork: (player) => `${player} hits the woodwork`,
    yellow: (player) => `Yellow card for ${player}`,
    second_yellow: (player) => `Second yellow: ${player} sent off`,
    red: (player) => `Red card for ${player}`,
    substitution: (player, other) => `${player} comes on for ${other}`,
    score: (home, away) => `${format.number(home)}–${format.number(away)}`,
  },
  players: {
    title: 'Players',
    caption: (club) => `Players of ${club}`,
    player: 'Player',
    points: 'Points',
    scouts: 'Scouts',
    count: (count, scout) => (count === 1 ? scout : `${format.number(count)} × ${scout}`),
    later: 'Each player’s box score comes with the final whistle.',
  },
  corrections: {
    correct: 'Correct this match',
    bySource: 'Corrected by the source of the matches',
    by: (name) => `by ${name}`,
    later: (score) => `corrected later to ${score}`,
    title: 'Corrections',
    score: (from, to) => `Score from ${from} to ${to}`,
    points: (player, from, to) => `${player}: from ${from} to ${to} points`,
    result: (home, away) => `${format.number(home)}–${format.number(away)}`,
  },
}
