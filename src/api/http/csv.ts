export type Cell = string | number | null

const quoted = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell)
  // A spreadsheet would run a text that begins like a formula. Numbers below zero are safe.
  const safe = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With a byte order mark, because without one spreadsheets misread "São Paulo". */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
