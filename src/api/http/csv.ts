export type Cell = string | number | null

const quoted = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell)
  // A spreadsheet would run what begins like a formula; numbers below zero are numbers.
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With a byte order mark, or spreadsheets read "São Paulo" in another alphabet. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
