import { parseCsvLines, separatorOf } from '#domain/import/parse-csv.ts'

const textOf = (cell: unknown) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

/** Reads the first sheet of a workbook, or a text with separators. */
export async function cellsOf(file: File): Promise<string[][]> {
  if (/\.xlsx$/i.test(file.name)) {
    const { default: readXlsxFile } = await import('read-excel-file/browser')
    const [sheet] = await readXlsxFile(file)
    return (sheet?.data ?? []).map((row) => row.map(textOf))
  }
  const text = (await file.text()).replace(/^\uFEFF/, '')
  return parseCsvLines(text, separatorOf(text)).map(({ cells }) => cells)
}
