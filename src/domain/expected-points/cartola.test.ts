import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { seasonOf, type RoundRow } from '#jobs/import/cartola/cartola-season.ts'
import type { Position } from '#domain/sport/position.ts'
import { startingPrices } from '#domain/import/starting-prices.ts'
import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { expectedPoints } from './expected-points.ts'
import { marketLevels, type Observation } from './market-levels.ts'
import { outlookFromGoals } from './match-outlook.ts'

const FOLDER = join(process.cwd(), '..', 'shared', 'data', 'cartola', '2024')
const missing = existsSync(FOLDER) ? '' : ' (skipped: no real data at ../shared/data/cartola/2024)'

const FIRST_SCORED = 20
/** The files name no opponents, so every match counts as an average one. */
const average = outlookFromGoals(1.2, 1.2)
const match = { outlook: average, usual: average }

interface Seen {
  price: number
  recent: (number | null)[]
}
type Player = RoundRow['row'] & { position: Position }

async function readSeason(): Promise<{ row: Player; tookPart: boolean }[][]> {
  const season = seasonOf()
  const rounds: { row: Player; tookPart: boolean }[][] = []
  for (let round = 1; round <= 38; round++) {
    const file = await readCartolaFile(join(FOLDER, `rodada-${round}.csv`))
    if (!file.ok) throw new Error(JSON.stringify(file.error))
    rounds.push(
      season.addRound(round, file.value.rows).flatMap(({ row, tookPart }) => {
        const { position } = row
        return position === 'coach' ? [] : [{ row: { ...row, position }, tookPart }]
      }),
    )
  }
  return rounds
}

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** The mean squared errors, in points, of the model and two baselines. Each round is forecast from earlier ones only. */
async function walkForward() {
  const players = new Map<number, Seen>()
  const played: Observation[] = []
  const errors = { model: [] as number[], average: [] as number[], position: [] as number[] }
  const all = { model: [] as number[], average: [] as number[] }
  let inside = 0
  for (const [index, rows] of (await readSeason()).entries()) {
    const levels = marketLevels(played)
    for (const { row, tookPart } of index + 1 >= FIRST_SCORED ? rows : []) {
      const { price, recent } = players.get(row.athleteId) ?? { price: row.priceHundredths / 10, recent: [] }
      const expected = expectedPoints({ position: row.position, price, status: 'provavel', recent }, levels, match)
      const points = tookPart ? row.publishedHundredths / 100 : 0
      const past = recent.filter((tenths) => tenths !== null)
      const positionMean = levels[row.position].meanTenths
      all.model.push((points - expected.meanTenths / 10) ** 2)
      all.average.push((points - (recent.length > 0 ? mean(recent.map((tenths) => tenths ?? 0)) : 0) / 10) ** 2)
      if (!tookPart) continue
      errors.model.push((points - expected.whenPlayingTenths / 10) ** 2)
      errors.average.push((points - (past.length > 0 ? mean(past) : positionMean) / 10) ** 2)
      errors.position.push((points - positionMean / 10) ** 2)
      const spread = expectedPoints({ position: row.position, price, status: 'provavel', recent: past }, levels, match)
      if (Math.abs(points * 10 - spread.meanTenths) <= spread.sdTenths) inside++
    }
    for (const { row, tookPart } of rows) {
      const tenths = row.publishedHundredths / 10
      const { price, recent } = players.get(row.athleteId) ?? { price: row.priceHundredths / 10, recent: [] }
      if (tookPart) played.push({ position: row.position, price, pointTenths: tenths })
      players.set(row.athleteId, { price: row.priceHundredths / 10, recent: [tookPart ? tenths : null, ...recent] })
    }
  }
  const n = errors.model.length
  return {
    n,
    played: { model: mean(errors.model), average: mean(errors.average), position: mean(errors.position) },
    everyone: { model: mean(all.model), average: mean(all.average) },
    insideOneSd: inside / n,
  }
}

describe.skipIf(missing !== '')(`expected points on the 2024 season, rounds 20 to 38${missing}`, () => {
  test('beats the season average and the mean of the position, for those who play and for everyone', async () => {
    const { n, played, everyone, insideOneSd } = await walkForward()
    const show = (value: number) => value.toFixed(3)
    console.log(
      `expected points, mean squared error over ${n} appearances: model ${show(played.model)}, ` +
        `season average ${show(played.average)}, position mean ${show(played.position)}; ` +
        `everyone on the market: model ${show(everyone.model)}, average ${show(everyone.average)}; ` +
        `within one spread ${(100 * insideOneSd).toFixed(1)}%`,
    )
    expect(n).toBeGreaterThan(5000)
    expect(played.model).toBeLessThan(0.95 * played.average)
    expect(played.model).toBeLessThan(0.95 * played.position)
    expect(everyone.model).toBeLessThan(0.95 * everyone.average)
    expect(insideOneSd).toBeGreaterThan(0.6)
    expect(insideOneSd).toBeLessThan(0.85)
  })

  test('AD4 on the first day, by prices alone, more than twice as many of the best eleven play', async () => {
    const [first = []] = await readSeason()
    const prices = startingPrices(
      first.map(({ row }) => ({
        key: String(row.athleteId),
        club: '',
        position: row.position,
        price: row.priceHundredths,
      })),
    )
    const levels = marketLevels([])
    const candidates = first.map(({ row: { athleteId, position } }) => {
      const price = prices.get(String(athleteId)) ?? 0
      const { meanTenths } = expectedPoints({ position, price, status: 'provavel', recent: [] }, levels, match)
      return { playerId: athleteId, position, price, score: Math.round(meanTenths * 10) }
    })
    const playedOf = (all: typeof candidates) => {
      const best = bestEleven({ modality: 'campo', budget: 1000, candidates: all })
      if (!best.ok) throw new Error(JSON.stringify(best.error))
      const chosen = new Set(best.value.players.map(({ playerId }) => playerId))
      return first.filter(({ row, tookPart }) => tookPart && chosen.has(row.athleteId)).length
    }
    const [byPrice, byNothing] = [playedOf(candidates), playedOf(candidates.map((one) => ({ ...one, score: 100 })))]
    console.log(`on the first day ${byPrice} of the eleven played, without prices ${byNothing}`)
    expect(byPrice).toBeGreaterThanOrEqual(4)
    expect(byPrice).toBeGreaterThan(2 * byNothing)
  })
})
