import { formatIn } from '#web/copy/format/format.ts'
import type { PoolCopy } from '#web/copy/pt-BR/pool.ts'
import { sportNames } from './sport-names.ts'

const format = formatIn('en')
const { number } = format

export const pool: PoolCopy = {
  form: {
    join: 'Take part myself',
    sport: 'Which matches count',
    sports: sportNames,
    anySport: 'All sports',
    preset: 'Scoring',
    presets: {
      craque: 'Craque: up to 25 a score',
      kicktipp: 'Kicktipp: 4, 3 and 2',
      cheio: 'Exact score 10, outcome 5',
      vencedor: 'Outcome only: 1 point',
      own: 'Make my own',
    },
    presetHint: 'Can be changed until the first match of the pool starts.',
    errors: {
      line_out_of_range: 'Each line is worth 0 to 100 points, and the exact score at least 1.',
      line_above_exact: 'Nothing can be worth more than the exact score.',
      line_below_winner: 'Whoever tells more than the winner cannot get less.',
    },
    save: 'Save scoring',
  },
  rules: {
    title: 'What each pick is worth',
    example: (pick, result) => `${pick} picked, ${result} played`,
    points: (points) => format.plural(points, { one: '# point', other: '# points' }),
    onlyWinner: 'Without a score (other sports) it is what the winner alone is worth.',
    frozen: 'The scoring stays: the first match has started.',
    order: 'Tie-break: more exact scores. Equal in both share the place; the trophy goes to who joined first.',
    competed: 'To win the trophy one has to pick at least half of the matches.',
    apart: 'Points of the pool count here only: they change neither ranking nor precision.',
  },
  table: {
    title: 'Table of the pool',
    rank: 'Pos.',
    moved: 'Moved',
    person: 'Participant',
    points: 'Points',
    exact: 'Exact',
    you: 'you',
    counted: (counted, matches) => `${number(counted)} of ${number(matches)} matches counted`,
    live: 'Provisional: matches being played count as they stand.',
    empty: 'Nobody has joined yet.',
    unranked: 'joins with the next match',
    pick: 'Make my picks',
  },
  grid: {
    title: 'Who said what',
    none: 'Everybody’s picks appear here as each match starts.',
    stage: 'Round',
    round: (round) => `Round ${number(round)}`,
    crowd: 'The crowd',
    model: 'The model',
    apart: 'out of competition',
    winner: (names, points) =>
      `Best of the round: ${names}, with ${format.plural(points, { one: '# point', other: '# points' })}.`,
    aheadOfModel: (by) => `You are ${format.plural(by, { one: '# point', other: '# points' })} ahead of the model.`,
    behindModel: (by) => `You are ${format.plural(by, { one: '# point', other: '# points' })} behind the model.`,
    levelWithModel: 'You are level with the model.',
    legend: '● exact score · ◐ partly right · ○ wrong · – no pick',
    marks: { exact: 'exact score', part: 'partly right', wrong: 'wrong', none: 'no pick' },
    sum: 'Points',
    scroll: 'Picks of the round, a wide table',
  },
  remove: (name) => `Take ${name} out of the pool`,
  removeText: (name) => `${name} leaves the pool and does not return. The invitation of a private pool changes.`,
}
