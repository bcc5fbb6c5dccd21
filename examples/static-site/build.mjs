// Builds the page of a local club: the current table as HTML, with a live frame below it.
const { CRAQUE_URL = 'http://localhost:3000', SPORT = 'futebol' } = process.env

const answer = await fetch(`${CRAQUE_URL}/api/standings/${SPORT}`)
if (!answer.ok) throw new Error((await answer.json()).kind)
const { clubs, tables } = await answer.json()
const names = new Map(clubs.map(({ id, name }) => [id, name]))

// People choose the names, so they are written as text and never as HTML.
const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const row = ({ position, clubId, points, played }) =>
  `<tr><td>${position}</td><td>${escaped(names.get(clubId))}</td><td>${points}</td><td>${played}</td></tr>`

process.stdout.write(`<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Classificação</title>
${tables
  .map(
    ({ group, rows }) => `<table>
<caption>${group === null ? 'Classificação' : `Grupo ${escaped(group)}`}</caption>
<tr><th>#</th><th>Clube</th><th>Pontos</th><th>Jogos</th></tr>
${rows.map(row).join('\n')}
</table>`,
  )
  .join('\n')}
<iframe src="${CRAQUE_URL}/embed/contagem" title="Contagem" width="100%" height="170" style="border:0"></iframe>
</html>
`)
