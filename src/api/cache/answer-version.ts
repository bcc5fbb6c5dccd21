import type { DataVersions } from '#db/championship/data-version.ts'
import type { DataSet } from '#domain/data-set.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** A version that changes when any of the named data sets of the championship changes. */
export const versionOf =
  (versions: DataVersions, ...sets: readonly DataSet[]) =>
  (championshipId: ChampionshipId): string =>
    sets.map((set) => versions.get(championshipId, set)).join('-')

/** Answers that depend on "now" also change with time. A new version every minute renews them. */
const freshMs = 60_000

export function freshVersion(versions: DataVersions, ...sets: readonly DataSet[]) {
  const stored = versionOf(versions, ...sets)
  return (championshipId: ChampionshipId): string => `${stored(championshipId)}-${Math.floor(Date.now() / freshMs)}`
}
