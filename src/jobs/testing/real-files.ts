import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { createProviders } from '#jobs/providers.ts'
import { importFiles, type Target } from '#jobs/import/import-championship.ts'
import type { Requested } from '#jobs/import/model/build-model.ts'
import { playThrough } from '#jobs/import/provider/play-through.ts'
import { loadPaths } from '#jobs/import/read/load-paths.ts'
import type { NamedBytes } from '#jobs/import/read/read-file.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'

const DATA = path.resolve('../shared/data')
export const missing = existsSync(DATA) ? '' : ' (skipped: no real data at ../shared/data)'
export const at = (name: string) => path.join(DATA, name)
export const serieA = [at('cartola/2024'), at('futebol/brasil/openfootball-2024/2024_br1.txt')]

/** A database for imports, in which the imported matches are played. */
export function useRealFiles() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  async function bringFiles(files: readonly NamedBytes[], to: Target) {
    const read = (asked: Requested) => readFiles(files, asked)
    const names = files.map(({ name }) => name)
    const result = await importFiles(database.db, { read, to, files: names, managerId: null })
    if (!result.ok) throw new Error(JSON.stringify(result.error).slice(0, 2_000))
    return result.value
  }

  async function bring(paths: string[], to: Target) {
    const loaded = await loadPaths(paths)
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
    return bringFiles(loaded.value, to)
  }

  async function play(championshipId: ChampionshipId) {
    const provider = await createProviders(database.db).of({ championshipId })
    if (!provider) throw new Error('no provider supplies its matches')
    return playThrough(database.db, provider)
  }

  return { database: () => database, bring, bringFiles, play }
}
