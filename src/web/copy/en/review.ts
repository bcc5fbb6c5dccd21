import type { ReviewCopy } from '#web/copy/pt-BR/review.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('en')
const { number, pointTenths, percent, plural } = format
const position = (rank: number) => `no. ${number(rank)}`
const lineups = (count: number) => plural(count, { one: '# lineup', other: '# lineups' })

export const review: ReviewCopy = {
  title: 'The season in review',
  description: 'The curve, the best round, the most faithful player, captains, luck and picks of a season.',
  heading: (season, name) => (name === null ? `Season ${season} in review` : `Season ${season} of ${name}`),
  whole: 'Season over',
  until: (round) => `Up to round ${number(round)}`,
  seasons: 'Seasons',
  profile: 'See the profile',
  share: 'Copy link',
  shared: 'Link copied.',
  lead: ({ points, rank, lineups: played, isOver }) =>
    `${plural(points, { one: '# point', other: '# points' })} with ${lineups(played)}: ${position(rank)} in the ranking ${isOver ? 'at the end of the season' : 'so far'}.`,
  told: {
    best: (round, tenths) => `the best round was no. ${number(round)}, with ${pointTenths(tenths)} points`,
    faithful: (name, times) => `${name} was in ${lineups(times)}`,
    captain: (share) => `the armband brought ${percent(share)} of what it could`,
    picks: (right, settled) =>
      `${number(right)} of ${plural(settled, { one: '# pick came true', other: '# picks came true' })}`,
  },
  stats: {
    points: 'Points in the season',
    rank: 'In the overall ranking',
    bestRank: 'Best place',
    average: 'Average of a lineup',
    position,
    none: '—',
  },
  none: {
    title: 'There is no season to review yet',
    own: 'It begins with the first settled round that you play, with a team or with picks.',
    other: 'This person has not played a round to its end yet.',
    action: 'Build a team',
  },
  curve: {
    title: 'Round by round',
    points: 'Points of each round',
    ranks: 'Place in the overall ranking',
    pointsSummary: (count, averageTenths) => `${lineups(count)}, ${pointTenths(averageTenths)} points on average.`,
    ranksSummary: (best, now) => `Best place ${position(best)}, ${position(now)} in the end.`,
    best: 'Best round',
    worst: 'Worst round',
    round: (round, tenths) => `Round ${number(round)}: ${pointTenths(tenths)}`,
    short: (round) => `R${number(round)}`,
    table: 'See as a table',
    columns: { round: 'Round', points: 'Points', total: 'In the season', rank: 'Ranking' },
    missed: 'did not play',
    noLineup: 'No lineup in this season: the points came from picks.',
  },
  faithful: {
    title: 'The most faithful',
    lineups: (times, of) => `in ${number(times)} of ${lineups(of)}`,
    captain: (times) => plural(times, { one: 'captain # time', other: 'captain # times' }),
    points: 'points',
    next: 'Next',
  },
  captain: {
    title: 'An eye for captains',
    lead: (share) => `${percent(share)} of what the armband could give`,
    own: 'The captains chosen',
    drawn: 'A random captain, on average',
    best: 'The best captain of each round',
    more: (tenths) => `${pointTenths(tenths)} points more than a random captain.`,
    less: (tenths) => `${pointTenths(tenths)} points fewer than a random captain.`,
    same: 'The same as a random captain.',
    explain: 'The bonus of the armband over the season, with the vice in place of a captain who did not play.',
  },
  luck: {
    title: 'Luck or skill?',
    lead: (share) => `Better than ${percent(share)} of random captains`,
    explain: 'The same lineups with a random captain among the eleven each round, counting every possible combination.',
    range: (low, high, own) =>
      `Nine of ten random choices would give from ${pointTenths(low)} to ${pointTenths(high)} points of the armband; here it was ${pointTenths(own)}.`,
    here: 'here',
  },
  picks: {
    title: 'Picks against crowd and model',
    sum: (right, settled, points) =>
      `${number(right)} of ${plural(settled, { one: '# pick right', other: '# picks right' })}, ${plural(points, { one: '# point', other: '# points' })}`,
    none: 'No settled pick in this season.',
    alone: 'The matches of this season have no forecast of the model to compare with.',
    matches: (count) =>
      plural(count, {
        one: 'On the # match with forecast and crowd',
        other: 'On the # matches with forecast and crowd',
      }),
    you: 'You',
    crowd: 'Crowd',
    model: 'Model',
    who: 'Who',
    hits: 'Hits',
    share: (right, of) => `${number(right)} (${percent(Math.round((100 * right) / of))})`,
    error: 'Mean error',
    errorOf: (thousandths) => format.decimal(thousandths / 20),
    explain:
      'The crowd’s pick is the most common one, the model’s is the most likely result. Mean error of the forecasts, from 0 to 100: lower is better; each pick has the confidence that earlier picks of the season earned.',
  },
  calibration: {
    title: 'Personal calibration',
    explain:
      'A pick has no probability of its own. Here each gets the chance that the model gave its outcome: above the diagonal, picks came true more often than the model expected.',
    verdict: (right, expectedTenths) =>
      `${plural(right, { one: '# hit', other: '# hits' })}; the model expected ${pointTenths(expectedTenths)}.`,
    plot: (count) => `Calibration of ${plural(count, { one: '# pick', other: '# picks' })}`,
    missing: (count) =>
      plural(count, {
        one: '# settled pick with a forecast more is needed to draw the curve.',
        other: '# settled picks with a forecast more are needed to draw the curve.',
      }),
    few: (needed, count) =>
      `The curve needs ${number(needed)} settled picks with a forecast; this season had ${number(count)}.`,
    range: 'Chance by the model',
    said: 'Expected',
    happened: 'Happened',
    count: 'Picks',
  },
}
