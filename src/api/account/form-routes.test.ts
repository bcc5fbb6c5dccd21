import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'

let app: TestApp
const email = 'sem.script@example.org'
const password = 'tamanduá atravessa a ponte'
beforeAll(async () => {
  app = await testApp()
  await testBrowser(app).post('/api/account/sign-up', { name: 'Sem Script', email, password })
})
afterAll(() => app.close())

let address = 0
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-encoding': 'br',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.7.7.${(address += 1)}`,
      ...headers,
    },
  })
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const nameOf = async (cookie: string) => {
  const answer = await app.request('/api/viewer', { headers: { cookie } })
  return ((await answer.json()) as { viewer: { name: string } | null }).viewer?.name
}

test('a form signs in and out without scripts', async () => {
  const entered = await post('/entrar', { email, password, para: '/conta' })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/conta'])
  const cookie = cookieOf(entered)
  expect(await nameOf(cookie)).toBe('Sem Script')
  const left = await post('/sair', {}, { cookie })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/'])
  expect(await nameOf(cookie)).toBeUndefined()
})

test('a refused form leads back with its reason and sets no session', async () => {
  const wrong = await post('/entrar', { email, password: 'outra coisa qualquer', para: '/conta' })
  expect(wrong.headers.get('location')).toBe('/entrar?problema=wrong_credentials&para=%2Fconta')
  const broken = await post('/entrar', { email })
  expect(broken.headers.get('location')).toBe('/entrar?problema=invalid_request')
  expect(cookieOf(wrong) + cookieOf(broken)).not.toContain('session_token')
})

test('a form without scripts stays in its championship', async () => {
  const entered = await post('/entrar?campeonato=copa', { email, password, para: '/conta' })
  expect(entered.headers.get('location')).toBe('/conta?campeonato=copa')
  const wrong = await post('/entrar?campeonato=copa', { email, password: 'outra coisa qualquer' })
  expect(wrong.headers.get('location')).toBe('/entrar?problema=wrong_credentials&campeonato=copa')
  const left = await post('/sair?campeonato=copa', {}, { cookie: cookieOf(entered) })
  expect(left.headers.get('location')).toBe('/?campeonato=copa')
})

test('a form of another site is refused, and no form leads to another site', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])
    for (const path of ['/entrar', '/sair'])
      expect((await post(path, { email, password }, headers as Record<string, string>)).status).toBe(403)
  const entered = await post('/entrar', { email, password, para: '//elsewhere.example' })
  expect(entered.headers.get('location')).toBe('/')
})
