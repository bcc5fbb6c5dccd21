import type { DataVersions } from '#db/connection/data-version.ts'

/** Changes with any of the named data. */
export const versionOf = (versions: DataVersions, ...names: readonly string[]): string =>
  names.map((name) => versions.get(name)).join('-')

/** Answers that count from "now" also change by the clock alone. */
const freshMs = 60_000

export const freshVersion = (versions: DataVersions, ...names: readonly string[]): string =>
  `${versionOf(versions, ...names)}-${Math.floor(Date.now() / freshMs)}`
