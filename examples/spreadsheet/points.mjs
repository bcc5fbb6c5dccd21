// Adds up points by season from the CSV of a display link (kind "meus pontos"). CRAQUE_SHEET is its address.
const { CRAQUE_SHEET } = process.env
if (!CRAQUE_SHEET) throw new Error('CRAQUE_SHEET is missing')

const answer = await fetch(CRAQUE_SHEET)
if (answer.status === 404) throw new Error('The link was revoked or never existed.')
if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
const [head, ...rows] = (await answer.text()).trim().split(/\r?\n/)
const columns = head.split(',')
const [season, points] = [columns.indexOf('temporada'), columns.indexOf('pontos')]

const sums = new Map()
for (const row of rows) {
  // These columns are numbers, so they contain no quotes.
  const cells = row.split(',')
  sums.set(cells[season], (sums.get(cells[season]) ?? 0) + Number(cells[points]))
}
for (const [name, sum] of sums) console.log(`${name}: ${sum.toFixed(1)}`)
console.log(`rodadas: ${rows.length}`)
