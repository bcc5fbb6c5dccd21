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
    captain: (share) => `the armband gave ${percent(share)} of what it could`,
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
    title: 'There is no season to tell yet',
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
    next: 'After him',
  },
  captain: {
    title: 'An eye for captains',
    lead: (share) => `${percent(share)} of what the armband could give`,
    own: 'The captains chosen',
    drawn: 'A captain drawn by lot, on average',
    best: 'The best captain of each round',
    more: (tenths) => `${pointTenths(tenths)} points more than a draw.`,
    less: (tenths) => `${pointTenths(tenths)} points less than a draw.`,
    same: 'The same as a draw.',
    explain: 'The bonus of the armband over the season, with the vice in place of a captain who did not play.',
  },
  luck: {
    title: 'Luck or eye?',
    lead: (share) => `Better than ${percent(share)} of the draws`,
    explain:
      'The same lineups with a captain drawn by lot among the eleven each round, counting every possible combination.',
    range: (low, high, own) =>
      `Nine of ten draws would give from ${pointTenths(low)} to ${pointTenths(high)} points of the armband; here it was ${pointTenths(own)}.`,
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
      'The crowd names what most picked, the model the most probable result. Mean error of the forecasts, from 0 to 100: less is better; each pick has the confidence that the earlier ones of the season gave.',
  },
  calibration: {
    title: 'Personal calibration',
    explain:
      'A pick states no chance. Here each has the chance that the model gave the outcome picked: above the diagonal it came true more often than the model expected.',
    verdict: (right, expectedTenths) =>
      `${plural(right, { one: '# hit', other: '# hits' })}; the model expected ${pointTenths(expectedTenths)}.`,
    plot: (count) => `Calibration of ${plural(count, { one: '# pick', other: '# picks' })}`,
    missing: (count) =>
      plural(count, {
        one: '# settled pick with a forecast is missing to draw the curve.',
        other: '# settled picks with a forecast are missing to draw the curve.',
      }),
    few: (needed, count) =>
      `The curve needs ${number(needed)} settled picks with a forecast; this season had ${number(count)}.`,
    range: 'Chance by the model',
    said: 'Expected',
    happened: 'Happened',
    count: 'Picks',
  },
}
