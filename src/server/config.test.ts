import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const cwd = path.resolve('/somewhere')
const read = (env: Record<string, string>) => readConfig(env, cwd)

describe('configuration', () => {
  test.each(['localhost', '0.0.0.0', '192.0.2.7', '::', '::1', 'craque.example', 'my-host'])(
    'HOST=%s is an address to listen on',
    (host) => expect(read({ HOST: host })).toMatchObject({ ok: true, value: { host } }),
  )

  test('nothing set gives the embedded database, the full world and the first free port', () => {
    const config = read({})
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: undefined,
        host: '127.0.0.1',
        databaseUrl: undefined,
        world: 'full',
        pace: undefined,
        trustProxy: false,
      },
    })
    expect(config.ok && config.value.dataFolder).toBe(path.join(cwd, 'data'))
  })

  test('an empty variable counts as not set', () => {
    expect(read({ PORT: '', CRAQUE_WORLD: '' })).toMatchObject({ ok: true, value: { port: undefined, world: 'full' } })
  })

  test('a sign-in provider needs all of its settings, and https', () => {
    const provider = {
      CRAQUE_OIDC_ISSUER: 'https://login.escola.example',
      CRAQUE_OIDC_CLIENT_ID: 'craque',
      CRAQUE_OIDC_CLIENT_SECRET: 'secret',
      CRAQUE_OIDC_OPERATORS: 'realm_access.roles=craque=1',
    }
    expect(read(provider)).toMatchObject({
      ok: true,
      value: {
        provider: {
          name: 'login.escola.example',
          isOnly: false,
          operators: { claim: 'realm_access.roles', value: 'craque=1' },
        },
      },
    })
    const { CRAQUE_OIDC_CLIENT_SECRET: _secret, ...without } = provider
    for (const wrong of [
      without,
      { CRAQUE_OIDC_ONLY: 'true' },
      { ...provider, CRAQUE_OIDC_ISSUER: 'http://login.escola.example' },
      { ...provider, CRAQUE_OIDC_OPERATORS: 'craque' },
    ])
      expect(read(wrong)).toMatchObject({ ok: false, error: expect.stringContaining('CRAQUE_OIDC_') })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['HOST', 'http://localhost'],
    ['HOST', 'localhost:3000'],
    ['HOST', 'two words'],
    ['HOST', '300.1.1.1'],
    ['CRAQUE_CONNECTIONS', '0'],
    ['CRAQUE_REQUESTS_PER_CLIENT', 'many'],
    ['DATABASE_URL', 'mysql://localhost/craque'],
    ['CRAQUE_READ_URL', 'mysql://localhost/craque'],
    ['CRAQUE_READ_URL', 'postgres://localhost/craque'],
    ['CRAQUE_WORLD', 'huge'],
    ['CRAQUE_PACE', '0'],
    ['CRAQUE_PACE', 'fast'],
    ['CRAQUE_OPERATOR', 'not an address'],
    ['CRAQUE_SMTP_URL', 'http://mail'],
    ['CRAQUE_TRUST_PROXY', 'perhaps'],
    ['CRAQUE_LOG', 'loud'],
    ['CRAQUE_FEED_HOSTS', 'https://api.example'],
    ['CRAQUE_FEED_HOSTS', 'api.example,*.example'],
  ])('%s=%s is refused by its name', (name, value) => {
    const config = read({ [name]: value })
    expect(config.ok).toBe(false)
    expect(!config.ok && config.error).toContain(`${name}:`)
  })

  test('FD1 feeds may request only named hosts', () => {
    expect(read({})).toMatchObject({ value: { feeds: { hosts: [], token: undefined } } })
    expect(read({ CRAQUE_FEED_HOSTS: 'API.example, 127.0.0.1:8080' })).toMatchObject({
      value: { feeds: { hosts: ['api.example', '127.0.0.1:8080'] } },
    })
  })

  test('several wrong values are told at once', () => {
    const config = read({ PORT: 'x', CRAQUE_PACE: 'y' })
    expect(!config.ok && config.error).toMatch(/PORT:[\s\S]*CRAQUE_PACE:/)
  })
})
