import { describe, expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { missing, serieA, useRealFiles } from '#jobs/testing/real-files.ts'
import { verifyChampionship } from './verify-championship.ts'

const { database, bring, play } = useRealFiles()

describe.skipIf(missing !== '')(`a whole season${missing}`, () => {
  test('IM1 Série A 2024: the life cycle reproduces every published point of a fielded player, and the table', async (context) => {
    const { championshipId, slug } = await bring(serieA, { name: 'Série A 2024' })
    expect(await play(championshipId)).toBe(38)
    const { mismatches, ...result } = await verifyChampionship(database().db, championshipId)
    note(context, `${result.reproduced} of ${result.published} published points`)
    expect(mismatches.slice(0, 5)).toEqual([])
    const sound = { tableEqual: true, damaged: {}, notBroughtIn: [], waiting: [], withoutFile: [] }
    expect(result).toEqual({ published: 11_116, reproduced: 11_116, ...sound })
    expect((await bring(serieA, { into: slug })).importId).toBeNull()
  })
})
