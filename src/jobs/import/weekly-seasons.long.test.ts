import { describe, expect, test } from 'vitest'
import { missing, useRealFiles } from '#jobs/testing/real-files.ts'
import { verifyChampionship } from './verify-championship.ts'
import { useSeasons, type Year } from '#jobs/testing/weekly-files.ts'

const { database, bringFiles, play } = useRealFiles()
const { roundFile, fixtures } = useSeasons()

const inOrder = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
/** Pairs of weeks swap places, and every fifth file arrives twice. */
const outOfOrder = (last: number) =>
  inOrder(last)
    .map((round) => (round % 2 === 1 ? Math.min(round + 1, last) : round - 1))
    .flatMap((round) => (round % 5 === 0 ? [round, round] : [round]))

interface Walk {
  year: Year
  order: readonly number[]
  /** Rounds that no file of the season contains. */
  untold: readonly number[]
}

/** Verifying reads every file of the season again: between two verifications, a few quick checks are enough. */
const VERIFY_EVERY = 6
const WALK_MS = 900_000

describe.skipIf(missing !== '')(`whole seasons, file by file${missing}`, () => {
  test.each<[string, Walk]>([
    ['2021', { year: 2021, order: inOrder(38), untold: [] }],
    ['2022', { year: 2022, order: inOrder(38), untold: [1, 2] }],
    ['2023', { year: 2023, order: inOrder(34), untold: [] }],
    ['2024', { year: 2024, order: inOrder(38), untold: [] }],
    ['2022 out of order', { year: 2022, order: outOfOrder(38), untold: [1, 2] }],
  ])(
    'IM13 %s: after every file each row is right, or damaged for a stated reason',
    { timeout: WALK_MS },
    async (name, { year, order, untold }) => {
      const [first = 1, ...others] = order
      const { championshipId, slug } = await bringFiles([fixtures(year), roundFile(year, first)], { name })
      await play(championshipId)
      for (const [index, round] of others.entries()) {
        const { plan } = await bringFiles([roundFile(year, round)], { into: slug })
        const touched = plan.corrected.map((one) => one.round ?? 0)
        expect(Math.min(round, ...touched), 'a later file changes no old result').toBe(round)
        await play(championshipId)
        if (index % VERIFY_EVERY > 0 && index < others.length - 1) continue
        const result = await verifyChampionship(database().db, championshipId)
        expect(result.mismatches.slice(0, 5), `${name}, after round ${round}`).toEqual([])
        expect([result.reproduced, result.tableEqual]).toEqual([result.published, true])
      }
      const result = await verifyChampionship(database().db, championshipId)
      expect(result.waiting.map((one) => one.round)).toEqual(untold)
      const again = await bringFiles([fixtures(year)], { into: slug })
      expect(again.importId, 'fixtures alone say nothing new').toBeNull()
      console.log(`${name}: ${result.published} rows, damaged ${JSON.stringify(result.damaged)}`)
    },
  )
})
