import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '#domain/import/problem.ts'
import { playerPointTenths, type Rules } from '#domain/scoring/player-points.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'
import { readFplCsv, type FplRow } from './fpl-row.ts'

export interface FplMismatch {
  file: string
  line: number
  name: string
  publishedPoints: number
  oursTenths: number
}

export interface FplVerification {
  matched: number
  total: number
  mismatches: FplMismatch[]
  /** Rows of coaches, for whom the game has no rules here. */
  managersLeftOut: number
  refused: Problem[]
}

const tenthsOf = ({ position, scouts }: FplRow & { position: Exclude<FplRow['position'], 'manager'> }, rules: Rules) =>
  playerPointTenths({ position, scouts }, rules)

function compare(file: string, rows: readonly FplRow[], rules: Rules, into: FplVerification): void {
  for (const row of rows) {
    const { position, line, name, publishedPoints } = row
    if (position === 'manager') {
      into.managersLeftOut++
      continue
    }
    const oursTenths = tenthsOf({ ...row, position }, rules)
    into.total++
    if (oursTenths === publishedPoints * 10) into.matched++
    else into.mismatches.push({ file, line, name, publishedPoints, oursTenths })
  }
}

/** Whether a path is that of a round's file of the Fantasy Premier League, anywhere in its season's folder. */
export const isFplRound = (name: string): boolean => /(?:^|[\\/])gw\d+\.csv$/.test(name)

/**
 * SC9: compares our points with the published ones for every player in every match of a folder of rounds
 * (`gws/gwN.csv`). Coaches are only counted.
 */
export async function verifyFpl({ folder, rules }: { folder: string; rules: Rules }): Promise<FplVerification> {
  const result: FplVerification = { matched: 0, total: 0, mismatches: [], managersLeftOut: 0, refused: [] }
  const names = (await readdir(folder, { recursive: true })).filter(isFplRound)
  for (const name of names.sort()) {
    const file = readFplCsv(name, decodeText(await readFile(join(folder, name))))
    if (!file) {
      result.refused.push({ file: name, line: null, code: 'unknown_format', values: {} })
      continue
    }
    result.refused.push(...file.problems)
    compare(name, file.rows, rules, result)
  }
  return result
}
