import { readdir } from 'node:fs/promises'
import type { Rules } from '#domain/scoring/player-points.ts'
import { roundInName } from '#jobs/import/cartola/cartola-file.ts'
import { isFplRound } from '#jobs/import/fpl/fpl-verify.ts'
import { readCartolaSeason } from './read-cartola-season.ts'
import { readFplSeason } from './read-fpl-season.ts'
import type { ProjectionSeason } from './season.ts'

/** Undefined if the folder has round files of neither game. */
export async function readSeason(folder: string, rules: Rules): Promise<ProjectionSeason | undefined> {
  const names = await readdir(folder, { recursive: true })
  if (names.some(isFplRound)) return readFplSeason(folder, rules)
  if (names.some((name) => roundInName(name) !== undefined)) return readCartolaSeason(folder, rules)
  return undefined
}
