// The app while there is no line, and what is told while no page is open. Pages that are somebody's own are marked no-store
// by the server and never kept, so signing out leaves nothing here. Pages come from the network first: a new version is there
// with the next page that is opened, and never changes one that is.
const FILES = 'craque-files-1'
const PAGES = 'craque-pages-1'
const MOST_PAGES = 30

const words = {
  pt: [
    'Sem internet',
    'Esta página ainda não foi guardada neste aparelho. Tente de novo quando a conexão voltar.',
    'Tentar de novo',
  ],
  es: [
    'Sin internet',
    'Esta página aún no se guardó en este dispositivo. Inténtalo cuando vuelva la conexión.',
    'Intentar de nuevo',
  ],
  en: [
    'No connection',
    'This page was not kept on this device yet. Try again once there is a connection.',
    'Try again',
  ],
}

function offlinePage() {
  const [title, text, again] = words[navigator.language.slice(0, 2)] ?? words.en
  const style =
    'font:1.05rem/1.5 system-ui,sans-serif;background:#0b1411;color:#edf4ef;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center'
  const link = 'color:#ffd447;font-weight:700;display:inline-block;padding:.75rem'
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Craque</title><body style="${style}"><main><h1>${title}</h1><p>${text}</p><a href="" style="${link}">${again}</a></main>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** May it be kept: an answer that came whole, of ours, and that nobody marked as not to be kept. */
const mayKeep = (response) =>
  response.ok && response.type === 'basic' && !/no-store/.test(response.headers.get('cache-control') ?? 'no-store')

async function keepPage(request, response) {
  const pages = await caches.open(PAGES)
  await pages.put(request, response)
  const keys = await pages.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await pages.delete(old)
}

async function page(request) {
  try {
    const response = await fetch(request)
    if (mayKeep(response)) await keepPage(request, response.clone())
    return response
  } catch {
    return (await caches.match(request, { cacheName: PAGES })) ?? offlinePage()
  }
}

async function file(request) {
  const known = await caches.match(request, { cacheName: FILES })
  if (known) return known
  const response = await fetch(request)
  if (mayKeep(response)) await (await caches.open(FILES)).put(request, response.clone())
  return response
}

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const ours = [FILES, PAGES]
  const tidy = async () => {
    for (const name of await caches.keys()) if (!ours.includes(name)) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(tidy())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
})

addEventListener('push', (event) => {
  const { title, text, path } = event.data?.json() ?? {}
  const options = { body: text, icon: '/icon-192.png', badge: '/icon-192.png', data: { path }, tag: path }
  event.waitUntil(registration.showNotification(title ?? 'Craque', options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Ours alone, whatever the message says.
  const { href } = new URL(event.notification.data?.path ?? '/avisos', location.origin)
  const open = async () => {
    const [page] = await clients.matchAll({ type: 'window' })
    if (!page) return clients.openWindow(href)
    await page.focus()
    return page.navigate(href)
  }
  if (href.startsWith(`${location.origin}/`)) event.waitUntil(open())
})
