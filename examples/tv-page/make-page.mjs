// Writes a page with two frames beside each other, for a large screen. BOLAO is the number of a public bolão, and is
// optional.
const { CRAQUE_URL = 'http://localhost:3000', BOLAO, TITLE = 'Bar do Zé' } = process.env

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const frame = (path, title) =>
  `<iframe src="${escaped(`${CRAQUE_URL}/embed/${path}`)}" title="${escaped(title)}"></iframe>`

process.stdout.write(`<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>${escaped(TITLE)}</title>
<style>
  body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / 1fr 1fr; background: #0b1411; color: #fff }
  h1 { grid-column: 1 / -1; margin: 1rem 2rem; font: 700 2rem system-ui }
  iframe { width: 100%; height: 100%; border: 0 }
</style>
<h1>${escaped(TITLE)}</h1>
${frame('tabela?tema=escuro&linhas=20', 'Classificação')}
${BOLAO ? frame(`bolao/${BOLAO}?tema=escuro&linhas=20`, 'Bolão') : frame('ranking?tema=escuro&linhas=20', 'Ranking')}
</html>
`)
