// Builds index.html with today's matches and a table that refreshes by itself.
// CRAQUE_URL, SITE_FOLDER; optional CRAQUE_CHAMPIONSHIP (slug), SITE_TITLE, CRAQUE_SPORT (futebol).
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const {
  CRAQUE_URL,
  SITE_FOLDER,
  CRAQUE_CHAMPIONSHIP,
  SITE_TITLE = 'Jogos de hoje',
  CRAQUE_SPORT = 'futebol',
} = process.env
if (!CRAQUE_URL || !SITE_FOLDER) {
  console.error('Set CRAQUE_URL and SITE_FOLDER.')
  process.exit(2)
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => String(text).replaceAll(/[&<>"']/g, (character) => escapes[character])

async function read(path, query = {}) {
  const url = new URL(path, CRAQUE_URL)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.detail)
  return answer
}

const { championships } = await read('/api/championships')
const championship = championships.find(({ slug, isMain }) =>
  CRAQUE_CHAMPIONSHIP ? slug === CRAQUE_CHAMPIONSHIP : isMain,
)
if (!championship) throw new Error(`There is no championship ${CRAQUE_CHAMPIONSHIP ?? ''}.`)
const { slug, name, timeZone, gameNowMs } = championship

const dayOf = (ms) => new Date(ms).toLocaleDateString('sv-SE', { timeZone })
const timeOf = (ms) => new Date(ms).toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })
const isToday = (ms) => dayOf(ms) === dayOf(gameNowMs)

const { matches } = await read('/api/matches/today', { championship: slug })
const states = { live: 'ao vivo', final: 'encerrado', abandoned: 'interrompido' }
const rows = matches
  .filter(({ startsAtMs, state }) => state === 'live' || isToday(startsAtMs))
  .map(({ startsAtMs, state, home, away, homeScore, awayScore, sport }) => {
    const score = homeScore === null ? 'x' : `${homeScore} x ${awayScore}`
    const cells = [timeOf(startsAtMs), sport, home.name, score, away.name, states[state] ?? '']
    return `        <tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
  })

const frame = new URL('/embed/tabela', CRAQUE_URL)
frame.search = new URLSearchParams({
  campeonato: slug,
  esporte: CRAQUE_SPORT,
  linhas: 20,
  tema: 'claro',
  lang: 'pt-BR',
})

const page = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(SITE_TITLE)}</title>
    <style>
      body { max-width: 50rem; margin: auto; padding: 1rem; font-family: system-ui }
      td { padding: .3rem .6rem }
    </style>
  </head>
  <body>
    <h1>${escape(SITE_TITLE)}</h1>
    <p>${escape(name)}, ${escape(dayOf(gameNowMs).split('-').reverse().join('/'))} às ${escape(timeOf(gameNowMs))}</p>
    ${rows.length === 0 ? '<p>Hoje não há mais jogos.</p>' : `<table>\n${rows.join('\n')}\n    </table>`}
    <h2>Classificação</h2>
    <iframe src="${escape(frame.href)}" title="Classificação" width="100%" height="720" style="border: 0"></iframe>
    <p><a href="${escape(new URL('/', CRAQUE_URL).href)}">Craque</a></p>
  </body>
</html>
`
await mkdir(SITE_FOLDER, { recursive: true })
await writeFile(join(SITE_FOLDER, 'index.html.new'), page)
await rename(join(SITE_FOLDER, 'index.html.new'), join(SITE_FOLDER, 'index.html'))
console.log(`${rows.length} matches in ${join(SITE_FOLDER, 'index.html')}`)
