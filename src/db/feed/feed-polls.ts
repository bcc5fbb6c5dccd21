import { sql, type Kysely } from 'kysely'
import { bool, real, rowOf, type RowOf, time } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { FeedProblem } from '#domain/feed/feed.ts'
import type { Progress } from '#domain/feed/progress.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { listFeeds, type Feed } from './feeds.ts'

export const POLL_FEED = 'poll_feed'
export type FeedChore = typeof POLL_FEED

/**
 * Longer than any poll takes: the process that polls has the feed to itself, and a killed one is replaced after this
 * time.
 */
const POLL_SECONDS = 180

/** FD2: undefined while the feed is paused, polled by another process, or not due. */
export async function claimFeed(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Feed | undefined> {
  const { numAffectedRows = 0n } = await sql`
    update feed set next_at = date_trunc('milliseconds', clock_timestamp() + ${POLL_SECONDS} * interval '1 second'), asked_at = clock_timestamp()
    where championship_id = ${championshipId} and held_at is null and next_at <= clock_timestamp()`.execute(db)
  if (numAffectedRows === 0n) return undefined
  return (await listFeeds(db)).find((feed) => feed.championshipId === championshipId)
}

/** The time of the next poll, on the clock of its championship. Undefined if there is none. */
export async function nextPollAt(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Date | undefined> {
  const { rows } = await rowOf({ at: time }).sql`
    select game_now(championship_id) + pace_of(championship_id) * (next_at - clock_timestamp()) as at
    from feed where championship_id = ${championshipId} and held_at is null`.execute(db)
  return rows[0]?.at
}

const feedMomentRow = rowOf({ now: time, pace: real, isRunning: bool, nextStart: time.orNull })
export type FeedMoment = RowOf<typeof feedMomentRow>

/**
 * A match counts as running from its start until it is over, for half a day at most. A match that lasts longer is not
 * worth a poll every minute.
 */
export async function feedMoment(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<FeedMoment> {
  const { rows } = await feedMomentRow.sql`
    select n.now, pace_of(${championshipId}) as pace,
      exists (${matches(championshipId)} and m.starts_at between n.now - interval '12 hours' and n.now) as "isRunning",
      (select min(starts_at) from (${matches(championshipId)} and m.starts_at > n.now) t) as "nextStart"
    from (select game_now(${championshipId}) as now) n`.execute(db)
  const [moment] = rows
  if (!moment) throw new Error('the clock gave no row')
  return moment
}

const matches = (championshipId: ChampionshipId) => sql`
  select m.starts_at from match m join season s on s.id = m.season_id
  where s.championship_id = ${championshipId} and m.state in ('scheduled', 'live')`

export interface PollNoted {
  /**
   * The feed as it was claimed. If an operator has changed it meanwhile, their change stays and the feed is polled
   * again.
   */
  feed: Pick<Feed, 'championshipId' | 'nextAt'>
  nextInMs: number
  everyMs: number
}

export async function noteFailure(
  db: Kysely<Tables>,
  { feed, problem, doubted, nextInMs, everyMs }: PollNoted & { problem: FeedProblem; doubted: string | null },
): Promise<void> {
  await sql`
    update feed set failures = failures + 1, problem = ${JSON.stringify(problem)}, doubted = ${doubted}, ${schedule({ nextInMs, everyMs })}
    where ${asClaimed(feed)}`.execute(db)
}

export async function noteSuccess(
  db: Kysely<Tables>,
  {
    feed,
    taken,
    isChanged,
    nextInMs,
    everyMs,
  }: PollNoted & { taken?: { digest: string; progress: Progress }; isChanged: boolean },
): Promise<void> {
  await sql`
    update feed set failures = 0, problem = null, doubted = null, succeeded_at = clock_timestamp(),
      changed_at = case when ${isChanged}::boolean then clock_timestamp() else changed_at end,
      digest = coalesce(${taken?.digest ?? null}, digest), progress = coalesce(${taken?.progress ?? null}::integer[], progress),
      ${schedule({ nextInMs, everyMs })}
    where ${asClaimed(feed)}`.execute(db)
}

const asClaimed = ({ championshipId, nextAt }: PollNoted['feed']) =>
  sql`championship_id = ${championshipId} and next_at = ${nextAt}`

const schedule = ({ nextInMs, everyMs }: Pick<PollNoted, 'nextInMs' | 'everyMs'>) => sql`
  next_at = clock_timestamp() + ${nextInMs} * interval '1 millisecond', every_seconds = ${Math.ceil(everyMs / 1000)}`
