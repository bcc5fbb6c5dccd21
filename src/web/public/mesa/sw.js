// Opens the desk of a match offline (docs/decisions/046-an-app-on-the-phone.md).
// This worker only reads. The page of the desk writes the cache and clears it.

const DESK = /^\/mesa\/(\d+)$/
const ANSWER = /^\/api\/desk\/(\d+)$/
const nameOf = (matchId) => `craque-desk-${matchId}`

const words = {
  pt: 'Sem conexão. Esta mesa não está guardada neste aparelho.',
  es: 'Sin conexión. Esta mesa no está guardada en este aparato.',
  en: 'No connection. This desk is not kept on this device.',
}

function unknownDesk() {
  const language = navigator.language.slice(0, 2)
  const html = `<!doctype html><html lang="${words[language] ? language : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Craque</title><style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.5rem}</style><p>${words[language] ?? words.en}</p>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function shell(request, matchId) {
  try {
    return await fetch(request)
  } catch {
    const { pathname } = new URL(request.url)
    return (await caches.match(pathname, { cacheName: nameOf(matchId) })) ?? unknownDesk()
  }
}

/** The desk as this device knew it last, with its clock moved on to now. */
async function lastAnswer(matchId) {
  const kept = await caches.match(`/api/desk/${matchId}`, { cacheName: nameOf(matchId) })
  if (!kept) return Response.error()
  const { keptAtMs, ...view } = await kept.json()
  const gameNowMs = Math.round(view.gameNowMs + (Date.now() - keptAtMs) * view.pace)
  return Response.json({ ...view, gameNowMs, keptAtMs })
}

async function answer(request, matchId) {
  try {
    return await fetch(request)
  } catch {
    return lastAnswer(matchId)
  }
}

const file = async (request) => (await caches.match(request)) ?? fetch(request)

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const [, desk] = DESK.exec(pathname) ?? []
  const [, asked] = ANSWER.exec(pathname) ?? []
  if (desk && request.mode === 'navigate') event.respondWith(shell(request, desk))
  else if (asked) event.respondWith(answer(request, asked))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})
