import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { int, rowOf, text, type RowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { openText, sealedText } from '#domain/var/entry-text.ts'
import { checkpointDigest } from '#domain/var/checkpoint-words.ts'
import { createTileTree, openTiles } from '#domain/var/tiles.ts'
import { currentLog, logsOf, newestCheckpoint, type LogRow } from './log-row.ts'
import { leafHashOf } from './leaf-hash.ts'
import { readLogKey, serverName, type LogKey } from './log-key.ts'
import { readTiles, writeTiles } from './log-tiles.ts'
import { checkpointText, commitmentOf, sha256, signNote, verifierKey } from './signed-note.ts'

/** A lock of the log alone: neither saves nor steps of the championship wait for the tree. */
const GROW_LOCK = 7_246_061
/** Entries per batch, which one transaction appends under one checkpoint. */
const MOST_ENTRIES = 4_096

const pendingRow = rowOf({ id: int, atMs: int, entry: text.orNull, opening: text.orNull, salt: text.orNull })

/**
 * The text whose hash is the leaf. If the opening of a sealed entry was destroyed before the entry was appended, the
 * text says `destroyed` in place of the commitment.
 */
function textOf({ atMs, entry, opening, salt }: RowOf<typeof pendingRow>): string {
  if (entry !== null) return entry
  return sealedText(atMs, opening === null || salt === null ? 'destroyed' : commitmentOf(salt, opening))
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

interface Leaf {
  id: number
  entry: string
}

/** Writes the leaves, the tiles that grew and the signed head, or nothing. */
async function append(trx: Trx, { log, key }: { log: LogRow; key: LogKey }, leaves: readonly Leaf[]): Promise<LogRow> {
  const tree = createTileTree(sha256, log.size, await readTiles(trx, log.id, openTiles(log.size)))
  const hashes = leaves.map(({ entry }) => leafHashOf(entry))
  for (const hash of hashes) tree.append(hash)
  await sql`
    update var_entry e set log_id = ${log.id}, position = ${log.size} + x.place - 1, entry = x.entry, leaf_hash = x.leaf
    from unnest(${leaves.map(({ id }) => id)}::bigint[], ${leaves.map(({ entry }) => entry)}::text[],
      ${hashes.map(hex)}::text[]) with ordinality x (id, entry, leaf, place)
    where e.id = x.id`.execute(trx)
  await writeTiles(trx, log.id, tree.changed())
  const size = tree.size()
  const note = signNote(checkpointText({ origin: log.origin, size, root: tree.root() }), log.origin, key)
  const digest = hex(checkpointDigest(sha256, note))
  await sql`insert into var_checkpoint (log_id, size, note, digest) values (${log.id}, ${size}, ${note}, ${digest})`.execute(
    trx,
  )
  await sql`update var_log set size = ${size} where id = ${log.id}`.execute(trx)
  return { ...log, size }
}

/** VR7: the first entry of an epoch contains the last checkpoint of the epoch before. */
async function beginEpoch(trx: Trx, championshipId: ChampionshipId, key: LogKey): Promise<LogRow> {
  const before = (await logsOf(trx, championshipId)).at(-1)
  const epoch = (before?.epoch ?? 0) + 1
  // One backup may be restored twice, also on two machines: their epochs must not have the same name.
  const name = before ? `${epoch}-${randomBytes(4).toString('hex')}` : epoch
  const origin = `craque/${serverName(key)}/${championshipId}/${name}`
  const content = JSON.stringify({
    origin,
    key: verifierKey(origin, key.publicKey),
    before: before ? ((await newestCheckpoint(trx, before.id)) ?? null) : null,
  })
  await sql`
    update var_log set ended_at = clock_timestamp() where championship_id = ${championshipId} and ended_at is null`.execute(
    trx,
  )
  await sql`
    insert into var_log (championship_id, epoch, origin, key_id) values (${championshipId}, ${epoch}, ${origin}, ${key.id})`.execute(
    trx,
  )
  const { rows } = await rowOf({ id: int, atMs: int }).sql`
    insert into var_entry (championship_id, kind, subject_id, at)
    values (${championshipId}, 'start', ${epoch}, game_now(${championshipId})) returning id, var_ms(at) as "atMs"`.execute(
    trx,
  )
  const [start] = rows
  const log = await currentLog(trx, championshipId)
  if (!log || !start) throw new Error('the log has not begun')
  return append(trx, { log, key }, [{ id: start.id, entry: openText({ kind: 'start', atMs: start.atMs, content }) }])
}

async function readyLog(trx: Trx, championshipId: ChampionshipId): Promise<{ log: LogRow; key: LogKey }> {
  const key = await readLogKey(trx)
  const log = await currentLog(trx, championshipId)
  return { key, log: log?.keyId === key.id ? log : await beginEpoch(trx, championshipId, key) }
}

async function appendBatch(trx: Trx, championshipId: ChampionshipId): Promise<number> {
  await sql`select pg_advisory_xact_lock(${GROW_LOCK}::bigint + (${championshipId}::bigint << 32))`.execute(trx)
  const ready = await readyLog(trx, championshipId)
  const { rows } = await pendingRow.sql`
    select id, var_ms(at) as "atMs", entry, opening, salt from var_entry
    where championship_id = ${championshipId} and position is null order by id limit ${MOST_ENTRIES}
    for update`.execute(trx)
  if (rows.length > 0)
    await append(
      trx,
      ready,
      rows.map((row) => ({ id: row.id, entry: textOf(row) })),
    )
  return rows.length
}

/**
 * VR2: appends pending entries in batches and signs a checkpoint for each. A batch is written whole or not at all, even
 * after a kill.
 */
export async function growLog(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  let appended = 0
  for (let batch = MOST_ENTRIES; batch === MOST_ENTRIES; appended += batch)
    batch = await db.transaction().execute((trx) => appendBatch(trx, championshipId))
  return appended
}

async function championshipsToLog(db: Kysely<Tables>): Promise<ChampionshipId[]> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select id from championship c where exists (select from var_entry where championship_id = c.id and position is null)
      or (select ended_at is not null from var_log where championship_id = c.id order by epoch desc limit 1)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Grows every log that waits. One that cannot grow stops no other one. */
export async function growLogs(
  db: Kysely<Tables>,
  onError: (error: unknown, championshipId: ChampionshipId) => void,
): Promise<void> {
  for (const championshipId of await championshipsToLog(db))
    await growLog(db, championshipId).catch((error: unknown) => onError(error, championshipId))
}
