import type { DataVersions } from '#db/data-version.ts'

/** Answers that count from "now" also change by the clock alone. */
const freshMs = 60_000

export const freshVersion = (versions: DataVersions, ...names: readonly string[]): string =>
  [...names.map((name) => versions.get(name)), Math.floor(Date.now() / freshMs)].join('-')
