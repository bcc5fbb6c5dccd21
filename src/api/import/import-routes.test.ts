import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readJournal } from '#db/operator/operator-journal.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { MAX_PARTS } from './admit-upload.ts'
import type { ClubPageView } from '#contract/club-page.ts'
import type { ImportAnswer, ImportHistory } from '#contract/import.ts'
import type { Joins } from '#contract/join.ts'
import { rowOf, text } from '#db/connection/row.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { readFiles, type ReadFiles } from '#jobs/import/read/read-files.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { createImports } from '#jobs/operate/create-imports.ts'
import { CLUBS, MATCHES, PLAYERS, templateFiles } from '#jobs/testing/template-files.ts'
import { createProviders } from '#jobs/providers.ts'

let app: TestApp
const before: { reading: (() => Promise<void>) | undefined } = { reading: undefined }
const read: ReadFiles = async (...asked) => {
  await before.reading?.()
  return readFiles(...asked)
}
let operator: SignedIn
let organiser: SignedIn
let account: SignedIn
beforeAll(async () => {
  const database = await testDatabase()
  app = await testApp({
    database,
    imports: createImports(database.db, createProviders(database.db), { read, judge: judgeRounds }),
  })
  operator = await signInAs(app.session, { operator: true })
  organiser = await signInAs(app.session)
  account = await signInAs(app.session)
})
afterAll(() => app.close())

type Sheets = Parameters<typeof templateFiles>[0]

function form(sheets: Sheets, fields: Record<string, string>): FormData {
  const body = new FormData()
  for (const { name, bytes } of templateFiles(sheets)) body.append('files', new File([Buffer.from(bytes)], name))
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

const send = (who: SignedIn | undefined, path: string, body?: FormData) =>
  app.request(`/api/operator/imports${path}`, {
    method: 'POST',
    headers: who ? { cookie: who.cookie } : {},
    ...(body && { body }),
  })
const undo = (who: SignedIn, slug: string, importId: number | null) =>
  app.request(`/api/operator/imports/${slug}/undo`, {
    method: 'POST',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ importId }),
  })
const answered = async (response: Response | Promise<Response>) => {
  const settled = await response
  expect(settled.ok).toBe(true)
  return (await settled.json()) as ImportAnswer
}
const kindOf = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { kind: string }).kind

describe('files by upload', () => {
  test('IM1 IM7 an operator previews, imports, and undoes the import', async () => {
    const preview = await answered(send(operator, '/preview', form({}, { name: 'Várzea' })))
    expect(preview).toMatchObject({
      slug: null,
      isRefused: false,
      isNothingNew: false,
      counts: { players: { made: 5 }, matches: { made: 2 } },
    })
    expect(preview.rows).toContainEqual({ kind: 'clubs', name: 'Vila Nova', change: 'made', columns: [] })
    const made = await answered(send(operator, '', form({}, { name: 'Várzea' })))
    expect(made).toMatchObject({ slug: 'varzea', counts: preview.counts })
    const again = { importId: null, isNothingNew: true }
    expect(await answered(send(operator, '/preview', form({}, { into: 'varzea' })))).toMatchObject(again)
    expect(await answered(send(operator, '', form({}, { into: 'varzea' })))).toMatchObject(again)
    expect(await kindOf(undo(operator, 'varzea', null))).toBe('invalid_request')
    expect(await kindOf(undo(operator, 'varzea', (made.importId ?? 0) + 1))).toBe('not_newest')
    expect((await undo(operator, 'varzea', made.importId)).status).toBe(200)
    expect(await kindOf(undo(operator, 'varzea', made.importId))).toBe('nothing_to_undo')
    const journal = await app.db.selectFrom('operator_action').select(['action', 'outcome']).orderBy('id').execute()
    expect(journal.map(({ outcome }) => outcome)).toEqual([
      'changed',
      'changed',
      'not_newest',
      'changed',
      'nothing_to_undo',
    ])
    const told = (await readJournal(app.db, { limit: 5 })).map(({ championship, files, isUndo }) => ({
      championship,
      files: files?.length,
      isUndo,
    }))
    const [brought, takenBack] = [
      { championship: 'Várzea', files: templateFiles({}).length, isUndo: false },
      { championship: 'Várzea', files: undefined, isUndo: true },
    ]
    expect(told).toEqual([takenBack, takenBack, takenBack, brought, brought])
  })

  test('an import that is confirmed twice with its key is made once, whatever the multipart boundary', async () => {
    const confirm = (name: string) =>
      app.request('/api/operator/imports', {
        method: 'POST',
        headers: { cookie: operator.cookie, 'idempotency-key': 'importar-uma-so-vez' },
        body: form({}, { name }),
      })
    const [first, again] = [await confirm('Uma vez'), await confirm('Uma vez')]
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await answered(again)).toEqual(await answered(first))
    expect(await kindOf(confirm('Outra coisa'))).toBe('key_reused')
    const age = (by: string) =>
      sql`
      update idempotency set status = null, body = null, started_at = clock_timestamp() - ${by}::interval
      where key = 'importar-uma-so-vez'`.execute(app.db)
    await age('2 minutes')
    expect(await kindOf(confirm('Uma vez')), 'an upload may take this long').toBe('in_progress')
    // As if the process had died after it had made the championship and before it could answer.
    await age('1 hour')
    expect(await answered(confirm('Uma vez'))).toMatchObject({ slug: 'uma-vez', counts: { players: { made: 5 } } })
    const made = await rowOf({ slug: text }).sql`select slug from championship where name = 'Uma vez'`.execute(app.db)
    expect(made.rows).toEqual([{ slug: 'uma-vez' }])
  })

  test('IM9 a refusal names file, line and reason, and stores nothing', async () => {
    const sheets = { matches: MATCHES.replace('16h', 'cedinho'), players: PLAYERS.replace('5,50', 'caro') }
    const answer = await answered(send(operator, '', form(sheets, { name: 'Ruim' })))
    expect(answer).toMatchObject({ slug: null, importId: null, isRefused: true })
    expect(answer.problems.filter(({ isRefusal }) => isRefusal)).toEqual([
      { file: 'jogadores.csv', line: 2, code: 'bad_price', isRefusal: true, values: { value: 'caro' } },
      { file: 'jogos.csv', line: 2, code: 'bad_time', isRefusal: true, values: { value: 'cedinho' } },
    ])
    expect(await app.db.selectFrom('championship').select('id').where('name', '=', 'Ruim').execute()).toEqual([])
    expect(await kindOf(send(operator, '', new FormData()))).toBe('no_files')
  })

  test('CP6 organisers import into their own championship and make no other', async () => {
    await sql`insert into championship_organiser (championship_id, manager_id)
      select id, ${organiser.managerId} from championship where slug = 'varzea'`.execute(app.db)
    expect(await answered(send(organiser, '?into=varzea', form({}, {})))).toMatchObject({ slug: 'varzea' })
    expect(await kindOf(send(organiser, '', form({}, { name: 'Outra' })))).toBe('operator_needed')
    expect(await kindOf(send(account, '?into=varzea', form({}, {})))).toBe('operator_needed')
    expect(await kindOf(send(undefined, '', form({}, { into: 'varzea' })))).toBe('sign_in_needed')
    expect(await kindOf(send(operator, '', form({}, { into: 'craque' })))).toBe('championship_unknown')
  })

  test('JN1 JN2 a club with another name in one sheet is reported, joined by its key, and remembered', async () => {
    const sheets = {
      clubs: `${CLUBS}Vila Nova do Norte;VNN;;;\n`,
      matches: MATCHES.replaceAll('Vila Nova', 'Vila Nova do Norte'),
    }
    const { pairing } = await answered(send(operator, '/preview', form(sheets, { name: 'Pares' })))
    expect(pairing.proposals).toMatchObject([
      { from: { key: 'vila-nova' }, to: { key: 'vila-nova-do-norte' }, areStored: false },
    ])
    const pairs = JSON.stringify([{ from: 'vila-nova', to: 'vila-nova-do-norte' }])
    const made = await answered(send(operator, '', form(sheets, { name: 'Pares', pairs })))
    expect(made).toMatchObject({ counts: { clubs: { made: 2 } }, pairing: { unpaired: [], proposals: [] } })
    const next = await answered(send(operator, '/preview', form(sheets, { into: 'pares' })))
    expect(next).toMatchObject({ counts: { clubs: { made: 0 } }, pairing: { pairs: [{ from: 'vila-nova' }] } })
    for (const bad of ['{', '[1]', '[{"from":"","to":"x"}]'])
      expect(await kindOf(send(operator, '/preview', form(sheets, { name: 'Pares', pairs: bad })))).toBe(
        'invalid_request',
      )
  })

  test('JN4 JN7 IM7 organisers join clubs, read why a join cannot be undone, and preview an undo', async () => {
    await sql`insert into championship_organiser (championship_id, manager_id)
      select id, ${organiser.managerId} from championship where slug = 'pares' on conflict do nothing`.execute(app.db)
    const sheets = { clubs: `${CLUBS}Grêmio da Rua;GDR;;;\nUnião B;UNB;;;\n` }
    await answered(send(organiser, '?into=pares', form(sheets, {})))
    const ask = (who: SignedIn, path: string, init: RequestInit = {}) =>
      app.request(`/api/championships/pares/joins${path}`, {
        ...init,
        headers: { cookie: who.cookie, 'content-type': 'application/json' },
      })
    const joins = (await (await ask(organiser, '')).json()) as Joins
    const id = (name: string) => joins.clubs.find((club) => club.name === name)?.id ?? 0
    const join = (keptId: number, goneId: number) =>
      ask(organiser, '', { method: 'POST', body: JSON.stringify({ kind: 'club', keptId, goneId }) })
    expect(await kindOf(join(id('União'), id('União')))).toBe('join_same')
    expect(await kindOf(join(id('União'), 31_000))).toBe('join_unknown')
    const joined = (await (await join(id('União'), id('União B'))).json()) as Joins
    expect(joined.joins).toMatchObject([{ keptName: 'União', goneName: 'União B', refusal: null }])
    const club = async (name: string) => {
      // The server does this when it receives a change.
      await app.versions.reload()
      const answer = await app.request(`/api/clubs/${id(name)}`, { headers: { cookie: organiser.cookie } })
      return ((await answer.json()) as ClubPageView).club
    }
    expect(await club('União B'), 'its old number leads to the one that stays').toMatchObject({ name: 'União' })
    const read = (path: string) =>
      app.request(`/api/operator/imports/pares${path}`, { headers: { cookie: organiser.cookie } })
    const history = (await (await read('')).json()) as ImportHistory
    expect(await (await read('/undo')).json()).toMatchObject({ refusal: 'joined_since', importId: null })
    expect(await kindOf(undo(organiser, 'pares', history.items[0]?.id ?? 0))).toBe('joined_since')
    expect((await ask(organiser, `/${joined.joins[0]?.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await club('União B')).toMatchObject({ name: 'União B' })
    expect(await (await read('/undo')).json()).toMatchObject({
      refusal: null,
      importId: history.items[0]?.id,
      people: 0,
      kinds: [{ kind: 'clubs', gone: 2, stays: 0 }],
    })
    expect(history).toMatchObject({ items: [{}, {}], next: null })
    const first = (await (await read('?limit=1')).json()) as ImportHistory
    expect(first).toEqual({ items: [history.items[0]], next: String(history.items[0]?.id) })
    expect(await (await read(`?limit=1&cursor=${first.next}`)).json()).toEqual({
      items: [history.items[1]],
      next: null,
    })
    expect(await (await read('/check')).json()).toEqual({ verification: null, rounds: [] })
    expect(await kindOf(ask(account, ''))).toBe('operator_needed')
  })

  test('CP6 the server reads no body before it knows that the sender may import', async () => {
    let taken = 0
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          taken += 1
          controller.enqueue(new Uint8Array(1024))
        },
      })
    const sendEndless = (who: SignedIn | undefined, path: string) =>
      app.request(`/api/operator/imports${path}`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...(who && { cookie: who.cookie }) },
        body: endless(),
        duplex: 'half',
      } as RequestInit)
    expect(await kindOf(sendEndless(undefined, '/preview'))).toBe('sign_in_needed')
    expect(await kindOf(sendEndless(account, '?into=varzea'))).toBe('operator_needed')
    expect(await kindOf(sendEndless(organiser, '?into=craque'))).toBe('operator_needed')
    expect(await kindOf(sendEndless(organiser, ''))).toBe('operator_needed')
    // Nobody reads the stream of a refused upload, so only its first pieces are requested.
    expect(taken).toBeLessThan(10)
    expect(await kindOf(sendEndless(operator, '/preview'))).toBe('too_large')
  })

  test('a form with too many parts is refused before it is parsed', async () => {
    const formOf = (parts: number) => {
      const body = new FormData()
      for (let at = 0; at < parts; at++) body.append('files', new File(['x'], `${at}.csv`))
      return body
    }
    expect(await kindOf(send(operator, '/preview', formOf(MAX_PARTS + 1)))).toBe('too_many_files')
    expect(await kindOf(send(operator, '/preview', formOf(MAX_PARTS)))).not.toBe('too_many_files')
  })

  test('few imports are read at once, and the others hear to come back', async () => {
    const goOn: (() => void)[] = []
    before.reading = () => new Promise((resolve) => goOn.push(resolve))
    const under = [1, 2].map(() => answered(send(operator, '/preview', form({}, { name: 'Cheio' }))))
    await vi.waitFor(() => expect(goOn).toHaveLength(2))
    const refused = await send(operator, '/preview', form({}, { name: 'Cheio' }))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    before.reading = undefined
    for (const go of goOn) go()
    await Promise.all(under)
    await answered(send(operator, '/preview', form({}, { name: 'Cheio' })))
  })

  test('more than 20 MB is refused before it is read', async () => {
    const body = new FormData()
    body.append('files', new File([new Uint8Array(22 * 1024 * 1024)], 'grande.csv'))
    expect(await kindOf(send(operator, '/preview', body))).toBe('too_large')
  })

  test('the template exists as a workbook and as CSV', async () => {
    const workbook = await app.request('/api/operator/imports/template/modelo.xlsx')
    expect(new Uint8Array(await workbook.arrayBuffer()).slice(0, 2)).toEqual(Uint8Array.of(0x50, 0x4b))
    const sheet = await app.request('/api/operator/imports/template/jogos.csv')
    expect(await sheet.text()).toContain('rodada;data;hora;mandante;visitante')
    expect((await app.request('/api/operator/imports/template/senhas.csv')).status).toBe(400)
  })
})
