// Prints the five leaders of a bolão from its CSV address (a display link of Craque).
// CRAQUE_SHEET: the address, or its path, which is then taken from CRAQUE_URL.
const { CRAQUE_URL, CRAQUE_SHEET } = process.env
if (!CRAQUE_SHEET) {
  console.error('Set CRAQUE_SHEET to the CSV address of a display link.')
  process.exit(2)
}

/** Cells as RFC 4180 says: quotes around cells with commas, quotes or line breaks. */
function readCsv(text) {
  /** @type {string[][]} */
  const rows = [[]]
  const cells = text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)
  for (const [, quoted, bare, end] of cells) {
    rows.at(-1).push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

const response = await fetch(new URL(CRAQUE_SHEET, CRAQUE_URL), { signal: AbortSignal.timeout(15_000) })
if (response.status === 404 || response.status === 410) {
  console.error('This link was revoked (or its address is wrong, or its maker may no longer see the bolão).')
  process.exit(1)
}
if (!response.ok) {
  const wait = response.headers.get('retry-after')
  console.error(`Craque answers ${response.status}${wait ? `; try again in ${wait} s` : ''}.`)
  process.exit(1)
}

const [head, ...rows] = readCsv(await response.text())
const at = Object.fromEntries(head.map((name, index) => [name, index]))
for (const name of ['posicao', 'participante', 'pontos'])
  if (!(name in at)) throw new Error(`The sheet has no column ${name}: it is no table of a bolão.`)

if (rows.length === 0) console.log('Nobody is in this table yet.')
const number = new Intl.NumberFormat('pt-BR')
let before = null
for (const row of rows.slice(0, 5)) {
  const points = Number(row[at.pontos]) // whole in a bolão, tenths in a league
  const difference = before === null ? '' : ` (${number.format(Math.round((points - before) * 10) / 10 || 0)})`
  const place = row[at.posicao] === '' ? '–' : `${row[at.posicao]}.` // nobody has a place before the first match
  console.log(`${place} ${row[at.participante]}: ${number.format(points)}${difference}`)
  before = points
}
