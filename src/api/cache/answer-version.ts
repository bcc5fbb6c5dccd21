import type { DataVersions } from '#db/championship/data-version.ts'
import type { DataSet } from '#domain/data-set.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** The version changes with any of the named data of the championship. */
export const versionOf =
  (versions: DataVersions, ...sets: readonly DataSet[]) =>
  (championshipId: ChampionshipId): string =>
    sets.map((set) => versions.get(championshipId, set)).join('-')

/** Answers that depend on "now" also change with the clock alone. */
const freshMs = 60_000

export function freshVersion(versions: DataVersions, ...sets: readonly DataSet[]) {
  const stored = versionOf(versions, ...sets)
  return (championshipId: ChampionshipId): string => `${stored(championshipId)}-${Math.floor(Date.now() / freshMs)}`
}
