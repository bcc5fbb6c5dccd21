import { expect, test } from 'vitest'
import { readWhatIfSearch } from './story-search.ts'

const teamOf = (size: number) => Array.from({ length: size }, (_, at) => at + 1).join('-')

test('RS5 MD1 a shared team has the size of any modality, and anything else counts as missing', () => {
  for (const size of [5, 7, 11]) expect(readWhatIfSearch({ time: teamOf(size) }).time).toBe(teamOf(size))
  for (const time of [teamOf(4), teamOf(12), '1-2-3-4-x', 5]) expect(readWhatIfSearch({ time }).time).toBeUndefined()
})
