import { sql, type Kysely } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Source } from '#domain/championship/championship.ts'
import type { FeedKind, FeedNoteKind, FeedProblem } from '#domain/feed/feed.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const feedRow = rowOf({
  championshipId: int.of<ChampionshipId>(),
  slug: text,
  name: text,
  timeZone: text,
  kind: text.of<FeedKind>(),
  address: text,
  heldAt: time.orNull,
  nextAt: time,
  everySeconds: int,
  askedAt: time.orNull,
  succeededAt: time.orNull,
  changedAt: time.orNull,
  failures: int,
  problem: json<FeedProblem>().orNull,
  digest: text.orNull,
  progress: int.array.orNull,
  doubted: text.orNull,
})
export type Feed = RowOf<typeof feedRow>

const columns = sql`
  f.championship_id as "championshipId", c.slug, c.name, c.time_zone as "timeZone", f.kind, f.address, f.held_at as "heldAt",
  f.next_at as "nextAt", f.every_seconds as "everySeconds", f.asked_at as "askedAt", f.succeeded_at as "succeededAt",
  f.changed_at as "changedAt", f.failures, f.problem, f.digest, f.progress, f.doubted`

export async function listFeeds(db: Kysely<Tables>): Promise<Feed[]> {
  const { rows } = await feedRow.sql`
    select ${columns} from feed f join championship c on c.id = f.championship_id order by c.id`.execute(db)
  return rows
}

/** How many notes of a championship are kept. */
const KEPT_NOTES = 200

export async function noteFeed(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { kind, detail = {} }: { kind: FeedNoteKind; detail?: object },
): Promise<void> {
  await sql`insert into feed_note (championship_id, kind, detail)
    values (${championshipId}, ${kind}, ${JSON.stringify(detail)})`.execute(db)
  await sql`delete from feed_note where championship_id = ${championshipId} and id <=
    (select id from feed_note where championship_id = ${championshipId} order by id desc offset ${KEPT_NOTES} limit 1)`.execute(
    db,
  )
}

const feedNoteRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  at: time,
  /** The championship's name. */
  championship: text,
  kind: text.of<FeedNoteKind>(),
  detail: json<Record<string, unknown>>(),
})
export type FeedNote = RowOf<typeof feedNoteRow>

interface NoteWindow {
  /** The id of the last note on the page before. */
  before?: number | undefined
  limit: number
}

export async function newestNotes(db: Kysely<Tables>, { before, limit }: NoteWindow): Promise<FeedNote[]> {
  const { rows } = await feedNoteRow.sql`
    select n.id, n.championship_id as "championshipId", c.name as championship, n.at, n.kind, n.detail
    from feed_note n join championship c on c.id = n.championship_id
    where n.id < coalesce(${before ?? null}::integer, 2147483647)
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

/** After this many missed polls, pages say how old their numbers are. */
const LATE_POLLS = 2

export async function feedAge(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<{ heardAtMs: number | null; isLate: boolean }> {
  const { rows } = await rowOf({ heardAtMs: int, isLate: bool }).sql`
    select round(extract(epoch from coalesce(succeeded_at, turned_on_at)) * 1000)::bigint as "heardAtMs",
      coalesce(succeeded_at, turned_on_at) < clock_timestamp() - ${LATE_POLLS} * every_seconds * interval '1 second' as "isLate"
    from feed where championship_id = ${championshipId} and held_at is null`.execute(db)
  return rows[0] ?? { heardAtMs: null, isLate: false }
}

/**
 * From the next poll on, matches come from this feed. What was stored about earlier documents is cleared, because they
 * may come from another feed.
 */
export async function turnOn(
  trx: Trx,
  championshipId: ChampionshipId,
  { kind, address }: { kind: FeedKind; address: string },
): Promise<void> {
  await sql`
    insert into feed (championship_id, kind, address, hand_source)
    select id, ${kind}, ${address}, case source when 'desk' then source else 'file' end from championship where id = ${championshipId}
    on conflict (championship_id) do update set kind = excluded.kind, address = excluded.address, held_at = null,
      next_at = clock_timestamp(), turned_on_at = clock_timestamp(), failures = 0, problem = null, digest = null, progress = null,
      doubted = null`.execute(trx)
  await speakFor(trx, championshipId, 'feed')
  await noteFeed(trx, championshipId, { kind: 'on', detail: { kind, address } })
}

async function speakFor(trx: Trx, championshipId: ChampionshipId, source: Source): Promise<void> {
  await trx.updateTable('championship').set({ source }).where('id', '=', championshipId).execute()
  await announceChampionships(trx)
}

export async function turnOff(trx: Trx, championshipId: ChampionshipId): Promise<boolean> {
  const gone = await trx
    .deleteFrom('feed')
    .where('championship_id', '=', championshipId)
    .returning('hand_source')
    .executeTakeFirst()
  if (!gone) return false
  await speakFor(trx, championshipId, gone.hand_source)
  await noteFeed(trx, championshipId, { kind: 'off' })
  return true
}

/**
 * A paused feed is not polled, and people bring matches as they would without it. A resumed feed is due for a poll
 * immediately.
 */
export async function setFeedPaused(trx: Trx, championshipId: ChampionshipId, isHeld: boolean): Promise<boolean> {
  const { rows } = await rowOf({ hand_source: text.of<Source>() }).sql`
    update feed set held_at = case when ${isHeld}::boolean then clock_timestamp() end,
      next_at = case when ${isHeld}::boolean then next_at else clock_timestamp() end
    where championship_id = ${championshipId} and (held_at is not null) <> ${isHeld}
    returning hand_source`.execute(trx)
  const [held] = rows
  if (!held) return false
  await speakFor(trx, championshipId, isHeld ? held.hand_source : 'feed')
  await noteFeed(trx, championshipId, { kind: isHeld ? 'held' : 'resumed' })
  return true
}

/** FD4, FD5: an operator has checked the doubted news, so the next poll may change anything. */
export async function trustFeed(trx: Trx, championshipId: ChampionshipId): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update feed set progress = null, digest = null, doubted = 'anything', next_at = clock_timestamp()
    where championship_id = ${championshipId}`.execute(trx)
  if (numAffectedRows === 0n) return false
  await noteFeed(trx, championshipId, { kind: 'believed' })
  return true
}
