import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { growLog } from '#db/var/grow-log.ts'
import { leafHashOf } from '#db/var/leaf-hash.ts'
import { sha256 } from '#db/var/signed-note.ts'
import { treeRoot } from '#domain/var/merkle-tree.ts'
import { startVictim } from '#jobs/testing/victim.ts'
import { note } from '#test/figure.ts'
import { readCheckpoint } from '#verify/note.ts'

type Base = Awaited<ReturnType<typeof testDatabase>>
let base: Base
/** Every head that anybody could have read, by the size of its log. */
const seen = new Map<number, string>()
beforeAll(async () => {
  base = await testDatabase()
})
afterAll(() => base.drop())

const addEntries = (count: number) =>
  sql`select var_note(1, 'rules', 1, game_now(1), jsonb_build_object('n', n)) from generate_series(1, ${count}::integer) n`.execute(
    base.db,
  )

/** Computes the whole log again from its entries, and compares every head. */
async function expectWhole(): Promise<void> {
  const { rows: entries } = await rowOf({ position: int.orNull, entry: text, leafHash: text }).sql`
    select position, entry, leaf_hash as "leafHash" from var_entry order by position`.execute(base.db)
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, at) => at))
  const leaves = entries.map(({ entry }) => leafHashOf(entry))
  expect(entries.map(({ leafHash }) => leafHash)).toEqual(leaves.map((leaf) => Buffer.from(leaf).toString('hex')))
  const { rows: heads } = await rowOf({ size: int, note: text }).sql`
    select size, note from var_checkpoint order by size`.execute(base.db)
  for (const { size, note: signed } of heads) {
    expect(Buffer.from(readCheckpoint(signed)?.root ?? [])).toEqual(
      Buffer.from(treeRoot(sha256, leaves.slice(0, size))),
    )
    expect(seen.get(size) ?? signed, `two heads of ${size} entries`).toBe(signed)
    seen.set(size, signed)
  }
  expect(heads.at(-1)?.size).toBe(entries.length)
}

/** Each statement of a batch, in order; the two inserts after the lock only begin the log. */
const points = [
  'pg_advisory_xact_lock',
  'insert into var_log',
  'insert into var_entry',
  'for update',
  'update var_entry',
  'insert into var_tile',
  'insert into var_checkpoint',
  'update var_log set size',
  'commit',
]

test('a process that is killed before any statement of a batch loses no entry, appends none twice and leaves one root for each size (VR2)', async (context) => {
  const { connection, db } = base
  let kills = 0
  for (const round of [1, 2]) {
    for (const stopBefore of points) {
      if (round === 2 && stopBefore.startsWith('insert into var_log')) continue
      if (round === 2 && stopBefore === 'insert into var_entry') continue
      await addEntries(300)
      const victim = await startVictim('grow', { connection, roundId: 0, stopBefore })
      await victim.saw('held')
      await victim.kill()
      kills++
      // In the first round the log does not exist yet: no killed process may leave one behind.
      if (round === 1) {
        const { rows } = await rowOf({ logs: int }).sql`select count(*)::integer as logs from var_log`.execute(db)
        expect(rows).toEqual([{ logs: 0 }])
        continue
      }
      expect(await growLog(db, firstChampionship)).toBe(300)
      await expectWhole()
    }
    if (round === 1) {
      await growLog(db, firstChampionship)
      await expectWhole()
    }
  }
  note(context, `${kills} kills, ${seen.size} heads, no entry lost or twice`)
})

test('two processes that grow the log at once append each entry once (VR2)', async () => {
  const { db } = base
  for (let turn = 0; turn < 10; turn++) {
    await addEntries(200)
    const grown = await Promise.all([growLog(db, firstChampionship), growLog(db, firstChampionship)])
    expect(grown[0] + grown[1]).toBe(200)
  }
  await expectWhole()
})
