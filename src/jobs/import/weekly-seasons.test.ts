import { describe, expect, test } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { missing, useRealFiles } from '#jobs/testing/real-files.ts'
import type { NamedBytes } from './read/read-file.ts'
import { verifyChampionship } from './verify-championship.ts'
import { useSeasons } from '#jobs/testing/weekly-files.ts'

const { database, bringFiles, play } = useRealFiles()
const { roundFile, fixtures, fieldedIn } = useSeasons()

/** The files in the order of their arrival: one is late, and arrives twice. */
const ORDER = [1, 2, 3, 5, 6, 4, 4, 7, 8, 9, 10]
const WAITING = [
  [5, '5 for 4'],
  [6, '5 for 4'],
]
const ROUNDS = Math.max(...ORDER)

/** The fixtures of these rounds. */
function firstRounds(): NamedBytes {
  const { name, bytes } = fixtures(2024)
  const text = Buffer.from(bytes).toString()
  return { name, bytes: Buffer.from(text.slice(0, text.search(new RegExp(`^.*Matchday ${ROUNDS + 1}\\b`, 'm')))) }
}

describe.skipIf(missing !== '')(`a season week by week${missing}`, () => {
  test(`IM13 ${ROUNDS} rounds of 2024, with a late week and one that arrives twice: after every file each row is right`, async () => {
    const { championshipId, slug } = await bringFiles([firstRounds(), roundFile(2024, 1)], { name: 'Série A' })
    const brought = new Set<number>()
    const seen: [file: number, reproduced: number, waits: string][] = []
    for (const round of ORDER) {
      await bringFiles([roundFile(2024, round)], { into: slug })
      const day = new Date(Date.UTC(2024, 3, 15 + 7 * Math.max(round, ...seen.map(([one]) => one))))
      await startClock(database().db, championshipId, { at: day })
      await play(championshipId)
      const { published, reproduced, mismatches, damaged, waiting, notBroughtIn } = await verifyChampionship(
        database().db,
        championshipId,
      )
      // A file may come before matches of its round.
      const { match_not_over: early = 0, ...faults } = damaged
      expect([mismatches, faults, notBroughtIn], `after round ${round}`).toEqual([[], {}, []])
      brought.add(round)
      const told = [...brought].filter((one) => !waiting.some((wait) => wait.round === one))
      const fielded = told.reduce((sum, one) => sum + fieldedIn(2024, one), 0)
      expect([published + early, reproduced + early], `every row after round ${round}`).toEqual([fielded, fielded])
      seen.push([round, reproduced, waiting.map((one) => `${one.round} for ${one.waitsFor}`).join()])
    }
    expect(seen.map(([file, , waits]) => [file, waits]).filter(([, waits]) => waits !== '')).toEqual(WAITING)
    await startClock(database().db, championshipId, { at: new Date('2024-12-31T12:00:00Z') })
    await play(championshipId)
    const { published, reproduced, mismatches } = await verifyChampionship(database().db, championshipId)
    const fielded = [...brought].reduce((sum, one) => sum + fieldedIn(2024, one), 0)
    expect([published, reproduced, mismatches]).toEqual([fielded, fielded, []])
    const again = await bringFiles([firstRounds()], { into: slug })
    expect(again.importId, 'fixtures alone say nothing new').toBeNull()
  })
})
