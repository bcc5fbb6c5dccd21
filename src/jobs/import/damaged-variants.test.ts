import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { refuses, type Problem } from '#domain/import/problem.ts'
import { rngFrom } from '#domain/rng.ts'
import { note } from '#test/figure.ts'
import { isGate } from '#test/gate.ts'
import { soundSets, variantOf, type Variant } from '#jobs/testing/damaged-variants.ts'
import { importChampionship, previewImport } from './import-championship.ts'
import { readFiles } from './read/read-files.ts'

const VARIANTS = isGate ? 300 : 5_000
const SEED = 20_261_118

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

type Outcome = 'imported' | 'refused'

/** Thrown to roll back as soon as it is known that the import would succeed. */
class Undone extends Error {}

async function outcomeOf(
  { files }: Variant,
  name: string,
): Promise<{ outcome: Outcome; problems: readonly Problem[] }> {
  const { db } = database
  const model = await readFiles(files)
  const preview = await previewImport(db, model, { name })
  if (!preview.ok) throw new Error(preview.error.kind)
  const { problems } = preview.value
  if (problems.some(refuses)) return { outcome: 'refused', problems }
  let isStored = false
  const note = () => {
    isStored = true
    return Promise.reject(new Undone('it stands'))
  }
  const imported = importChampionship(db, { model, to: { name }, files: [], managerId: null, note })
  await imported.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  if (!isStored) throw new Error('a clean preview was not imported')
  return { outcome: 'imported', problems }
}

test('IM9 a damaged file is imported, or refused with its name and a reason, and nothing fails', async (context) => {
  const sets = await soundSets()
  for (const [at, files] of sets.entries()) {
    const { outcome, problems } = await outcomeOf({ about: '', files }, `Inteiro ${at}`)
    expect([files[0]?.name, outcome, problems.filter(refuses)]).toEqual([files[0]?.name, 'imported', []])
  }
  const counts: Record<Outcome, number> = { imported: 0, refused: 0 }
  const failed: string[] = []
  for (let turn = 0; turn < VARIANTS; turn++) {
    const variant = variantOf(sets, rngFrom(SEED, turn))
    try {
      const { outcome, problems } = await outcomeOf(variant, `Variante ${turn}`)
      counts[outcome]++
      const nameless = problems.filter(({ file, line }) => file === '' || (line !== null && line < 1))
      if (nameless.length > 0) failed.push(`${turn} ${variant.about}: ${JSON.stringify(nameless[0])}`)
    } catch (error) {
      failed.push(`${turn} ${variant.about}: ${String(error)}`)
    }
  }
  note(context, `${VARIANTS} variants: ${counts.imported} imported, ${counts.refused} refused`)
  expect(failed).toEqual([])
  expect(Math.min(counts.imported, counts.refused)).toBeGreaterThan(VARIANTS / 20)
}, 900_000)
