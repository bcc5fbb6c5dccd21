import type { Kysely } from 'kysely'
import {
  deskPlayers,
  EARLIEST_TAP_MS,
  storeTaps,
  takeDeskMatch,
  tapsOf,
  type DeskMatchRow,
  type Reporter,
} from '#db/desk/desk.ts'
import { putReport, reportedAt } from '#db/import/match-reports.ts'
import type { Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { foldTaps, type DeskMatch } from '#domain/desk/fold-taps.ts'
import { judgeTap, type TapRefusal } from '#domain/desk/judge-tap.ts'
import type { DeskFacts, Tap } from '#domain/desk/tap.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { newsDigest } from '#jobs/life-cycle/news-digest.ts'
import { playMatch } from '#jobs/life-cycle/play-match.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { factsOf, newsOf } from './desk-news.ts'

export interface Told {
  matchId: number
  taps: readonly Tap[]
  by: Reporter
  isOrganiser: boolean
}

export type ToldError = TapRefusal | 'unknown_match'

/** A phone's idea of the time, within what can be: not to come, not long before the match, and never back. */
function timeOf(tap: Tap, known: readonly Tap[], match: DeskMatchRow): number {
  const ownLast = known.findLast(({ deviceId }) => deviceId === tap.deviceId)?.atMs ?? 0
  const earliest = match.startsAt.getTime() - EARLIEST_TAP_MS
  return Math.max(ownLast, Math.min(match.now.getTime(), Math.max(earliest, tap.atMs)))
}

/** DK1: those of them that were not taken before, in the order in which they came; all of them or none. */
function newTaps(
  { taps, isOrganiser }: Told,
  { match, facts, known }: { match: DeskMatchRow; facts: DeskFacts; known: readonly Tap[] },
): Result<Tap[], TapRefusal> {
  const all = [...known]
  for (const tap of taps) {
    if (all.some(({ id }) => id === tap.id)) continue
    const judged = judgeTap({ facts, taps: all, isOrganiser }, { ...tap, atMs: timeOf(tap, all, match) })
    if (!judged.ok) return judged
    all.push(judged.value)
  }
  return ok(all.slice(known.length))
}

/** Shown from the announced kick-off on (DK10), and never as if before what was told already. */
async function report(trx: Trx, match: DeskMatchRow, told: DeskMatch): Promise<void> {
  const news = newsOf(match, told)
  if (!news) return
  const before = await reportedAt(trx, match.id)
  const asOfMs = Math.max(match.now.getTime(), match.startsAt.getTime(), before?.getTime() ?? 0)
  const whole = { asOfMs, ...news }
  await putReport(trx, { matchId: match.id, asOfMs, news: whole, digest: newsDigest(whole) })
}

async function take(trx: Trx, told: Told): Promise<Result<{ taken: number }, ToldError>> {
  const { matchId, by } = told
  const match = await takeDeskMatch(trx, matchId)
  if (!match) return fail('unknown_match')
  // Decided beside its play (MT3, MT4): there is nothing to tell any more.
  if (match.isAwarded || match.state === 'abandoned') return fail('whistle_blown')
  const [players, known] = [await deskPlayers(trx, matchId), await tapsOf(trx, matchId)]
  const facts = factsOf(match, players)
  const fresh = newTaps(told, { match, facts, known })
  if (!fresh.ok) return fresh
  await storeTaps(trx, matchId, fresh.value, by)
  await report(trx, match, foldTaps(facts, [...known, ...fresh.value]))
  return ok({ taken: fresh.value.length })
}

/** The match desk: what people tell becomes the report of the match, and that its news, at once. */
export function createDesk(db: Kysely<Tables>, providers: Providers) {
  return {
    tell: async (told: Told): Promise<Result<{ taken: number }, ToldError>> => {
      const taken = await db.transaction().execute((trx) => take(trx, told))
      if (!taken.ok || taken.value.taken === 0) return taken
      const { matchId } = told
      const provider = await providers.of({ matchId })
      const outcome = provider && (await playMatch(db, provider, { matchId }))
      // What it could not show yet, and what follows from its end, is due work like any other.
      if (outcome !== 'playing') await queueDueWork(db, providers)
      return taken
    },
  }
}
