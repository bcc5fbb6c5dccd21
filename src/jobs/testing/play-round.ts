import { createProviders } from '#jobs/providers.ts'
import type { Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import type { MatchSource } from '#jobs/life-cycle/match-source.ts'
import { playMatch } from '#jobs/life-cycle/apply-news.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { later } from '#db/testing/game-time.ts'

export interface RoundPlan {
  id: number
  deadline: Date
  matches: { id: number; startsAt: Date }[]
}

export async function planOf(db: Kysely<Tables>, roundId: number): Promise<RoundPlan> {
  const round = await db.selectFrom('round').select('deadline_at').where('id', '=', roundId).executeTakeFirstOrThrow()
  const matches = await db
    .selectFrom('match')
    .select(['id', 'starts_at as startsAt'])
    .where('round_id', '=', roundId)
    .orderBy('starts_at')
    .execute()
  return { id: roundId, deadline: round.deadline_at, matches }
}

/** A moment at which the round's last match is over. */
export const lastWhistle = ({ matches }: RoundPlan): Date =>
  later(matches.at(-1)?.startsAt ?? new Date(0), { hours: 3 })

/** Moves the clock and queues what is due then, so that a running worker need not search for it first. */
export async function jumpTo(db: Kysely<Tables>, at: Date, pace = 1): Promise<void> {
  await setGameTime(db, at, pace)
  await queueDueWork(db, createProviders(db))
}

/** The clock goes to the deadline and the round locks. */
export async function lockAtDeadline(db: Kysely<Tables>, { id, deadline }: RoundPlan) {
  await setGameTime(db, deadline)
  return lockRound(db, id)
}

/** Plays every unfinished match to its end at its own time, and settles its picks. */
export async function playToTheEnd(db: Kysely<Tables>, source: MatchSource, { matches }: RoundPlan): Promise<void> {
  for (const { id, startsAt } of matches) {
    await setGameTime(db, later(startsAt, { hours: 3 }))
    await playMatch(db, source, { matchId: id })
    await settlePicks(db, id)
  }
}

/** Plays the matches without a round that began five hours ago or earlier, so that their picks count, too. */
export async function playOtherSports(db: Kysely<Tables>, source: MatchSource): Promise<void> {
  const { rows } = await rowOf({ id: int }).sql`
    select id from match where round_id is null and state <> 'final' and starts_at < game_now() - interval '5 hours'
    order by starts_at`.execute(db)
  for (const { id } of rows) {
    await playMatch(db, source, { matchId: id })
    await settlePicks(db, id)
  }
}
