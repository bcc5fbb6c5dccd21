import type { DataVersions } from '#db/connection/data-version.ts'
import type { DataSet } from '#domain/data-set.ts'

/** Changes with any of the named data. */
export const versionOf = (versions: DataVersions, ...names: readonly DataSet[]): string =>
  names.map((name) => versions.get(name)).join('-')

/** Answers that count from "now" also change by the clock alone. */
const freshMs = 60_000

export const freshVersion = (versions: DataVersions, ...names: readonly DataSet[]): string =>
  `${versionOf(versions, ...names)}-${Math.floor(Date.now() / freshMs)}`
