import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from './limits.ts'

/** The attribute that names the position of a cell or row, with either kind of XML quotes. */
const PLACE = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const ROW_TAG = /<(?:\w+:)?row[\s/>]/g
const MOST_SHOWN = 20

function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

export type SheetTrouble = { kind: 'cell_too_far'; cell: string } | { kind: 'too_many_rows' }

/** Runs before a sheet is read: one cell far away makes the reader create millions of empty ones. */
export function checkSheet(xml: string): SheetTrouble | undefined {
  let [rows, columns, rowTags] = [0, 0, 0]
  for (const _tag of xml.matchAll(ROW_TAG)) if (++rowTags > MAX_ROWS) return { kind: 'too_many_rows' }
  for (const [, double, single] of xml.matchAll(PLACE)) {
    const cell = double ?? single ?? ''
    const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(cell) ?? []
    if (letters === undefined || digits === undefined) return { kind: 'cell_too_far', cell: cell.slice(0, MOST_SHOWN) }
    rows = Math.max(rows, Number(digits))
    columns = Math.max(columns, columnOf(letters))
    if (rows > MAX_ROWS || columns > MAX_COLUMNS || rows * columns > MAX_CELLS) return { kind: 'cell_too_far', cell }
  }
  return undefined
}
