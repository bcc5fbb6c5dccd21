import { fail, ok, type Result } from '#domain/result.ts'
import { csvTable } from '#jobs/csv/csv-table.ts'
import { isAtpCsv, readAtp } from './read-atp.ts'
import { isBrazilCsv, isLeagueCsv } from '#jobs/football-files/league-csv.ts'
import { readBrazilCsv, readLeagueCsv } from './read-football-csv.ts'
import { readFootballJson } from '#jobs/football-files/football-json.ts'
import { isFootballText, readFootballText } from '#jobs/football-files/football-text.ts'
import { footballSources } from './football-said.ts'
import { isNbaCsv, readNba } from './read-nba.ts'
import { isPlusLigaCsv, readPlusLiga } from './read-plusliga.ts'
import { isSpiCsv, readSpi } from './read-spi.ts'
import type { SourceMatch } from '#jobs/sport/source-match.ts'

export type FileFormat =
  | 'brazil-csv'
  | 'league-csv'
  | 'spi-csv'
  | 'nba-csv'
  | 'atp-csv'
  | 'plusliga-csv'
  | 'football-json'
  | 'football-text'

export interface ResultsFile {
  name: string
  format: FileFormat
  matches: SourceMatch[]
}

export type ReadError =
  | { kind: 'unknown_format'; name: string }
  | { kind: 'no_matches'; name: string; format: FileFormat }

const CSV_FORMATS = [
  { format: 'spi-csv', accepts: isSpiCsv, read: readSpi },
  { format: 'nba-csv', accepts: isNbaCsv, read: readNba },
  { format: 'atp-csv', accepts: isAtpCsv, read: readAtp },
  { format: 'plusliga-csv', accepts: isPlusLigaCsv, read: readPlusLiga },
  { format: 'league-csv', accepts: isLeagueCsv, read: readLeagueCsv },
  { format: 'brazil-csv', accepts: isBrazilCsv, read: readBrazilCsv },
] as const

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function recognise(name: string, text: string): { format: FileFormat; matches: SourceMatch[] } | undefined {
  if (/^\s*\{/.test(text)) {
    const file = readFootballJson(name, text, parseJson(text))
    return file && { format: 'football-json', matches: footballSources(file.name, file.matches) }
  }
  if (isFootballText(text)) {
    const { title, matches } = readFootballText(name, text)
    return { format: 'football-text', matches: footballSources(title, matches) }
  }
  const table = csvTable(text)
  for (const { format, accepts, read } of CSV_FORMATS) {
    if (accepts(table)) return { format, matches: read(table) }
  }
  return undefined
}

/** The content decides the kind of a results file: names of copies on the web say little. */
export function readResults(name: string, text: string): Result<ResultsFile, ReadError> {
  const found = recognise(name, text)
  if (!found) return fail({ kind: 'unknown_format', name })
  if (found.matches.length === 0) return fail({ kind: 'no_matches', name, format: found.format })
  return ok({ name, ...found })
}
