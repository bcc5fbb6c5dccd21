import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { consistencySpans, inclusionSpans, type Span } from '#domain/var/proof-spans.ts'
import { createTileTree, tilesFor } from '#domain/var/tiles.ts'
import { wordsOfCheckpoint } from './checkpoint-words.ts'
import { logsOf, newestCheckpoint, newestNote, type LogRow } from './log-row.ts'
import { readTiles } from './log-tiles.ts'
import { sha256, verifierKey } from './signed-note.ts'

export interface LogEpoch {
  epoch: number
  origin: string
  key: string
  size: number
  startedAtMs: number
  hasEnded: boolean
  checkpoint: string
  words: string[]
  /** Not of the first epoch: its first entry, and the proof that the checkpoint covers it. */
  start?: { entry: string; proof: string[] }
}

async function startOf(db: Kysely<Tables>, log: LogRow): Promise<{ start?: LogEpoch['start'] & object }> {
  const { rows } = await rowOf({ entry: text }).sql`
    select entry from var_entry where log_id = ${log.id} and position = 0`.execute(db)
  const [first] = rows
  if (!first) return {}
  return { start: { entry: first.entry, proof: await hashesOf(db, log, inclusionSpans(0, { from: 0, to: log.size })) } }
}

async function epochOf(db: Kysely<Tables>, log: LogRow): Promise<LogEpoch> {
  const checkpoint = (await newestCheckpoint(db, log.id)) ?? ''
  return {
    epoch: log.epoch,
    origin: log.origin,
    key: verifierKey(log.origin, log.publicKey),
    size: log.size,
    startedAtMs: log.startedAt.getTime(),
    hasEnded: log.endedAt !== null,
    checkpoint,
    words: wordsOfCheckpoint(checkpoint),
    ...(log.epoch > 1 && (await startOf(db, log))),
  }
}

/** Oldest first. The last epoch still grows, unless it has ended and the next one has not begun. */
export const readEpochs = (db: Kysely<Tables>, championshipId: ChampionshipId): Promise<LogEpoch[]> =>
  atOneMoment(db, (trx) => epochsIn(trx, championshipId))

export async function epochsIn(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<LogEpoch[]> {
  const epochs: LogEpoch[] = []
  for (const log of await logsOf(db, championshipId)) epochs.push(await epochOf(db, log))
  return epochs
}

async function hashesOf(db: Kysely<Tables>, log: LogRow, spans: readonly Span[]): Promise<string[]> {
  const tree = createTileTree(sha256, log.size, await readTiles(db, log.id, tilesFor(spans)))
  return spans.map((span) => Buffer.from(tree.hashOf(span)).toString('base64'))
}

export interface Proof {
  checkpoint: string
  proof: string[]
}

interface HeadRequest {
  championshipId: ChampionshipId
  origin: string
  /** The size of the log that the client has seen. */
  from: number
}

/** Tiles change as the log grows, so everything is read at one moment. */
const atOneMoment = <T>(db: Kysely<Tables>, read: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/**
 * VR6: undefined if there is no such log, or if it is shorter than `from`. Every device asks for it on every visit, so
 * the checkpoint has no signatures of witnesses.
 */
export const proveConsistency = (db: Kysely<Tables>, asked: HeadRequest): Promise<Proof | undefined> =>
  atOneMoment(db, (trx) => consistencyIn(trx, asked))

export async function consistencyIn(
  db: Kysely<Tables>,
  { championshipId, origin, from }: HeadRequest,
): Promise<Proof | undefined> {
  const log = (await logsOf(db, championshipId)).find((one) => one.origin === origin)
  const checkpoint = log && (await newestNote(db, log.id))
  if (!checkpoint || from > log.size) return undefined
  return { checkpoint, proof: await hashesOf(db, log, consistencySpans(from, log.size)) }
}

export interface EntryProof extends Proof {
  origin: string
  key: string
  position: number
  entry: string
}

/** VR10: what a bolão decides, anybody may read only if it is public. Its members have it in their file. */
const isForAll = sql`
  kind not in ('pool', 'table', 'question', 'verdict') or exists (
    select from league g where g.visibility = 'public' and g.id = case when kind in ('pool', 'table') then subject_id
      else (select q.league_id from pool_question q where q.id = subject_id) end)`

interface EntryRequest {
  championshipId: ChampionshipId
  leafHash: string
}

export const proveEntry = (db: Kysely<Tables>, asked: EntryRequest): Promise<EntryProof | undefined> =>
  atOneMoment(db, (trx) => entryIn(trx, asked))

export async function entryIn(
  db: Kysely<Tables>,
  { championshipId, leafHash }: EntryRequest,
): Promise<EntryProof | undefined> {
  const { rows } = await rowOf({ logId: int, position: int, entry: text }).sql`
    select log_id as "logId", position, entry from var_entry
    where leaf_hash = ${leafHash} and championship_id = ${championshipId} and (${isForAll}) order by id limit 1`.execute(
    db,
  )
  const [found] = rows
  const log = found && (await logsOf(db, championshipId)).find(({ id }) => id === found.logId)
  const checkpoint = log && (await newestCheckpoint(db, log.id))
  if (!checkpoint) return undefined
  const { position, entry } = found
  const proof = await hashesOf(db, log, inclusionSpans(position, { from: 0, to: log.size }))
  return { origin: log.origin, key: verifierKey(log.origin, log.publicKey), position, entry, checkpoint, proof }
}
