import type { RoundFileRow } from '#db/import/stored-season.ts'
import { firstProblems, refuses, type Problem } from '#domain/import/problem.ts'
import { cartolaStatement, parseStored } from '#jobs/import/cartola/cartola-statement.ts'
import type { CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import type { FplFile } from '#jobs/import/fpl/fpl-row.ts'
import { fplStatement } from '#jobs/import/fpl/fpl-statement.ts'
import { buildModel, type Requested } from '#jobs/import/model/build-model.ts'
import type { Model } from '#jobs/import/model/model.ts'
import type { Where } from '#jobs/football-files/said.ts'
import { NOTHING_SAID, type Statement } from '#jobs/import/said/statement.ts'
import type { Sheet } from '#jobs/import/template/sheet.ts'
import { templateStatement } from '#jobs/import/template/template-statement.ts'
import {
  MAX_CLUBS,
  MAX_FILES,
  MAX_MATCHES,
  MAX_PLAYERS,
  MAX_PROBLEMS,
  MAX_ROUND_FILE_BYTES,
  MAX_TOTAL_BYTES,
} from './limits.ts'
import { createBudget } from './read-budget.ts'
import { readFile, type FileRead, type NamedBytes } from './read-file.ts'

const MB = 1024 * 1024

/**
 * The content of all files of an import together, or why they are refused. It may take long and need much memory, so it
 * may run in a thread.
 */
export type ReadFiles = (files: readonly NamedBytes[], asked?: Requested) => Promise<Model>

/** A model with nothing but the reasons. */
export const refusedModel = (problems: readonly Problem[], asked: Requested = {}): Model => ({
  ...buildModel([NOTHING_SAID], asked),
  problems,
})

/** Checked before anything is unpacked. */
function tooMuch(files: readonly NamedBytes[]): Problem | undefined {
  const file = files[0]?.name ?? ''
  if (files.length > MAX_FILES)
    return { file, line: null, code: 'too_many_files', values: { files: files.length, most: MAX_FILES } }
  const bytes = files.reduce((sum, one) => sum + one.bytes.length, 0)
  if (bytes <= MAX_TOTAL_BYTES) return undefined
  const values = { megabytes: Math.ceil(bytes / MB), most: MAX_TOTAL_BYTES / MB }
  return { file, line: null, code: 'files_too_large', values }
}

/** A championship with more would keep the server busy for every viewer. */
function tooMany(statements: readonly Statement[]): Problem[] {
  const limits = { clubs: MAX_CLUBS, players: MAX_PLAYERS, matches: MAX_MATCHES } as const
  return (['clubs', 'players', 'matches'] as const).flatMap((kind) => {
    const all = statements.flatMap((one): readonly { where: Where }[] => one[kind])
    const first = all[limits[kind]]
    if (!first) return []
    return [
      { ...first.where, code: 'too_many_things' as const, values: { kind, count: all.length, most: limits[kind] } },
    ]
  })
}

/** Limits the size of a championship's round files, because every import reads all stored ones again. */
function tooFull(statements: readonly Statement[], stored: readonly RoundFileRow[]): Problem[] {
  const fresh = statements.flatMap(({ roundFiles = [] }) => roundFiles)
  const [first] = fresh
  const bytes = [...stored, ...fresh.map(({ rows }) => ({ rows: JSON.stringify(rows) }))].reduce(
    (sum, { rows }) => sum + Buffer.byteLength(rows),
    0,
  )
  if (!first || bytes <= MAX_ROUND_FILE_BYTES) return []
  const values = { megabytes: Math.ceil(bytes / MB), most: MAX_ROUND_FILE_BYTES / MB }
  return [{ file: first.file, line: null, code: 'round_files_full', values }]
}

const LONGEST_VALUE = 80
/** For lists of columns, which must name every column. */
const LONGEST_LIST = 4_000
const LONGEST_FILE = 120
const clipped = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** As much as a person can read: a cell may be as long as the file. */
function shortenProblems(problems: readonly Problem[], firstFile: string): Problem[] {
  return firstProblems(problems, MAX_PROBLEMS).map((problem) => ({
    ...problem,
    file: clipped(problem.file || firstFile, LONGEST_FILE),
    values: Object.fromEntries(
      Object.entries(problem.values).map(([name, value]) => [
        name,
        typeof value === 'string' ? clipped(value, name === 'columns' ? LONGEST_LIST : LONGEST_VALUE) : value,
      ]),
    ),
  }))
}

/** A file of a known format without a readable row. */
const saysNothing = (read: FileRead) =>
  (read.kind === 'matches' && read.matches.length === 0) ||
  (read.kind === 'fpl' && read.file.rows.length === 0 && read.unused.length > 0)

const aside = (file: string, code: 'sheet_ignored' | 'file_not_needed'): Problem => ({
  file,
  line: null,
  code,
  values: {},
})

/** Reported once for all files with the same unused columns. */
function unusedColumns() {
  const files = new Map<string, string[]>()
  return {
    add: (file: string, columns: readonly string[]) => {
      const list = columns.join(', ')
      if (list !== '') files.set(list, [...(files.get(list) ?? []), file])
    },
    problems: (): Problem[] =>
      [...files].map(([columns, [file = '', ...more]]) => ({
        file,
        line: 1,
        code: 'columns_ignored',
        values: { columns, more: more.length },
      })),
  }
}

/** Records which file is being read: the reader may be ended in the middle of it. */
export type NoteFile = (index: number) => void

async function readAll(files: readonly NamedBytes[], asked: Requested, noteFile: NoteFile): Promise<Model> {
  const cartola: CartolaFile[] = []
  const fpl: FplFile[] = []
  const sheets: Sheet[] = []
  const results: Statement[] = []
  const problems: Problem[] = []
  const budget = createBudget()
  const unused = unusedColumns()
  for (const [index, file] of files.entries()) {
    noteFile(index)
    const read = await readFile(file, budget)
    if ('unused' in read && read.unused) unused.add(file.name, read.unused)
    if (saysNothing(read)) problems.push({ file: file.name, line: null, code: 'nothing_read', values: {} })
    if (read.kind === 'cartola') cartola.push(read.file)
    else if (read.kind === 'fpl') fpl.push(read.file)
    else if (read.kind === 'sheets') {
      sheets.push(...read.sheets)
      problems.push(...read.ignored.map((one) => aside(one, 'sheet_ignored')))
    } else if (read.kind === 'known') problems.push(aside(file.name, 'file_not_needed'))
    else if (read.kind === 'matches') {
      const { title, timeZone, matches } = read
      problems.push(...read.problems)
      results.push({ ...NOTHING_SAID, matches, ...(title && { title }), ...(timeZone && { timeZone }) })
    } else if (read.kind === 'problem') {
      const isAside = read.problem.code === 'unknown_format' && file.isIncidental
      problems.push(isAside ? { ...read.problem, code: 'file_ignored' } : read.problem)
    }
  }
  const stored = asked.season?.roundFiles ?? []
  const known = parseStored(stored)
  // A club keeps the first name and colours that it gets, so the statement with the best ones comes first.
  const statements = [
    ...(sheets.length > 0 ? [templateStatement(sheets, asked)] : []),
    // Matches that arrive after their round's file find their rows there.
    ...(cartola.length + known.length > 0 ? [cartolaStatement(cartola, known)] : []),
    ...(fpl.length > 0 ? [fplStatement(fpl)] : []),
    ...results,
  ]
  problems.push(...unused.problems())
  const many = [...tooMany(statements), ...tooFull(statements, stored)]
  if (many.length > 0) return refusedModel([...many, ...problems], asked)
  const model = buildModel([...statements, { ...NOTHING_SAID, problems }], asked)
  const news = model.deeds.filter(({ isNews }) => isNews)
  const isEmpty = [model.clubs, model.players, model.matches, model.ties, model.roundFiles, news].every(
    (all) => all.length === 0,
  )
  // Without files, the stored ones are judged again.
  if (!isEmpty || files.length === 0 || model.problems.some(refuses)) return model
  const nothing: Problem = { file: files[0]?.name ?? '', line: null, code: 'nothing_to_import', values: {} }
  return { ...model, problems: [...model.problems, nothing] }
}

export async function readFiles(
  files: readonly NamedBytes[],
  asked: Requested = {},
  noteFile: NoteFile = () => undefined,
): Promise<Model> {
  const trouble = tooMuch(files)
  const model = trouble ? refusedModel([trouble], asked) : await readAll(files, asked, noteFile)
  return { ...model, problems: shortenProblems(model.problems, files[0]?.name ?? '') }
}
