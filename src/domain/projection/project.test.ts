import { describe, expect, test } from 'vitest'
import { CARTOLA_PROJECTION } from './cartola-projection.ts'
import { chanceOf, dot, fitChance, fitLine } from './fit.ts'
import { FPL_PROJECTION } from './fpl-projection.ts'
import { LINE_FEATURES, lineFeatures, sharedFeatures } from './line-features.ts'
import { isSuspended, MINUTES_FEATURES, minutesFeatures } from './minutes-features.ts'
import type { Candidate, PastMatch } from './past.ts'
import { addOutcomes, meanTenths, noPoints, outcomesOfCount, quantileTenths } from './point-chances.ts'
import { project } from './project.ts'
import { signalsOfScouts } from './scout-signals.ts'
import { withStatus } from './with-status.ts'

const WEEK = 7 * 86_400_000
const match = (at: number, scouts: PastMatch['scouts'] | null): PastMatch => ({
  atMs: at * WEEK,
  minutes: scouts ? 90 : 0,
  started: scouts !== null,
  scouts: scouts ?? {},
  ...signalsOfScouts(scouts ?? {}, 'Atacante'),
})
const season = (scouts: PastMatch['scouts'] | null) => Array.from({ length: 12 }, (_, at) => match(at, scouts))
const candidate = (past: PastMatch[], change: Partial<Candidate> = {}): Candidate => ({
  position: 'Atacante',
  isHome: true,
  atMs: 12 * WEEK,
  past,
  signs: { price: 0.6, owned: 0.5, share: 0.05, bought: 0, sold: 0, fall: 0 },
  goalsFor: 1.4,
  goalsAgainst: 1.2,
  cleanSheetChance: 0.3,
  ahead: 0,
  ...change,
})
const regular = season({ shotSaved: 1, shotOff: 2, foulSuffered: 2, foul: 1 })
const scorer = season({ goal: 1, shotSaved: 1, shotOff: 2, foulSuffered: 2, foul: 1 })
const cartola = { settings: CARTOLA_PROJECTION, rules: 'cartola-2025' } as const
const fpl = { settings: FPL_PROJECTION, rules: 'fpl-2025' } as const

describe('PJ2 a projection', () => {
  test.each([
    ['cartola', cartola],
    ['fpl', fpl],
  ])('of %s has a range around its mean and chances that belong together', (_name, of) => {
    const said = project(candidate(regular), of)
    expect(said.lowTenths).toBeLessThanOrEqual(said.medianTenths)
    expect(said.medianTenths).toBeLessThanOrEqual(said.highTenths)
    expect(said.meanTenths).toBeGreaterThan(said.lowTenths)
    expect(said.meanTenths).toBeLessThan(said.highTenths)
    expect(said.tenChance + said.blankChance).toBeLessThan(1)
    expect(said.playChance).toBeGreaterThan(0.7)
    expect(said.playChance).toBeGreaterThanOrEqual(said.startChance)
  })

  test('is higher for a scorer, in an easy match, and nearly nothing for a player who is never used', () => {
    const usual = project(candidate(regular), cartola)
    expect(project(candidate(scorer), cartola).meanTenths).toBeGreaterThan(usual.meanTenths)
    expect(project(candidate(regular, { goalsFor: 2.5 }), cartola).meanTenths).toBeGreaterThan(usual.meanTenths)
    const unused = project(candidate(season(null)), cartola)
    expect(unused.playChance).toBeLessThan(0.15)
    expect(unused.meanTenths).toBeLessThan(5)
    expect(unused.lowTenths).toBe(0)
  })

  test('PJ3 follows the rules of the championship', () => {
    const rich = { settings: CARTOLA_PROJECTION, rules: { tenths: { foulSuffered: 100 } } }
    expect(project(candidate(regular), rich).meanTenths).toBeGreaterThan(100)
    expect(project(candidate(regular), { ...rich, rules: { tenths: {} } }).meanTenths).toBe(0)
  })

  test('PJ3 derives a suspension from the cards', () => {
    expect(isSuspended([match(1, { redCard: 1 })], 3)).toBe(true)
    const booked = (times: number) => Array.from({ length: times }, (_, at) => match(at, { yellowCard: 1 }))
    const bans = (yellowsToBan: number) =>
      Array.from({ length: 10 }, (_, at) => at + 1).filter((times) => isSuspended(booked(times), yellowsToBan))
    expect(bans(CARTOLA_PROJECTION.yellowsToBan)).toEqual([3, 6, 9])
    expect(bans(FPL_PROJECTION.yellowsToBan)).toEqual([5, 10])
    expect(isSuspended([...booked(3), match(4, {})], 3)).toBe(false)
  })
})

test('PJ5 a doubtful player is expected to do half, an injured one nothing', () => {
  const said = project(candidate(regular), cartola)
  const half = withStatus(said, 'duvida')
  expect(half.meanTenths).toBeCloseTo(said.meanTenths / 2)
  expect(half.playChance).toBeCloseTo(said.playChance / 2)
  expect(half.lowTenths).toBeLessThanOrEqual(0)
  expect(withStatus(said, 'contundido')).toMatchObject({ meanTenths: 0, playChance: 0, highTenths: 0, blankChance: 1 })
  expect(withStatus(said, 'provavel')).toBe(said)
})

test('PJ2 chances of counts keep their mean, and every third counts as a rule says', () => {
  const worth = { tenths: 10, every: 1, from: 0, most: Infinity }
  const chances = addOutcomes(addOutcomes(noPoints(), outcomesOfCount(0.4, worth)), outcomesOfCount(2, worth))
  expect(meanTenths(chances)).toBeCloseTo(24, 1)
  expect(quantileTenths(chances, 0.5)).toBe(20)
  expect(meanTenths(addOutcomes(noPoints(), outcomesOfCount(2, { ...worth, every: 3 })))).toBeLessThan(20 / 3)
})

test('PJ3 a fit finds the weights that made its examples', () => {
  const examples = Array.from({ length: 400 }, (_, at) => [1, (at % 20) / 10 - 1, ((at * 7) % 11) / 5 - 1])
  const weights = [0.3, -1.2, 0.7]
  const line = fitLine(
    examples.map((features) => ({ features, target: dot(weights, features) })),
    1e-6,
  )
  line.forEach((weight, at) => expect(weight).toBeCloseTo(weights[at] as number, 3))
  const often = examples.flatMap((features) => {
    const come = Math.round(20 * chanceOf(dot(weights, features)))
    return Array.from({ length: 20 }, (_, at) => ({ features, target: Number(at < come) }))
  })
  fitChance(often, 0.01).forEach((weight, at) => expect(weight).toBeCloseTo(weights[at] as number, 0))
})

test('PJ3 the settings have a weight for every feature', () => {
  const one = candidate(regular)
  expect(minutesFeatures(one, 3)).toHaveLength(MINUTES_FEATURES.length)
  const features = lineFeatures(sharedFeatures(one), one, { scout: 'goal', usual: 0.1 })
  expect(features).toHaveLength(LINE_FEATURES.length)
  for (const settings of [FPL_PROJECTION, CARTOLA_PROJECTION]) {
    expect(settings.start).toHaveLength(MINUTES_FEATURES.length)
    expect(settings.comeOn).toHaveLength(MINUTES_FEATURES.length)
    for (const line of Object.values(settings.lines)) expect(line.start).toHaveLength(LINE_FEATURES.length)
  }
})
