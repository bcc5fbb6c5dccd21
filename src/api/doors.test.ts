import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { int, rowOf } from '#db/connection/row.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { ownOrigin } from './http/own-origin.ts'
import { testApp, type TestApp } from './testing/test-app.ts'
import { testBrowser } from './testing/test-browser.ts'
import { signInAs } from './testing/test-people.ts'

let app: TestApp
let database: TestDatabase
beforeAll(async () => {
  database = await worldDatabase()
  app = await testApp({
    database,
    renderPage: async ({ origin }) => new Response(origin, { headers: { 'content-type': 'text/html' } }),
  })
})
afterAll(() => app.close())

test('public answers are the same for everybody; all others forbid shared caches', async () => {
  const { cookie } = await signInAs(app.session, { operator: true })
  const { paths = {} } = app.app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  const asked = Object.entries(paths).flatMap(([path, methods]) =>
    'get' in methods ? [path.replaceAll(/\{\w+\}/g, '1')] : [],
  )
  expect(asked.length).toBeGreaterThan(25)
  for (const path of [...asked, '/', '/perfil', '/nada', '/healthz', '/api/nothing']) {
    const [mine, anybodys] = [await app.request(path, { headers: { cookie } }), await app.request(path)]
    const keeping = mine.headers.get('cache-control') ?? ''
    expect(keeping, path).toMatch(/^(private, no-(store|cache)|public, .*|no-store)$/)
    const texts = [await mine.text(), await anybodys.text()]
    if (keeping.startsWith('public')) expect(texts[0], path).toBe(texts[1])
    if (keeping.includes('no-cache') && !keeping.startsWith('public'))
      expect(mine.headers.get('vary'), path).toContain('Cookie')
  }
})

test('every answer has the security headers; a page loads only from this server, everything else loads nothing', async () => {
  for (const path of ['/', '/api/viewer', '/api/rankings', '/api/nothing', '/healthz', '/avatars/7-42.svg']) {
    const { headers } = await app.request(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('strict-transport-security'), path).toContain('max-age=')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/^default-src 'none'/)
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy.includes('script-src'), path).toBe(path === '/')
  }
  const policy = (await app.request('/')).headers.get('content-security-policy')
  expect(policy).not.toContain('unsafe')
  for (const part of ["manifest-src 'self'", "worker-src 'self'", "connect-src 'self'", "base-uri 'none'"])
    expect(policy).toContain(part)
})

test('EB1 TV1 other sites may frame only the pages for frames, which have no scripts, cookies or personal data', async () => {
  const { cookie } = await signInAs(app.session)
  const paths = [
    '/embed/tabela',
    '/embed/ranking?tema=escuro&cor=ff0000',
    '/embed/contagem',
    '/embed/bolao/999999',
    '/embed/x',
  ]
  for (const path of paths) {
    const [answer, mine] = [await app.request(path), await app.request(path, { headers: { cookie } })]
    const { headers } = answer
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; .*frame-ancestors \*$/)
    expect(headers.get('x-frame-options'), path).toBeNull()
    expect(headers.getSetCookie(), path).toEqual([])
    const text = await answer.text()
    expect(text, path).not.toContain('<script')
    expect(text.length, path).toBeLessThan(14_600)
    const withoutNonce = (page: string) => page.replace(/nonce="[^"]+"/, '')
    expect(withoutNonce(await mine.text()), path).toBe(withoutNonce(text))
  }
  const board = await app.request('/tv')
  expect(board.status).toBe(200)
  expect(board.headers.get('x-frame-options')).toBe('DENY')
  expect(board.headers.getSetCookie()).toEqual([])
  expect(await board.text()).toContain('<main>')
})

test('EB2 a query chooses rows, colours and words, and nothing else reaches the style sheet', async () => {
  const text = async (path: string) => (await app.request(path)).text()
  const table = await text('/embed/tabela?linhas=3&lang=en&cor=00ff00&fundo=red;}body{display:none&tema=claro')
  expect(table.match(/<tr>/g)).toHaveLength(4)
  expect(table).toContain('Table')
  expect(table).toContain('--brand:#00ff00')
  expect(table).not.toContain('red;}')
  expect(table).toContain('color-scheme:light;')
  expect(await text('/embed/contagem?tamanho=30')).toContain('html{font-size:32.00px}body{font-size:30px}')
  for (const size of ['9', '41', '20.5', '20px;}', ''])
    expect(await text(`/embed/contagem?tamanho=${size}`), size).not.toContain('html{')
  expect((await app.request('/embed/tabela?campeonato=nenhum')).status).toBe(404)
  expect((await app.request('/tv?campeonato=nenhum')).status).toBe(404)
})

test('TV1 a board shows the title of its bar as text, cut at 60 characters', async () => {
  const board = async (title: string) => (await app.request(`/tv?titulo=${encodeURIComponent(title)}`)).text()
  expect(await board(' Bar <do> "Zé" ')).toContain('<b>Bar &lt;do&gt; &quot;Zé&quot;</b>')
  expect(await board('⚽'.repeat(61))).toContain(`<b>${'⚽'.repeat(60)}</b>`)
  for (const none of ['', ' ']) expect(await board(none)).not.toContain('<b></b>')
})

test('EB3 frames and boards show times in the zone of the championship', async () => {
  const { rows } = await rowOf({ id: int }).sql`
    select m.id from match m join round r on r.id = m.round_id where m.state = 'scheduled' and r.championship_id = 1
    order by m.starts_at limit 1`.execute(database.db)
  const frame = `/embed/partida/${rows[0]?.id}?lang=pt-BR`
  const timeOf = async () =>
    /<time[^>]*datetime="([^"]+)"[^>]*>([^<]+)<\/time/.exec(await (await app.request(frame)).text())
  const shownIn = async (zone: string) => {
    await sql`update championship set time_zone = ${zone} where id = 1`.execute(database.db)
    const [, at = '', text] = (await timeOf()) ?? []
    const style = { dateStyle: 'short', timeStyle: 'short', timeZone: zone } as const
    expect(text, zone).toBe(new Intl.DateTimeFormat('pt-BR', style).format(new Date(at)))
    return text
  }
  expect(await shownIn('Asia/Tokyo')).not.toBe(await shownIn('America/Sao_Paulo'))
})

describe('links that leave a request', () => {
  const from = (host: string) => ({ headers: { host, 'x-forwarded-host': host } })

  test('do not use an unchecked Host header', async () => {
    expect(await (await app.request('http://localhost/')).text()).toBe('http://localhost')
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '6.6.6.6',
      'a@evil.example',
    ])
      expect(await (await app.request('http://localhost/', from(host))).text(), host).toBe('http://localhost')
  })

  test('nor does the link that sets a new password', async () => {
    const { email } = await signInAs(app.session)
    app.outbox.length = 0
    const body = JSON.stringify({ email })
    const headers = { 'content-type': 'application/json', ...from('evil.example').headers }
    const answer = await app.request('http://evil.example/api/account/reset-requests', {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(200)
    expect(app.outbox[0]?.text).toMatch(/^http:\/\/localhost\/recuperar-senha\?token=\S+$/m)
    expect(app.outbox[0]?.text).not.toContain('evil')
  })

  test('use the address that the operator configured, if any', async () => {
    const named = await testApp({
      publicUrl: 'https://craque.example',
      renderPage: async ({ origin }) => new Response(origin),
    })
    try {
      expect(await (await named.request('http://evil.example/')).text()).toBe('https://craque.example')
      const { email } = await signInAs(named.session)
      await testBrowser(named).post('/api/account/reset-requests', { email })
      expect(named.outbox[0]?.text).toMatch(/^https:\/\/craque\.example\/recuperar-senha\?token=/m)
    } finally {
      await named.close()
    }
  })

  test.each([
    ['http://192.168.0.7:3000', '192.168.0.7', 'http://192.168.0.7:3000'],
    ['http://192.168.0.7:3000', '::ffff:192.168.0.7', 'http://192.168.0.7:3000'],
    ['http://evil.example', '192.168.0.7', 'http://192.168.0.7:3000'],
    ['http://[2001:db8::1]:3000', '2001:db8::1', 'http://[2001:db8::1]:3000'],
    ['http://evil.example', '2001:db8::1', 'http://[2001:db8::1]:3000'],
    ['nonsense', '127.0.0.1', 'http://127.0.0.1:3000'],
  ])('%s at the address %s is %s', (claimed, localAddress, site) => {
    expect(ownOrigin(claimed, { localAddress, localPort: 3000 })).toBe(site)
  })
})
