// Writes a page for a TV in a bar: tables of Craque under the bar's own title. Serve it over http(s):
// frames of Craque stay empty in a page that is opened as a file. The board /tv itself refuses every
// frame, so this page is made of /embed/ frames, which refresh by themselves.
// CRAQUE_URL, BAR_TITLE; optional CRAQUE_CHAMPIONSHIP (slug), and CRAQUE_FRAME: the frame address of a
// display link of a bolão (/embed/bolao/12?chave=KEY), or /embed/bolao/12 of a public one.
const { CRAQUE_URL, BAR_TITLE = 'Craque', CRAQUE_CHAMPIONSHIP, CRAQUE_FRAME } = process.env
if (!CRAQUE_URL) {
  console.error('Set CRAQUE_URL.')
  process.exit(2)
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text) => text.replaceAll(/[&<>"']/g, (character) => escapes[character])

/** A frame without script; the look is chosen in its address. */
function frame(path, title, className) {
  const address = new URL(path, CRAQUE_URL)
  address.searchParams.set('tema', 'escuro')
  address.searchParams.set('linhas', '10')
  address.searchParams.set('tamanho', '24')
  if (CRAQUE_CHAMPIONSHIP) address.searchParams.set('campeonato', CRAQUE_CHAMPIONSHIP)
  return {
    address,
    tag: `<iframe class="${className}" src="${escape(address.href)}" title="${escape(title)}"></iframe>`,
  }
}

const frames = [
  CRAQUE_FRAME ? frame(CRAQUE_FRAME, 'Bolão', 'tall') : frame('/embed/ranking', 'Ranking', 'tall'),
  frame('/embed/tabela', 'Classificação', 'tall'),
  frame('/embed/contagem', 'Mercado', 'low'),
]

// Says now, and not in the bar, what a TV would not show.
for (const { address } of frames) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) })
  const refuses = answer.headers.get('x-frame-options') !== null
  const isHidden = (await answer.text()).includes('Isto não existe ou não é público')
  if (!answer.ok || refuses || isHidden) {
    console.error(`${address.pathname} cannot be shown (${answer.status}): revoked, private or not there.`)
    process.exit(1)
  }
}

process.stdout.write(`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <title>${escape(BAR_TITLE)}</title>
    <style>
      html, body { margin: 0; height: 100%; overflow: hidden; background: #0b1411; color: #ffd447 }
      body { display: grid; grid: auto 1fr 28vh / 1fr 1fr; gap: 1vh 1vw; font-family: system-ui, sans-serif }
      h1 { grid-column: 1 / -1; margin: 0; padding: 1.5vh 2vw 0; font-size: 6vh }
      iframe { border: 0; width: 100%; height: 100% }
      .low { grid-column: 1 / -1 }
    </style>
  </head>
  <body>
    <h1>${escape(BAR_TITLE)}</h1>
    ${frames.map(({ tag }) => tag).join('\n    ')}
  </body>
</html>
`)
