import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { ChampionshipPage, NewChampionship } from '#contract/championship.ts'
import type { OperatorJournal } from '#contract/operator.ts'

let app: TestApp
let operator: SignedIn
beforeAll(async () => {
  app = await testApp()
  operator = await signInAs(app.session, { operator: true })
})
afterAll(() => app.close())

const sunday: NewChampionship = {
  name: 'Copa de Domingo',
  slug: 'copa-de-domingo',
  modality: 'fut7',
  timeZone: 'America/Recife',
  isPublic: false,
}
async function make(wanted: NewChampionship) {
  const answer = await app.request('/api/championships', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: operator.cookie },
    body: JSON.stringify(wanted),
  })
  await app.versions.reload()
  return { status: answer.status, body: (await answer.json()) as ChampionshipPage & { kind?: string } }
}
const read = async <T>(path: string): Promise<T> =>
  (await (await app.request(path, { headers: { cookie: operator.cookie } })).json()) as T

test('CP7 a championship made by hand is empty, runs on real time in its zone, and belongs to its maker', async () => {
  const { status, body } = await make(sunday)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...sunday,
    source: 'desk',
    state: 'empty',
    pace: 1,
    isOrganiser: true,
    countsGlobally: false,
    organisers: [{ managerId: operator.managerId }],
    clubs: 0,
    matches: 0,
  })
  expect(body.inviteCode).toMatch(/^[A-Z0-9]{8}$/)
  const { items: journal } = await read<OperatorJournal>('/api/operator/journal')
  expect(journal[0]).toMatchObject({ action: 'championship', championship: sunday.name, outcome: 'changed' })
})

test('CP7 a public championship needs no invitation', async () => {
  const { body } = await make({ ...sunday, slug: 'aberta', isPublic: true })
  expect(body).toMatchObject({ isPublic: true, inviteCode: null })
})

test('an address is used once, and the zone must exist', async () => {
  expect(await make({ ...sunday, name: 'Outra' })).toMatchObject({ status: 409, body: { kind: 'address_taken' } })
  expect(await make({ ...sunday, slug: 'marte', timeZone: 'Marte/Olimpo' })).toMatchObject({
    status: 422,
    body: { kind: 'time_zone_unknown' },
  })
  expect((await app.request('/api/championships/marte')).status).toBe(404)
})
