import readXlsxFile from 'read-excel-file/universal'
import type { Problem } from '#domain/import/problem.ts'
import { withoutBroken } from '#jobs/csv/decode-text.ts'
import { sheetOf } from '#jobs/import/template/template-columns.ts'
import type { Sheet } from '#jobs/import/template/sheet.ts'
import { checkSheet } from './check-sheet.ts'
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS } from './limits.ts'
import type { ReadBudget } from './read-budget.ts'
import { readZip, writeZip, type ZipFiles } from './read-zip.ts'

type WorkbookRead = { kind: 'sheets'; sheets: Sheet[]; ignored: string[] } | { kind: 'problem'; problem: Problem }

const problem = (file: string, code: Problem['code'], values: Problem['values'] = {}): WorkbookRead => ({
  kind: 'problem',
  problem: { file, line: null, code, values },
})

/** The text as a person reads the cell: of a date only the day, of a time without a date only the time. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return ''
    const iso = cell.toISOString()
    return iso.startsWith('1899') || iso.startsWith('1900-01-00') ? iso.slice(11, 16) : iso.slice(0, 10)
  }
  if (typeof cell === 'number') {
    // A spreadsheet stores a bare time as a fraction of a day.
    if (cell > 0 && cell < 1) return new Date(Math.round(cell * 86_400) * 1000).toISOString().slice(11, 16)
    return String(cell)
  }
  return typeof cell === 'string' || typeof cell === 'boolean' ? withoutBroken(String(cell)) : ''
}

/** Skips pictures and drawings: they hold no sheet, and their attributes `r` do not name cells. */
const isWanted = (name: string) => /^(?!xl\/(?:drawings|charts|theme|media)\/|docProps\/).*\.xml(?:\.rels)?$/.test(name)

function troubleIn(file: string, files: ZipFiles): WorkbookRead | undefined {
  for (const [name, xml] of files) {
    // A workbook may name its sheets anything: every part is checked.
    const trouble = name.endsWith('.rels') ? undefined : checkSheet(xml.toString('utf8'))
    if (trouble?.kind === 'too_many_rows') return problem(file, 'too_many_rows', { rows: '?', most: MAX_ROWS })
    if (trouble) return problem(file, 'cell_too_far', { cell: trouble.cell, columns: MAX_COLUMNS, rows: MAX_ROWS })
  }
  return undefined
}

/** The sheets of a workbook that our template knows. Formulas have their last value, and nothing outside is opened. */
export async function readWorkbook(file: string, bytes: Uint8Array, budget: ReadBudget): Promise<WorkbookRead> {
  const files = readZip(bytes, { budget, isWanted })
  if (files === 'broken') return problem(file, 'unreadable_workbook')
  if (files === 'too_large')
    return problem(file, 'file_too_large', { megabytes: '?', most: MAX_FILE_BYTES / 1024 / 1024 })
  const trouble = troubleIn(file, files)
  if (trouble) return trouble
  let workbook: Awaited<ReturnType<typeof readXlsxFile>>
  try {
    workbook = await readXlsxFile(Uint8Array.from(writeZip(files)).buffer)
  } catch {
    return problem(file, 'unreadable_workbook')
  }
  const rows = workbook.reduce((sum, { data }) => sum + data.length, 0)
  if (rows > MAX_ROWS) return problem(file, 'too_many_rows', { rows, most: MAX_ROWS })
  const ignored: string[] = []
  const sheets = workbook.flatMap(({ sheet: name, data }) => {
    const [header = [], ...rest] = data.map((row) => row.map(textOf))
    const sheet = sheetOf(name, header)
    const lines = rest.map((cells, index) => ({ line: index + 2, cells }))
    if (sheet) return [{ file: `${file}: ${name}`, sheet, header, rows: lines }]
    if (data.length > 0) ignored.push(`${file}: ${name}`)
    return []
  })
  return sheets.length > 0 ? { kind: 'sheets', sheets, ignored } : problem(file, 'unknown_format')
}
