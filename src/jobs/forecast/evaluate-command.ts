import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fail, ok, type Result } from '#domain/result.ts'
import { dayOfIso } from '#jobs/csv/dates.ts'
import { evaluate, type Evaluation, type EvaluationError } from './evaluate.ts'
import { evaluationText } from './evaluation-text.ts'
import { readCartolaSignals, type CartolaSignals } from './cartola-signals.ts'
import { type ReadError, readResults, type ResultsFile } from './read-results.ts'

export type CommandError =
  | ReadError
  | EvaluationError
  | { kind: 'usage'; problem: string }
  | { kind: 'unreadable_file'; name: string; reason: string }
  | { kind: 'no_season'; name: string }

export const FORECAST_USAGE =
  'usage: craque forecast evaluate FILE|CARTOLA-FOLDER... --from YYYY-MM-DD [--to YYYY-MM-DD] [--json]'

interface Request {
  names: string[]
  from: string
  to?: string
  isJson: boolean
}

function parseRequest(argv: readonly string[]): Result<Request, CommandError> {
  const usage = (problem: string) => fail({ kind: 'usage' as const, problem })
  let parsed
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean', default: false } },
    })
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error))
  }
  const { positionals, values } = parsed
  const { from, to } = values
  if (positionals.length === 0) return usage('name at least one results file')
  if (from === undefined) return usage('--from is missing')
  for (const date of [from, to]) {
    if (date !== undefined && dayOfIso(date) === undefined) return usage(`"${date}" is not a date (YYYY-MM-DD)`)
  }
  if (to !== undefined && to < from) return usage(`--to ${to} is before --from ${from}`)
  return ok({ names: positionals, from, isJson: values.json, ...(to !== undefined && { to }) })
}

interface Read {
  files: ResultsFile[]
  signals: CartolaSignals[]
}

const isFolder = async (name: string) => (await stat(name).catch(() => undefined))?.isDirectory() ?? false

async function readAll(names: readonly string[]): Promise<Result<Read, CommandError>> {
  const files: ResultsFile[] = []
  const signals: CartolaSignals[] = []
  for (const name of names) {
    if (await isFolder(name)) {
      const season = await readCartolaSignals(name)
      if (!season) return fail({ kind: 'no_season', name })
      signals.push(season)
      continue
    }
    let text: string
    try {
      text = await readFile(name, 'utf8')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return fail({ kind: 'unreadable_file', name, reason })
    }
    const file = readResults(name, text)
    if (!file.ok) return file
    files.push(file.value)
  }
  return ok({ files, signals })
}

export function commandErrorText(error: CommandError): string {
  switch (error.kind) {
    case 'usage':
      return `${error.problem}\n${FORECAST_USAGE}`
    case 'unreadable_file':
      return `cannot read ${error.name}: ${error.reason}`
    case 'no_season':
      return `${error.name}: no round files of Cartola (rodada-N.csv, Mercado_N.txt), or no year in the name of the folder`
    case 'unknown_format':
      return `${error.name}: unknown format. Known: football-data.co.uk CSV (Brazil and league files), football-datasets CSV, Football.TXT, football.json, FiveThirtyEight SPI and NBA CSV, ATP matches CSV, PlusLiga CSV`
    case 'no_matches':
      return `${error.name}: looks like ${error.format} but holds no match`
    case 'mixed_sports':
      return `one sport at a time, these files hold: ${error.sports.join(', ')}`
    case 'empty_window':
      return `no played match between ${error.from} and ${error.to ?? 'the end'}: the files run from ${error.first} to ${error.last}`
    default:
      return error satisfies never
  }
}

export interface EvaluateOutcome {
  text: string
  json: Evaluation
  isJson: boolean
}

/** `argv` is what follows `forecast evaluate`. The caller prints `json` if `isJson`, otherwise `text`. */
export async function forecastEvaluateCommand(argv: readonly string[]): Promise<Result<EvaluateOutcome, CommandError>> {
  const request = parseRequest(argv)
  if (!request.ok) return request
  const { names, from, to, isJson } = request.value
  const read = await readAll(names)
  if (!read.ok) return read
  const { files, signals } = read.value
  const evaluation = evaluate(files, { from, ...(to !== undefined && { to }) }, signals)
  if (!evaluation.ok) return evaluation
  return ok({ text: evaluationText(evaluation.value), json: evaluation.value, isJson })
}
