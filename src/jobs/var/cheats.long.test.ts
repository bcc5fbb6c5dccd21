import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { selectRound, type RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { growLog } from '#db/var/grow-log.ts'
import { leafHashOf } from '#db/var/leaf-hash.ts'
import { readLogKey } from '#db/var/log-key.ts'
import { writeTiles } from '#db/var/log-tiles.ts'
import { consistencyIn, readEpochs } from '#db/var/read-log.ts'
import { roundFileIn } from '#db/var/round-file.ts'
import { checkpointText, sha256, signNote } from '#db/var/signed-note.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { createTileTree } from '#domain/var/tiles.ts'
import type { WorldDatabase } from '#jobs/testing/world-database.ts'
import { note } from '#test/figure.ts'
import { isGate } from '#test/gate.ts'
import { fromBase64 } from '#verify/bytes.ts'
import { checkRound } from '#verify/check-round.ts'
import { readCheckpoint, type Checkpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'
import { loggedWorld, OPEN } from '#jobs/testing/logged-world.ts'

const EDITS = isGate ? 20 : 1_000

let base: WorldDatabase
let round: RoundRow
/** The checkpoint that one device has stored. */
let kept: Checkpoint
beforeAll(async () => {
  ;({ base } = await loggedWorld())
  const { db } = base
  await growLog(db, firstChampionship)
  round = (await selectRound(db, OPEN))!
  const [epoch] = await readEpochs(db, firstChampionship)
  kept = readCheckpoint(epoch?.checkpoint ?? '')!
})
afterAll(() => base.drop())

/** What the file of the round and the device say; nothing for an honest server. */
async function accusations(trx: Trx): Promise<string[]> {
  const file = await roundFileIn(trx, round)
  if (!file) return ['the round is not in the log']
  const told = await consistencyIn(trx, { championshipId: firstChampionship, origin: kept.origin, from: kept.size })
  const now = readCheckpoint(told?.checkpoint ?? '')
  const goesOn = told && now && (await isConsistent(kept, now, told.proof.map(fromBase64)))
  const { checks } = await checkRound(file)
  return [...checks.flatMap(({ wrong }) => wrong), ...(goesOn ? [] : [`the log is not that of ${kept.size} entries`])]
}

interface Row {
  id: number
  entry: string
}

/** Writes the whole log again from changed entries, as the server would have made it, signed with the server's key. */
async function rebuildAndSign(trx: Trx, change: (rows: Row[]) => Row[]): Promise<void> {
  const { rows: logs } = await rowOf({ id: int, origin: text }).sql`select id, origin from var_log`.execute(trx)
  const log = logs[0]!
  const { rows } = await rowOf({ id: int, entry: text }).sql`
    select id, entry from var_entry where log_id = ${log.id} order by position`.execute(trx)
  await sql`update var_entry set position = -id where log_id = ${log.id}`.execute(trx)
  await sql`delete from var_tile`.execute(trx)
  await sql`delete from var_checkpoint`.execute(trx)
  const tree = createTileTree(sha256, 0, [])
  for (const [position, { id, entry }] of change(rows).entries()) {
    const leaf = leafHashOf(entry)
    tree.append(leaf)
    await sql`update var_entry set position = ${position}, entry = ${entry}, leaf_hash = ${Buffer.from(leaf).toString('hex')}
      where id = ${id}`.execute(trx)
  }
  await sql`delete from var_entry where position < 0`.execute(trx)
  await writeTiles(trx, log.id, tree.changed())
  const text_ = checkpointText({ origin: log.origin, size: tree.size(), root: tree.root() })
  const signed = signNote(text_, log.origin, await readLogKey(trx))
  await sql`insert into var_checkpoint (log_id, size, note) values (${log.id}, ${tree.size()}, ${signed})`.execute(trx)
  await sql`update var_log set size = ${tree.size()} where id = ${log.id}`.execute(trx)
}

const anyOf = (table: string, column: string, where: string) =>
  sql.raw(`(select ${column} from ${table} where ${where} order by random() limit 1)`)
const ofRound = `round_id = ${OPEN}`

const cheats: Record<string, (trx: Trx, rng: Rng) => Promise<unknown>> = {
  'a captain after the lock': (trx) =>
    sql`update lineup set captain_id = (select p from unnest(player_ids) p where p not in (captain_id, coalesce(vice_captain_id, 0)) order by random() limit 1)
      where ${sql.raw(ofRound)} and squad_id = ${anyOf('lineup', 'squad_id', ofRound)}`.execute(trx),
  'a player after the lock': (trx) =>
    sql`update lineup set player_ids = array_replace(player_ids, (select p from unnest(player_ids) p where p not in (captain_id, coalesce(vice_captain_id, 0)) limit 1), 1000000)
      where ${sql.raw(ofRound)} and squad_id = ${anyOf('lineup', 'squad_id', ofRound)}`.execute(trx),
  'a lineup removed': (trx) =>
    sql`delete from lineup where ${sql.raw(ofRound)} and squad_id = ${anyOf('lineup', 'squad_id', ofRound)}`.execute(
      trx,
    ),
  'a score': (trx, rng) =>
    sql`update lineup_score set point_tenths = point_tenths + ${1 + rng.int(200)}
      where ${sql.raw(ofRound)} and squad_id = ${anyOf('lineup_score', 'squad_id', ofRound)}`.execute(trx),
  'a draw': (trx) =>
    sql`update duel set squad_b_id = 1000000 where ${sql.raw(ofRound)} and squad_a_id = ${anyOf('duel', 'squad_a_id', ofRound)}`.execute(
      trx,
    ),
  'a salt': (trx) =>
    sql`update var_entry set salt = reverse(salt) where kind = 'squad' and salt <> reverse(salt)`.execute(trx),
  'what was saved': (trx) =>
    sql`update var_entry set opening = replace(opening, '"version": ', '"version": 1') where kind = 'squad'`.execute(
      trx,
    ),
  'a result in its entry': (trx, rng) =>
    sql`update var_entry set entry = regexp_replace(entry, '"home": \\d+', ${`"home": ${100 + rng.int(900)}`}) where kind = 'match'`.execute(
      trx,
    ),
  'a scout, signed again': (trx) =>
    rebuildAndSign(trx, (rows) =>
      rows.map((row) => ({ ...row, entry: row.entry.replace(/"took": true/, '"took": false') })),
    ),
  'an entry removed, signed again': (trx, rng) =>
    rebuildAndSign(trx, (rows) => rows.toSpliced(1 + rng.int(rows.length - 1), 1)),
  'two entries exchanged, signed again': (trx, rng) =>
    rebuildAndSign(trx, (rows) => {
      const at = 1 + rng.int(rows.length - 2)
      return [...rows.slice(0, at), rows[at + 1]!, rows[at]!, ...rows.slice(at + 2)]
    }),
  'the end of the log cut off, signed again': (trx, rng) =>
    rebuildAndSign(trx, (rows) => rows.slice(0, rows.length - 1 - rng.int(rows.length - 3))),
  'the lock entry removed': (trx) => sql`delete from var_entry where kind = 'lock'`.execute(trx),
  'the settlement removed': (trx) => sql`delete from var_entry where kind = 'scores'`.execute(trx),
  'a result removed': (trx) =>
    sql`delete from var_entry where id = ${anyOf('var_entry', 'id', `kind = 'match' and subject_id in (select id from match where ${ofRound})`)}`.execute(
      trx,
    ),
  'a save dated back': (trx) =>
    sql`update var_entry set at = at - interval '2 days', opening = regexp_replace(opening, '\\n\\d{13}\\n', E'\\n1000000000000\\n') where kind = 'squad'`.execute(
      trx,
    ),
}
const names = Object.keys(cheats)

test('a device’s stored checkpoint exposes every edit by somebody with database, key and source (VR6, VR9)', async (context) => {
  const rng = rngFrom('cheats')
  const missed: string[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    const name = names[edit % names.length]!
    const undone = base.db.transaction().execute(async (trx) => {
      for (const table of ['lineup', 'lineup_score', 'duel'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(trx)
      await cheats[name]!(trx, rng)
      const found = await accusations(trx)
      if (found.length === 0) missed.push(`${name} (${edit})`)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  }
  note(context, `${EDITS - missed.length} of ${EDITS} edits found`)
  expect(missed).toEqual([])
})

test('an honest server is never accused, however its log grows', async (context) => {
  const { db } = base
  const seasons = isGate ? 5 : 100
  for (let step = 0; step < seasons; step++) {
    await sql`update round set deadline_at = deadline_at + interval '1 second' where id = ${OPEN + 1}`.execute(db)
    await growLog(db, firstChampionship)
    const found = await db.transaction().execute(accusations)
    expect(found).toEqual([])
  }
  note(context, `0 false alarms in ${seasons} growths`)
})
