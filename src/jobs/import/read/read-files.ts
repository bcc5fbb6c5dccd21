import type { Problem } from '#domain/import/problem.ts'
import { cartolaStatement } from '#jobs/import/cartola/cartola-statement.ts'
import type { CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import type { FplFile } from '#jobs/import/fpl/fpl-row.ts'
import { fplStatement } from '#jobs/import/fpl/fpl-statement.ts'
import { buildModel, type Asked } from '#jobs/import/model/build-model.ts'
import type { Model } from '#jobs/import/model/model.ts'
import { NOTHING_SAID, type Statement } from '#jobs/import/said/statement.ts'
import type { Sheet } from '#jobs/import/template/sheet.ts'
import { templateStatement } from '#jobs/import/template/template-statement.ts'
import { readFile, type NamedBytes } from './read-file.ts'

/** What all files of an import say together. Whose names and colours are better comes first. */
export async function readFiles(files: readonly NamedBytes[], asked: Asked = {}): Promise<Model> {
  const cartola: CartolaFile[] = []
  const fpl: FplFile[] = []
  const sheets: Sheet[] = []
  const results: Statement[] = []
  const problems: Problem[] = []
  for (const file of files) {
    const read = await readFile(file)
    if (read.kind === 'cartola') cartola.push(read.file)
    else if (read.kind === 'fpl') fpl.push(read.file)
    else if (read.kind === 'sheets') sheets.push(...read.sheets)
    else if (read.kind === 'matches') {
      const { title, timeZone, matches } = read
      results.push({ ...NOTHING_SAID, matches, ...(title && { title }), ...(timeZone && { timeZone }) })
    } else if (read.kind === 'problem') {
      const isAside = read.problem.code === 'unknown_format' && file.isIncidental
      problems.push(isAside ? { ...read.problem, code: 'file_ignored' } : read.problem)
    }
  }
  const known = asked.season?.roundFiles ?? []
  const statements = [
    ...(sheets.length > 0 ? [templateStatement(sheets, asked)] : []),
    // Matches that come after their round's file find there what was done in them.
    ...(cartola.length + known.length > 0 ? [cartolaStatement(cartola, known)] : []),
    ...(fpl.length > 0 ? [fplStatement(fpl)] : []),
    ...results,
  ]
  if (statements.length === 0 && problems.length === 0)
    problems.push({ file: files[0]?.name ?? '', line: null, code: 'nothing_to_import', values: {} })
  return buildModel([...statements, { ...NOTHING_SAID, problems }], asked)
}
