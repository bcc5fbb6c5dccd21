import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { playerPointTenths, type Rules } from '#domain/scoring/player-points.ts'
import { readCartolaFile, roundInName, type CartolaError, type CartolaFile } from './cartola-file.ts'
import { roleOf } from './cartola-role.ts'
import { seasonOf, type RoundRow } from './cartola-season.ts'

export interface Mismatch {
  file: string
  athleteId: number
  name: string
  publishedHundredths: number
  oursHundredths: number
}

export interface Verification {
  matched: number
  total: number
  mismatches: Mismatch[]
  /** Rows of compared files whose round cannot be derived from the season totals. */
  unknownRows: number
  /** Round files that could not be read, with the reason. */
  refused: CartolaError[]
  /** Round files that were read but could not be compared. */
  notCompared: { file: string; reason: 'no_previous_round' | 'points_not_in_file' }[]
}

function compareRound(file: string, rounds: RoundRow[], rules: Rules, into: Verification): void {
  for (const round of rounds) {
    const position = roleOf(round)
    if (position === 'coach') continue
    if (!round.isKnown) into.unknownRows++
    if (!round.tookPart || !round.isKnown) continue
    const oursHundredths = playerPointTenths({ position, scouts: round.scouts }, rules) * 10
    const { athleteId, name, publishedHundredths } = round.row
    into.total++
    if (oursHundredths === publishedHundredths) into.matched++
    else into.mismatches.push({ file, athleteId, name, publishedHundredths, oursHundredths })
  }
}

async function readFolder(folder: string, refused: CartolaError[]): Promise<Map<string, CartolaFile[]>> {
  const seasons = new Map<string, CartolaFile[]>()
  const names = (await readdir(folder)).filter((name) => roundInName(name) !== undefined).sort()
  for (const name of names) {
    const file = await readCartolaFile(join(folder, name))
    if (!file.ok) {
      refused.push(file.error)
      continue
    }
    const season = /(\d{4})[_-]/.exec(name)?.[1] ?? ''
    seasons.set(season, [...(seasons.get(season) ?? []), file.value])
  }
  return seasons
}

/**
 * Compares our points with the published ones for the fielded players (not coaches) of a folder of round files. Files
 * and rows that cannot be compared are counted apart.
 */
export async function verifyScoring({ folder, rules }: { folder: string; rules: Rules }): Promise<Verification> {
  const result: Verification = { matched: 0, total: 0, mismatches: [], unknownRows: 0, refused: [], notCompared: [] }
  for (const files of (await readFolder(folder, result.refused)).values()) {
    const season = seasonOf()
    let previousRound = 0
    for (const file of files.sort((a, b) => a.roundId - b.roundId)) {
      const rounds = season.addRound(file.roundId, file.rows)
      if (file.roundId !== previousRound + 1) result.notCompared.push({ file: file.file, reason: 'no_previous_round' })
      else if (!file.hasPoints) result.notCompared.push({ file: file.file, reason: 'points_not_in_file' })
      else compareRound(file.file, rounds, rules, result)
      previousRound = file.roundId
    }
  }
  return result
}
