import { parseCsvLines, separatorOf } from '#domain/import/parse-csv.ts'

const textOf = (cell: unknown) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '')

/** The cells of a workbook's first sheet, or of a text whose cells are separated. */
export async function cellsOf(file: File): Promise<string[][]> {
  if (/\.xlsx$/i.test(file.name)) {
    const { default: readXlsxFile } = await import('read-excel-file/browser')
    const [sheet] = await readXlsxFile(file)
    return (sheet?.data ?? []).map((row) => row.map(textOf))
  }
  const text = (await file.text()).replace(/^\uFEFF/, '')
  return parseCsvLines(text, separatorOf(text)).map(({ cells }) => cells)
}
