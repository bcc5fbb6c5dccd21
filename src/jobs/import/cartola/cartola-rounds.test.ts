import { describe, expect, test } from 'vitest'
import { parseCartola, type CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'
import { missing } from '#jobs/testing/real-files.ts'
import { useSeasons, type Year } from '#jobs/testing/weekly-files.ts'
import { isGate } from '#test/gate.ts'
import { roundsOfSeason, type CartolaRound } from './cartola-rounds.ts'

const { roundFile } = useSeasons()
const ROUNDS = isGate ? 10 : 38

function filesOf(year: Year): CartolaFile[] {
  return Array.from({ length: ROUNDS }, (_, index) => {
    const { name, bytes } = roundFile(year, index + 1)
    const file = parseCartola(name, decodeText(bytes))
    if (!file.ok) throw new Error(file.error.kind)
    return file.value
  })
}

/** The same for every run: each file once, and every third one a second time. */
function shuffled(files: readonly CartolaFile[], step: number): CartolaFile[] {
  const order = files.map((_, index) => files[(index * step) % files.length] as CartolaFile)
  return order.flatMap((file, index) => (index % 3 === 0 ? [file, file] : [file]))
}

/** What each player did in the known rounds, except rows that the source damaged or that follow a waiting file. */
function deedsOf(rounds: readonly CartolaRound[]): Map<string, string> {
  return new Map(
    rounds
      .filter(({ state, isBaseChecked }) => state.kind === 'known' && isBaseChecked)
      .flatMap(({ file, rows }) =>
        rows.flatMap(({ row, scouts, tookPart, isKnown, correctsEarlier }) =>
          isKnown && !correctsEarlier
            ? [[`${file.roundId} ${row.athleteId}`, JSON.stringify([tookPart, scouts])] as const]
            : [],
        ),
      ),
  )
}

describe.skipIf(missing !== '')(`round files in any order${missing}`, () => {
  test.each<[Year, number]>([
    [2021, 7],
    [2022, 3],
    [2023, 11],
    [2024, 13],
  ])('IM13 %i: after every file the rounds that are known are those of the whole season', (year, step) => {
    const files = filesOf(year)
    const whole = roundsOfSeason(files)
    const right = deedsOf(whole)
    const brought: CartolaFile[] = []
    let known = 0
    for (const file of shuffled(files, step)) {
      brought.push(file)
      const rounds = roundsOfSeason(brought)
      const deeds = deedsOf(rounds)
      const wrong = [...deeds].filter(([key, deed]) => right.has(key) && right.get(key) !== deed)
      expect(wrong.slice(0, 5), `${year}, after ${brought.length} files`).toEqual([])
      for (const { file: one, state } of rounds) {
        const before = rounds.find((other) => other.file.roundId === one.roundId - 1)
        const isAfterGap = one.roundId > 1 && (!before || before.state.kind === 'not_counted')
        if (isAfterGap) expect(state.kind, `round ${one.roundId}`).not.toBe('known')
      }
      known = deeds.size
    }
    expect(known).toBe(right.size)
    expect(known).toBeGreaterThan(5_000)
    expect(roundsOfSeason(brought).map(({ state }) => state)).toEqual(whole.map(({ state }) => state))
  })
})
