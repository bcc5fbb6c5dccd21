import { beforeAll, describe, expect, test } from 'vitest'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { outcomeOf, type Score } from '#domain/sport/outcome.ts'
import { FIELD_POSITIONS, type FieldPosition } from '#domain/sport/position.ts'
import { hasRealData, realPoints, realResults } from '#test/calibration/real-football.ts'
import { playedRounds } from '#world/testing/played-rounds.ts'

const MATCHES = 10_000

function moments(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { mean, sd: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) }
}

const share = (scores: readonly Score[], outcome: string) =>
  scores.filter((score) => outcomeOf(score) === outcome).length / scores.length

interface Sample {
  scores: Score[]
  points: Record<FieldPosition, number[]>
}

function simulated(): Sample {
  const scores: Score[] = []
  const points: Record<FieldPosition, number[]> = { Goleiro: [], Defensor: [], 'Meio-Campo': [], Atacante: [] }
  for (let seed = 1; ; seed++) {
    for (const round of playedRounds(seed, 30)) {
      for (const { final } of round.matches) scores.push(final.score)
      for (const { position, played, scouts } of round.appearances.values())
        if (played) points[position].push(playerPointTenths({ position, scouts }, 'cartola-2024') / 10)
      if (scores.length >= MATCHES) return { scores, points }
    }
  }
}

if (!hasRealData) console.warn('calibration skipped: ../shared/data with the real results and points is absent')

describe.skipIf(!hasRealData)(`${MATCHES} simulated matches against the real ones (needs ../shared/data)`, () => {
  let sim: Sample
  let real: Sample

  beforeAll(() => {
    sim = simulated()
    real = { scores: realResults(), points: realPoints() }
  }, 180_000)

  test.each(['home', 'draw', 'away'])('share of %s within 2 points of Brasileirão 2012-2022', (outcome) => {
    const [ours, theirs] = [share(sim.scores, outcome), share(real.scores, outcome)]
    console.log(`${outcome}: ${(100 * ours).toFixed(1)}% simulated, ${(100 * theirs).toFixed(1)}% real`)
    expect(Math.abs(ours - theirs)).toBeLessThan(0.02)
  })

  test('goals per match and their spread within 5%', () => {
    const goals = ({ home, away }: Score) => home + away
    const [ours, theirs] = [moments(sim.scores.map(goals)), moments(real.scores.map(goals))]
    console.log(
      `goals: ${ours.mean.toFixed(3)} ± ${ours.sd.toFixed(3)} simulated, ${theirs.mean.toFixed(3)} ± ${theirs.sd.toFixed(3)} real`,
    )
    expect(Math.abs(ours.mean / theirs.mean - 1)).toBeLessThan(0.05)
    expect(Math.abs(ours.sd / theirs.sd - 1)).toBeLessThan(0.05)
  })

  test.each(FIELD_POSITIONS)(
    'points of a fielded %s within 15 percent of Cartola 2024 in mean and spread',
    (position) => {
      const [ours, theirs] = [moments(sim.points[position]), moments(real.points[position])]
      console.log(
        `${position}: ${ours.mean.toFixed(2)} ± ${ours.sd.toFixed(2)} simulated, ${theirs.mean.toFixed(2)} ± ${theirs.sd.toFixed(2)} real`,
      )
      expect(Math.abs(ours.mean / theirs.mean - 1)).toBeLessThan(0.15)
      expect(Math.abs(ours.sd / theirs.sd - 1)).toBeLessThan(0.15)
    },
  )
})
