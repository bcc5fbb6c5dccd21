import type { Kysely } from 'kysely'
import { gameNow } from '#db/round/round.ts'
import { settlementOf } from '#db/round/settlement-near.ts'
import { learnSizes, picksToSettle, reportsDue, roundsToPlay, type RoundDue } from '#db/import/match-reports.ts'
import type { Tables } from '#db/schema/schema.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { playMatch } from '#jobs/life-cycle/apply-news.ts'
import type { Provider } from '#jobs/life-cycle/provider.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'

export interface Occasions {
  /** Runs before a round is locked: the last moment to save squads. */
  beforeLock?: (round: RoundDue) => Promise<void>
  beforeMatches?: (round: RoundDue) => Promise<void>
  /** Runs before the matches without a round, and before corrections. */
  afterRounds?: () => Promise<void>
}

/** With this many settled rounds, `learnSizes` runs: the tables have grown about fourfold since the last time. */
const LEARN_AFTER = new Set([0, 3, 12, 48])

async function playReports(db: Kysely<Tables>, provider: Provider, only?: { roundId: number }): Promise<void> {
  const { championshipId } = provider
  for (const due of await reportsDue(db, championshipId))
    if (!only || due.roundId === only.roundId) await playMatch(db, provider, due)
  for (const matchId of await picksToSettle(db, championshipId)) await settlePicks(db, matchId)
  for (const chore of await provider.choresDue()) if (typeof chore === 'string') await provider.chores[chore]?.()
}

/**
 * Locks and settles the due rounds of a championship, and handles due reports, picks and chores, in the order in which
 * the queue would. Returns how many rounds it settled.
 */
export async function playThrough(db: Kysely<Tables>, provider: Provider, occasions: Occasions = {}): Promise<number> {
  const { championshipId } = provider
  let settled = 0
  for (const round of await roundsToPlay(db, championshipId)) {
    await occasions.beforeLock?.(round)
    if (round.deadlineAt > (await gameNow(db, championshipId))) break
    await lockRound(db, round.id)
    await occasions.beforeMatches?.(round)
    await playReports(db, provider, { roundId: round.id })
    if (LEARN_AFTER.has(settled)) await learnSizes(db)
    if ((await settlementOf(db, round.id)) === 'not due') continue
    if ((await settleRound(db, round.id, provider)) === 'settled') settled++
  }
  await occasions.afterRounds?.()
  // Matches without a round, and corrections of settled rounds.
  await playReports(db, provider)
  return settled
}
