// Serves the app offline and shows pushes while no page is open (docs/decisions/046-an-app-on-the-phone.md).
// Pages come from the network first, so this worker never changes an open page and can take over immediately.

/** The path of this version's entry file. The build writes it here. */
const VERSION = 'development'
const FILES = 'craque-files-1'
const PAGES = 'craque-pages-1'
const OUTBOX = 'craque-outbox'
const MOST_FILES = 500
const MOST_PAGES = 30
/** After a link inside the app, the worker does not fetch a page again that it cached this recently. */
const FRESH_MS = 60_000

const words = {
  pt: {
    title: 'Sem conexão com o Craque',
    text: 'Você está sem internet, ou o servidor não responde. Nada do que você salvou se perdeu.',
    again: 'Tentar de novo',
    kept: 'Páginas guardadas neste aparelho',
  },
  es: {
    title: 'Sin conexión con Craque',
    text: 'Estás sin internet, o el servidor no responde. No se perdió nada de lo que guardaste.',
    again: 'Intentar de nuevo',
    kept: 'Páginas guardadas en este dispositivo',
  },
  en: {
    title: 'No connection to Craque',
    text: 'You are offline, or the server does not answer. Nothing that you saved was lost.',
    again: 'Try again',
    kept: 'Pages kept on this device',
  },
}

const style = `:root{color-scheme:light dark;--page:light-dark(#f5f3ec,#0b1411);--line:light-dark(#ddd8c9,#23362d);--text:light-dark(#14211b,#edf4ef);--muted:light-dark(#58695f,#9bb1a5);--brand:light-dark(#0a6b3d,#ffd447);--on:light-dark(#fff,#1b1600)}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);font:17px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:34rem;padding:2rem 1.5rem}h1{margin:0;font-size:2rem;line-height:1.15}h2{margin:2rem 0 0;font-size:1.1rem}p{color:var(--muted)}
.again{display:inline-block;padding:.75rem 1.25rem;border-radius:.6rem;background:var(--brand);color:var(--on);font-weight:700;text-decoration:none}
ul{margin:.5rem 0 0;padding:0;list-style:none}li{border-top:1px solid var(--line)}li a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.7rem 0;color:inherit;text-decoration:none}span{text-decoration:underline}small{color:var(--muted)}`

const escaped = (text) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
const decoded = (text) => escaped(decodeURIComponent(text ?? ''))
const dated = (ms) => new Intl.DateTimeFormat(navigator.language, { dateStyle: 'short', timeStyle: 'short' }).format(ms)

async function keptLinks() {
  const pages = await caches.open(PAGES)
  const links = []
  for (const { url } of await pages.keys()) {
    const { headers } = await pages.match(url)
    const age = `<small>${dated(Number(headers.get('craque-kept-at')))}</small>`
    links.unshift(`<li><a href="${escaped(url)}"><span>${decoded(headers.get('craque-title'))}</span>${age}</a></li>`)
  }
  return links
}

/** Our page instead of the browser's error. */
async function offlinePage() {
  const language = navigator.language.slice(0, 2)
  const { title, text, again, kept } = words[language] ?? words.en
  const links = await keptLinks()
  const list = links.length > 0 ? `<h2>${kept}</h2><ul>${links.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="${words[language] ? language : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Craque</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p><a class="again" href="">${again}</a>${list}</main>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const mayKeep = ({ ok, type, headers }) =>
  ok && type === 'basic' && !/no-store/.test(headers.get('cache-control') ?? 'no-store')

async function trim(cache, most) {
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
}

/** The cache belongs to one person. Deletes it if `person` is somebody else, or nobody after the session ended. */
async function forgetOthers(person) {
  const pages = await caches.open(PAGES)
  const [first] = await pages.keys()
  const kept = first && (await pages.match(first))
  if (kept && kept.headers.get('craque-person') !== person) await caches.delete(PAGES)
}

/** Without the headers of the transport encoding, because the body is already decoded. */
function headersOf(response) {
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return headers
}

async function keepPage(response) {
  const person = response.headers.get('craque-person')
  if (person === null) return
  await forgetOthers(person)
  if (!mayKeep(response)) return
  const html = await response.text()
  const headers = headersOf(response)
  headers.set('craque-kept-at', String(Date.now()))
  headers.set('craque-title', encodeURIComponent(/<title>([^<]*?)(?: · Craque)?</.exec(html)?.[1] ?? ''))
  const pages = await caches.open(PAGES)
  // Deleted first, so that the page moves to the end: the oldest entries are removed first.
  await pages.delete(response.url)
  await pages.put(response.url, new Response(html, { headers }))
  await trim(pages, MOST_PAGES)
}

/** Adds the time of caching, so that the page can show its age. */
async function withAge(kept) {
  const { headers } = kept
  const html = (await kept.text()).replace('<html ', `<html data-kept-at="${headers.get('craque-kept-at')}" `)
  return new Response(html, { headers })
}

async function askPage(request, keep) {
  const headers = new Headers(request.headers)
  headers.set('craque-keep', keep)
  return fetch(new Request(request, { headers, cache: 'no-store' }))
}

async function page(event) {
  try {
    const response = await askPage(event.request, 'page')
    if (response.type !== 'basic') return response
    event.waitUntil(keepPage(response.clone()))
    // The browser must not cache the page, because the Back button must not show it to the next person.
    const headers = headersOf(response)
    headers.set('cache-control', 'private, no-store')
    return new Response(response.body, { status: response.status, headers })
  } catch {
    const kept = await caches.match(event.request.url, { cacheName: PAGES })
    return kept ? withAge(kept) : offlinePage()
  }
}

/** Caches the page that a tab shows. A link inside the app opens a page without a document of its own. */
async function keepCopy(url) {
  const kept = await caches.match(url, { cacheName: PAGES })
  if (kept && Date.now() - Number(kept.headers.get('craque-kept-at')) < FRESH_MS) return
  await keepPage(await askPage(new Request(url), 'copy'))
}

async function file(request) {
  const known = await caches.match(request, { cacheName: FILES })
  if (known) return known
  const response = await fetch(request)
  if (mayKeep(response)) await (await caches.open(FILES)).put(request, response.clone())
  return response
}

/** Caches files that a page fetched while this worker did not control it yet. */
async function keepFiles(paths) {
  const files = await caches.open(FILES)
  for (const path of paths) if (!(await files.match(path))) await files.add(path)
  await trim(files, MOST_FILES)
}

const isOurs = (url) => new URL(url, location.origin).origin === location.origin

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a message to a client has no target origin
const tellVersion = (client) => client.postMessage({ version: VERSION })

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const takeOver = async () => {
    const isOther = (name) => name !== FILES && name !== PAGES && !name.startsWith('craque-desk-')
    for (const name of await caches.keys()) if (isOther(name)) await caches.delete(name)
    await clients.claim()
    for (const client of await clients.matchAll()) tellVersion(client)
  }
  event.waitUntil(takeOver())
})

addEventListener('message', (event) => {
  if (event.data === 'version') return tellVersion(event.source)
  const { seen, files } = event.data
  const keep = async () => {
    await keepFiles(files.filter(isOurs))
    if (isOurs(seen)) await keepCopy(seen)
  }
  return event.waitUntil(keep().catch(() => undefined))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event))
})

const done = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Creates the store as pages do: a database that is opened without the store would never get it. */
function openOutbox() {
  const request = indexedDB.open(OUTBOX, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('entries', { keyPath: 'id' }))
  return done(request)
}

/** What tells entries apart, as on a page (outbox-entry.ts). */
const keyOf = ({ kind, subject, person, championship = '' }) => JSON.stringify([kind, subject, person, championship])

/** Of two entries about one subject, the second may depend on the answer to the first, which only a page can read. */
const isFirst = (entry, index, entries) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === index

async function send({ request: { path, method, body, headers } }) {
  const response = await fetch(path, { method, headers, ...(body && { body }) })
  const { status } = response
  const isDecided = status < 500 && status !== 401 && status !== 429 && !response.headers.has('retry-after')
  return isDecided
    ? { status, type: response.headers.get('content-type') ?? '', text: await response.text() }
    : undefined
}

/** Sends entries without a page. Stores each answer, and a page later reads it as if it had sent the entry itself. */
async function sendWaiting() {
  const database = await openOutbox()
  const on = (mode) => database.transaction('entries', mode).objectStore('entries')
  const all = await done(on('readonly').getAll())
  const unsent = all.filter(({ state }) => state !== 'refused').toSorted((a, b) => a.place - b.place)
  try {
    for (const entry of unsent.filter(isFirst).filter(({ request, answer }) => request && !answer)) {
      // Counted before sending, because the entry may arrive although no answer comes.
      const tried = { ...entry, tries: entry.tries + 1 }
      await done(on('readwrite').put(tried))
      const answer = await send(tried)
      // Later entries wait for this answer, because a match is reported in the order in which it was played.
      if (!answer) break
      await done(on('readwrite').put({ ...tried, answer }))
    }
  } finally {
    database.close()
  }
}

addEventListener('sync', (event) => {
  if (event.tag === OUTBOX) event.waitUntil(navigator.locks.request(OUTBOX, sendWaiting))
})

addEventListener('push', (event) => {
  const { title, text, path } = event.data?.json() ?? {}
  const options = { body: text, icon: '/icon-192.png', badge: '/icon-192.png', data: { path }, tag: path }
  event.waitUntil(registration.showNotification(title ?? 'Craque', options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  // Only addresses of this site, whatever the message says.
  const { href } = new URL(event.notification.data?.path ?? '/avisos', location.origin)
  const open = async () => {
    const pages = await clients.matchAll({ type: 'window' })
    // Other open pages may hold an unsaved edit, so they stay as they are.
    const there = pages.find(({ url }) => url === href)
    return there ? there.focus() : clients.openWindow(href)
  }
  if (href.startsWith(`${location.origin}/`)) event.waitUntil(open())
})
