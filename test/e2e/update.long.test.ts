import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testBrowser } from '#api/testing/test-browser.ts'
import { newestFixture, readFixture } from '#test/update/fixture.ts'
import { restoreFolder } from '#test/update/restore-folder.ts'
import { startServer } from './server-process.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'craque-update-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

test(`the folder of version ${newestFixture()} starts, and its people can sign in`, async () => {
  const { people, database } = await readFixture(newestFixture())
  const dataFolder = path.join(home, 'data')
  await restoreFolder(dataFolder, { people, database })
  const server = await startServer({ dataFolder })
  const visit = (cookie?: string) =>
    testBrowser({ request: (where, init) => fetch(`${server.url}${where}`, init) }, cookie ? { cookie } : {})
  try {
    const guest = visit(people.guestCookie)
    expect((await guest.get('/api/viewer')).body).toMatchObject({ viewer: { kind: 'guest' } })
    expect((await guest.get('/api/squads')).body).toMatchObject({ squads: [{ name: 'Time do visitante' }] })
    const ana = visit()
    expect(await ana.post('/api/account/sign-in', people.account)).toMatchObject({ status: 200 })
    expect((await ana.get(`/api/leagues/${people.leagueId}`)).body).toMatchObject({
      league: { name: 'Liga da firma', participants: 2 },
      isProvisional: true,
      mine: [{ squadName: 'Time da Ana' }],
    })
    expect(server.output()).not.toContain('"level":50')
  } finally {
    await server.stop()
  }
})
