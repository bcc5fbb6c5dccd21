import { expect, test } from 'vitest'
import { signalsOfScouts } from '#domain/projection/scout-signals.ts'
import { evaluateProjection } from './evaluate-projection.ts'
import { correlation } from './guess-score.ts'
import { projectionText } from './projection-text.ts'
import type { ProjectionSeason, SeasonRow } from './season.ts'
import { walkSeason } from './walk-season.ts'

const DAY = 86_400_000
const ROUNDS = 9
const clubs = ['A', 'B', 'C', 'D']

function rowOf(round: number, club: string, at: number): SeasonRow {
  const index = clubs.indexOf(club)
  const isOut = (round + at) % 4 === 3
  const scouts = isOut ? {} : { goal: Number((round * at) % 5 === 0), foul: (round + at) % 3, shotOff: at % 2 }
  const position = at === 0 ? 'Goleiro' : at < 3 ? 'Defensor' : 'Atacante'
  return {
    round,
    player: `${club}${at}`,
    position,
    club,
    opponent: clubs[(index + 1 + 2 * (index % 2)) % 4] ?? null,
    isHome: index % 2 === 0,
    match: {
      atMs: round * 7 * DAY,
      minutes: isOut ? 0 : 90,
      started: !isOut,
      scouts,
      ...signalsOfScouts(scouts, position),
    },
    signs: { price: at / 5, owned: 0.5, share: 0.1, bought: 0.01 * round, sold: 0.01, fall: 0 },
    pointTenths: isOut ? 0 : 10 * at + round,
  }
}

const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1)
const season: ProjectionSeason = {
  name: 'test',
  hasMinutes: true,
  rows: rounds.flatMap((round) => clubs.flatMap((club) => [0, 1, 2, 3, 4].map((at) => rowOf(round, club, at)))),
  results: rounds.map((round) => ({
    day: round * 7,
    round,
    home: 'A',
    away: 'B',
    homeGoals: round % 3,
    awayGoals: round % 2,
  })),
}

/** The season with other results from this round on. Everything known at the deadline of the round stays. */
function changedFrom(from: number): ProjectionSeason {
  const rows = season.rows.map((row) => {
    if (row.round < from) return row
    const match = { ...row.match, minutes: 90 - row.match.minutes, started: !row.match.started, scouts: { goal: 3 } }
    const signs = row.round > from ? { ...row.signs, sold: 0.9, share: 0.9, price: 1 - row.signs.price } : row.signs
    return { ...row, match: { ...match, threat: 99, creativity: 99, index: 99 }, signs, pointTenths: 500 }
  })
  const results = season.results.map((one) => (one.round < from ? one : { ...one, homeGoals: 9 - one.homeGoals }))
  return { ...season, rows, results }
}

const candidatesOf = (of: ProjectionSeason, round: number) =>
  walkSeason(of)
    .filter(({ row }) => row.round === round)
    .map(({ candidate, pointsBefore }) => ({ candidate, pointsBefore }))

test.each(rounds.slice(1))('PJ1 nothing of round %i or later is known before its deadline', (round) => {
  expect(candidatesOf(changedFrom(round), round)).toEqual(candidatesOf(season, round))
})

test.each(rounds.slice(2))('PJ1 everything before round %i counts', (round) => {
  const [before, after] = [candidatesOf(season, round), candidatesOf(changedFrom(round - 1), round)]
  expect(before.filter((one, at) => JSON.stringify(one) === JSON.stringify(after[at]))).toEqual([])
})

test('PJ4 an evaluation judges projections and baselines on the same rows', () => {
  const evaluation = evaluateProjection([season], { rules: 'cartola-2025', fromRound: 7 })
  const { model, baselines, starts, coverage } = evaluation
  expect(Object.keys(baselines)).toEqual(['zero', 'seasonMean', 'lastFive', 'exponential', 'form'])
  for (const score of [model, ...Object.values(baselines)]) expect(score.n).toBe(3 * 20)
  expect(baselines.zero.spearman).toBe(0)
  expect(starts.reduce((sum, { n }) => sum + n, 0)).toBe(60)
  expect(coverage.everyone).toBeGreaterThan(0)
  expect(projectionText(evaluation)).toContain('exponential')
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
})
