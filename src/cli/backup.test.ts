import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { encodeManifest, openBackup, type Manifest } from '#db/backup/backup-file.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import { growLog } from '#db/var/grow-log.ts'
import { readEpochs } from '#db/var/read-log.ts'
import { emptyTestDatabase, testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { checksums } from '#jobs/testing/checksum.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { newestFixture } from '#test/update/fixture.ts'
import { fixtureDatabase } from '#test/update/fixture-database.ts'
import { craque, urlOf } from './testing/cli-process.ts'
import { atLength, someInGate } from '#test/gate.ts'

let folder: string
let world: WorldDatabase
let kept: string
const SECRET = '"a secret of more than thirty-two letters"'
const envOf = ({ connection }: TestDatabase) => ({ DATABASE_URL: urlOf(connection) })
const fileIn = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-backup-'))
  world = await worldDatabase()
  kept = fileIn('world.backup')
  await world.pool.query(`insert into setting (key, value) values ('session_secret', '${SECRET}')`)
  expect(await craque(['backup', kept, '--with-secrets'], envOf(world))).toMatchObject({ code: 0, err: '' })
})
afterAll(async () => {
  await world.drop()
  await rm(folder, { recursive: true, force: true })
})

async function tablesOf({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await rowOf({ name: text }).sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
/** A restore creates functions again, so the time of their creation is not compared. */
const contents = async (database: TestDatabase) =>
  checksums(
    database.db,
    (await tablesOf(database)).filter((table) => table !== 'schema_function'),
  )

/** A backup of the world with a changed manifest. */
const forged = (change: (manifest: Manifest) => Manifest) => async () => {
  const file = fileIn(`forged-${Math.random()}`)
  await copyFile(kept, file)
  const { manifest, body } = await openBackup(kept)
  const handle = await open(file, 'r+')
  await handle.truncate(body.end)
  await handle.write(encodeManifest(change(manifest)), 0, undefined, body.end)
  await handle.close()
  return file
}

/** What a restore must create besides rows: without a constraint or trigger, wrong rows could come in later. */
async function schemaOf({ db }: TestDatabase): Promise<unknown> {
  const { rows } = await sql`
    select 'index' as kind, indexdef as text from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select 'function', pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select 'default', attrelid::regclass || ' ' || pg_get_expr(adbin, adrelid) from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    order by 1, 2`.execute(db)
  return { rows, next: await nextNumbers(db) }
}

/** The next number of each sequence. The build of a world only sets them, and `pg_sequences` shows no number then. */
async function nextNumbers(db: TestDatabase['db']): Promise<Map<string, number>> {
  const { rows } = await rowOf({ name: text }).sql`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  const numbers = rows.map(async ({ name }) => {
    const found = await rowOf({ next: int })
      .sql`select last_value + is_called::integer as next from ${sql.table(name)}`.execute(db)
    return [name, found.rows[0]!.next] as const
  })
  return new Map(await Promise.all(numbers))
}

describe('a backup', () => {
  let target: TestDatabase
  beforeAll(async () => {
    target = await emptyTestDatabase()
  })
  afterAll(() => target.drop())

  test('is restored row by row, with every index, constraint, trigger, function and sequence, and passes the audit', async () => {
    expect(await craque(['restore', kept], envOf(target))).toMatchObject({ code: 0, err: '' })
    expect(await contents(target)).toEqual(await contents(world))
    expect(await schemaOf(target)).toEqual(await schemaOf(world))
    expect((await audit(target.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  })

  atLength(() => {
    test('from an older version, without the numbers of sequences, is restored, and the next id is still new', async () => {
      const file = await forged((manifest) => ({ ...manifest, sequences: [] }))()
      expect(await craque(['restore', file, '--replace'], envOf(target))).toMatchObject({ code: 0, err: '' })
      const [ours, theirs] = [await nextNumbers(target.db), await nextNumbers(world.db)]
      expect(ours.get('league_id_seq')).toBe(theirs.get('league_id_seq'))
    })
  })

  atLength(() => {
    test('replaces an existing game only with --replace', async () => {
      const [other, file] = [await testDatabase(), fileIn('other.backup')]
      await sql`
        insert into manager (kind, name, name_key, country, avatar_seed, created_at)
        values ('account', 'Olga', 'olga', 'BR', 'olga', now())`.execute(other.db)
      expect((await craque(['backup', file], envOf(other))).code).toBe(0)
      const before = await contents(target)
      expect(await craque(['restore', file], envOf(target))).toMatchObject({
        code: 2,
        err: expect.stringContaining('--replace'),
      })
      expect(await contents(target)).toEqual(before)
      expect((await craque(['restore', file, '--replace', '--json'], envOf(target))).code).toBe(0)
      expect(await contents(target)).toEqual(await contents(other))
      await other.drop()
    })
  })

  test('is not restored while a server uses the database', async () => {
    const server = await target.pool.connect()
    await server.query(`set application_name = 'craque'`)
    const answer = await craque(['restore', kept, '--replace'], envOf(target))
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining('Stop it first') })
    server.release(true)
  })

  test('shows its version and contents, and only its owner can read it', async () => {
    const { out } = await craque(['backup', 'verify', kept, '--json'], {})
    expect(JSON.parse(out)).toMatchObject({
      version: expect.stringMatching(/^\d+\./),
      hasSecrets: true,
      rows: expect.any(Number),
    })
    expect((await stat(kept)).mode & 0o077).toBe(0)
  })

  test('is never overwritten', async () => {
    expect(await craque(['backup', kept], envOf(world))).toMatchObject({
      code: 2,
      err: expect.stringContaining('exists already'),
    })
  })
})

atLength(() => {
  test('without secrets, a file has no sessions and no key that signs them, so nobody can use it to sign in', async () => {
    const file = fileIn('open.backup')
    const [source, target] = [await testDatabase(), await emptyTestDatabase()]
    await source.pool.query(`
      insert into setting (key, value) values ('session_secret', '${SECRET}'), ('chat:telegram', '{"token": "1:a"}');
      insert into chat_heard (service, message_key, user_key, replies) values ('whatsapp', 'm', '55', '[{"text": "/conta?conversa=x"}]');
      insert into auth_user (id, name, email) values ('u', 'Ana', 'ana@example.org');
      insert into auth_session (id, user_id, token, expires_at) values ('s', 'u', 'a token', now() + interval '1 day')`)
    expect((await craque(['backup', file], envOf(source))).out).toContain('--with-secrets')
    expect((await craque(['restore', file], envOf(target))).out).toContain('signs in again')
    const { rows } = await sql`
      select (select count(*)::integer from auth_session) as sessions, (select count(*)::integer from auth_user) as users,
        (select count(*)::integer from setting where key = 'session_secret' or key like 'chat:%')
          + (select count(*)::integer from chat_heard) as secrets`.execute(target.db)
    expect(rows).toEqual([{ sessions: 0, users: 1, secrets: 0 }])
    for (const database of [source, target]) await database.drop()
  })
})

test.each(
  someInGate([
    ['without secrets, so with a new key', []],
    ['with secrets, so with the same key', ['--with-secrets']],
  ]),
)('a restore %s begins the next epoch, whose first entry holds the old head (VR7)', async (_name, flags) => {
  const file = fileIn(`epoch${flags.length}.backup`)
  const [source, target] = [await testDatabase(), await emptyTestDatabase()]
  await growLog(source.db, firstChampionship)
  const [before] = await readEpochs(source.db, firstChampionship)
  expect(await craque(['backup', file, ...flags], envOf(source))).toMatchObject({ code: 0 })
  expect(await craque(['restore', file], envOf(target))).toMatchObject({ code: 0 })
  const { rows } = await rowOf({ running: int, ended: int, keys: int }).sql`
    select count(*) filter (where ended_at is null)::integer as running, count(*) filter (where ended_at is not null)::integer as ended,
      (select count(*)::integer from var_key where private_key <> '') as keys from var_log`.execute(target.db)
  expect(rows).toEqual([{ running: 0, ended: 1, keys: flags.length }])
  await growLog(target.db, firstChampionship)
  const { rows: logs } = await rowOf({ epoch: int, isRunning: bool, first: text }).sql`
    select epoch, ended_at is null as "isRunning", (select entry from var_entry where log_id = l.id and position = 0) as first
    from var_log l order by epoch`.execute(target.db)
  expect(logs.map(({ epoch, isRunning }) => [epoch, isRunning])).toEqual([
    [1, false],
    [2, true],
  ])
  expect(JSON.parse(logs[1]?.first.split('\n')[3] ?? '')).toMatchObject({ before: before?.checkpoint })
  expect(before?.checkpoint).toContain('craque/')
  for (const database of [source, target]) await database.drop()
})

describe('a damaged or unfit file is refused with a sentence, and the database stays unchanged', () => {
  let target: TestDatabase
  let before: unknown
  beforeAll(async () => {
    target = await testDatabase()
    before = await contents(target)
  })
  afterAll(() => target.drop())

  async function spoil(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
    const file = fileIn(name)
    await writeFile(file, change(await readFile(kept)))
    return file
  }
  const flipped = (at: number) => (bytes: Buffer) => {
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    return bytes
  }

  const cases: [string, () => Promise<string>, string][] = [
    ['cut in the middle', () => spoil('cut', (bytes) => bytes.subarray(0, bytes.length / 2)), 'is cut off'],
    ['cut by one byte', () => spoil('shorter', (bytes) => bytes.subarray(0, -1)), 'is cut off'],
    ['that is empty', () => spoil('nothing', () => Buffer.alloc(0)), 'is no backup'],
    ['of something else', () => spoil('text', () => Buffer.from('Olá')), 'is no backup'],
    ['with another byte among its rows', () => spoil('rows', flipped(20_000)), 'is damaged (its rows)'],
    [
      'with another byte in its manifest',
      () => spoil('manifest', (bytes) => flipped(bytes.length - 200)(bytes)),
      'is damaged (its table of contents)',
    ],
    [
      'whose table has another hash',
      forged((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) =>
          table.table === 'squad' ? { ...table, sha256: '0'.repeat(64) } : table,
        ),
      })),
      'is damaged (the table squad)',
    ],
    [
      'of a newer version',
      forged((manifest) => ({
        ...manifest,
        version: '9.0.0',
        migrations: [...manifest.migrations, { version: 9999, checksum: 'x' }],
      })),
      'taken by Craque 9.0.0',
    ],
    [
      'of a version too old for this one',
      forged((manifest) => ({ ...manifest, migrations: [{ version: 215, checksum: 'x' }] })),
      'taken by an older Craque than this version can read',
    ],
    [
      'with an invalid table of contents',
      forged(() => ({ tables: 'all of them' }) as unknown as Manifest),
      'is damaged (its table of contents)',
    ],
    [
      'that names a table with a statement in it',
      forged((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) =>
          table.table === 'squad' ? { ...table, table: 'squad; drop table manager; --' } : table,
        ),
      })),
      'names tables that its version did not have',
    ],
    [
      'that names a column with a statement in it',
      forged((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) =>
          table.table === 'squad'
            ? { ...table, columns: table.columns.with(0, "id\") from program 'touch /tmp/x' --") }
            : table,
        ),
      })),
      'names tables that its version did not have',
    ],
    [
      'that names a sequence of another program',
      forged((manifest) => ({ ...manifest, sequences: [{ name: 'pg_catalog.x', value: 1 }] })),
      'names sequences that its version did not have',
    ],
    [
      'with columns in another order',
      forged((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) =>
          table.table === 'squad' ? { ...table, columns: table.columns.toReversed() } : table,
        ),
      })),
      'does not fit its tables',
    ],
    ['that is not there', async () => fileIn('nowhere'), 'cannot be read'],
  ]
  test.each(someInGate(cases, 2))('one %s', async (_, make, sentence) => {
    const answer = await craque(['restore', await make()], envOf(target))
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining(sentence) })
    expect(answer.err).not.toContain('    at ')
    expect(await contents(target)).toEqual(before)
  })

  /** Ends the restore that waits for the lock. A busy machine reads the file for some seconds before that. */
  const endTheOneThatWaits = (holder: pg.Client) =>
    expect
      .poll(
        async () => {
          const { rowCount } = await holder.query(`
            select pg_terminate_backend(pid) from pg_locks l join pg_stat_activity a using (pid)
            where not l.granted and a.datname = current_database() and a.application_name = 'restorer'`)
          return rowCount
        },
        { timeout: 60_000 },
      )
      // More than one of its connections may wait.
      .toBeGreaterThan(0)

  test.each([
    ['gets no lock', { lock_timeout: 50 }, 'canceling statement due to lock timeout'],
    ['loses its server', {}, 'terminating connection due to administrator command'],
  ])('a restore that %s does not call the file damaged', async (_, options, sentence) => {
    const holder = new pg.Client(target.connection)
    await holder.connect()
    await holder.query('begin; lock table manager')
    const restorer = new pg.Pool({ ...target.connection, ...options, application_name: 'restorer' })
    restorer.on('error', () => undefined)
    const outcome = restoreBackup(restorer, { file: kept, replace: true }).catch((error: unknown) => error)
    try {
      if (!('lock_timeout' in options)) await endTheOneThatWaits(holder)
      expect(await outcome).toMatchObject({ kind: 'database_failed', message: expect.stringContaining(sentence) })
    } finally {
      await holder.end()
      await outcome
      await restorer.end()
    }
    expect(await contents(target)).toEqual(before)
  })
})

atLength(() => {
  test('a restore runs no statements from the file: its functions are not created', async () => {
    const [source, target, file] = [await testDatabase(), await emptyTestDatabase(), fileIn('with-functions.backup')]
    await takeBackup(source.pool, { file, version: '0.0.1', secret: null })
    const { manifest, body } = await openBackup(file)
    const handle = await open(file, 'r+')
    await handle.truncate(body.end)
    const functions = [`create table theirs (id integer)`, `create function theirs() returns int return 1`]
    await handle.write(encodeManifest({ ...manifest, functions }), 0, undefined, body.end)
    await handle.close()
    expect(await craque(['restore', file], envOf(target))).toMatchObject({ code: 0, err: '' })
    expect(await schemaOf(target)).toEqual(await schemaOf(source))
    expect(await tablesOf(target)).toEqual(await tablesOf(source))
    for (const database of [source, target]) await database.drop()
  })
})

atLength(() => {
  test.each([newestFixture()])('a backup of version %s is restored and migrated to this one', async (name) => {
    const { database: older } = await fixtureDatabase(name)
    const file = fileIn(`${name}.backup`)
    await takeBackup(older.pool, { file, version: '0.0.1', secret: null })
    const target = await emptyTestDatabase()
    expect(await craque(['restore', file], envOf(target))).toMatchObject({ code: 0, err: '' })
    expect((await audit(target.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
    expect((await tablesOf(target)).sort()).toEqual((await tablesOf(world)).sort())
    await older.drop()
    await target.drop()
  })
})

test('a missing folder is named, and no partial file is left', async () => {
  const answer = await craque(['backup', fileIn('no/such/folder')], envOf(world))
  expect(answer).toMatchObject({ code: 2, err: expect.stringContaining('there is no such folder') })
  expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])
})
