import type { Kysely } from 'kysely'
import {
  deskPlayers,
  EARLIEST_TAP_MS,
  storeTaps,
  selectDeskMatchForUpdate,
  tapsOf,
  type DeskMatchRow,
  type Reporter,
  stopOf,
  type DeskPlayerRow,
} from '#db/desk/desk.ts'
import { decideHeldTaps, heldTapIds, heldTaps, holdTaps, type HeldTap } from '#db/desk/held-taps.ts'
import { putReport, reportedAt } from '#db/import/match-reports.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { foldTaps, type DeskMatch } from '#domain/desk/fold-taps.ts'
import { MOST_HELD, mustWait, type ReportedTap, hasRestarted, type DeskFacts, type Tap } from '#domain/desk/tap.ts'
import { judgeTap, type TapRefusal } from '#domain/desk/judge-tap.ts'
import type { ManagerId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { newsDigest, type MatchNews } from '#jobs/life-cycle/match-source.ts'
import { playMatch } from '#jobs/life-cycle/apply-news.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { PART_MINUTES } from '#domain/desk/match-clock.ts'

export interface Told {
  matchId: number
  taps: readonly Tap[]
  by: Reporter
}

/**
 * `taken`: how many taps count now that did not before. `held`: how many of the new taps wait for an organiser; after a
 * decision, how many taps still wait.
 */
export interface Taken {
  taken: number
  held: number
}

export type ToldError = TapRefusal | 'unknown_match'

/**
 * The phone's time, within plausible limits: not in the future, not long before the match, and not before the last
 * known tap of the same device.
 */
function timeOf(tap: Tap, known: readonly Tap[], match: DeskMatchRow): number {
  const ownLast = known.findLast(({ deviceId }) => deviceId === tap.deviceId)?.atMs ?? 0
  const earliest = match.startsAt.getTime() - EARLIEST_TAP_MS
  return Math.max(ownLast, Math.min(match.now.getTime(), Math.max(earliest, tap.atMs)))
}

interface AtDesk {
  match: DeskMatchRow
  facts: DeskFacts
  known: readonly ReportedTap[]
  waiting: readonly HeldTap[]
}

/** DK1, DK14: splits the new taps into those that count and those that wait. If one is refused, all are. */
function sortTaps(
  { taps, by: { helperId } }: Told,
  { match, facts, known, waiting }: AtDesk,
  heldIds: ReadonlySet<string>,
): Result<{ counted: ReportedTap[]; held: ReportedTap[] }, TapRefusal> {
  const counted: ReportedTap[] = known.map((tap) => ({ ...tap, wasHeld: heldIds.has(tap.id) }))
  const held: ReportedTap[] = []
  for (const tap of taps) {
    const all = [...counted, ...held]
    if (heldIds.has(tap.id) || all.some(({ id }) => id === tap.id)) continue
    const mine = { ...tap, atMs: timeOf(tap, all, match), helperId }
    const waits = mustWait({ taps: counted, isFinal: match.state === 'final' }, mine)
    if (waits && waiting.length + held.length >= MOST_HELD) return fail('too_many_waiting')
    const judged = judgeTap(
      { facts, taps: waits ? [...all, ...waiting] : counted, isOrganiser: helperId === null },
      mine,
    )
    if (!judged.ok) return judged
    const list = waits ? held : counted
    list.push(mine)
  }
  return ok({ counted: counted.slice(known.length), held })
}

/** Stores the report of the match, for the announced kick-off at the earliest (DK10), never before an older report. */
async function report(trx: Trx, { match, facts }: AtDesk, { taps, by }: { taps: readonly Tap[]; by: Reporter }) {
  const news = newsOf(match, foldTaps(facts, taps))
  // MT11: a stopped match shows nothing new until somebody says that it goes on.
  const standsStill = facts.stop && !hasRestarted(taps, facts.stop)
  if (!news || standsStill) return
  const before = await reportedAt(trx, match.id)
  const asOfMs = Math.max(match.now.getTime(), (match.resumesAt ?? match.startsAt).getTime(), before?.getTime() ?? 0)
  const whole = { asOfMs, ...news, by: { managerId: by.managerId, isByLink: by.helperId !== null } }
  await putReport(trx, { matchId: match.id, asOfMs, news: whole, digest: newsDigest(whole) })
}

async function open(trx: Trx, matchId: number): Promise<Result<AtDesk, ToldError>> {
  const match = await selectDeskMatchForUpdate(trx, matchId)
  if (!match) return fail('unknown_match')
  // MT4: about an awarded match there is nothing left to report.
  if (match.isAwarded) return fail('whistle_blown')
  const facts = factsOf(match, await deskPlayers(trx, matchId))
  return ok({ match, facts, known: await tapsOf(trx, matchId), waiting: await heldTaps(trx, matchId) })
}

async function take(trx: Trx, told: Told): Promise<Result<Taken, ToldError>> {
  const { matchId, by } = told
  const desk = await open(trx, matchId)
  if (!desk.ok) return desk
  const sorted = sortTaps(told, desk.value, await heldTapIds(trx, matchId))
  if (!sorted.ok) return sorted
  const { counted, held } = sorted.value
  await holdTaps(trx, matchId, held)
  await storeTaps(trx, matchId, counted, by)
  if (counted.length > 0) await report(trx, desk.value, { taps: [...desk.value.known, ...counted], by })
  return ok({ taken: counted.length, held: held.length })
}

export interface Verdict {
  matchId: number
  ids: readonly string[]
  isTaken: boolean
  by: ManagerId
}

/** DK14: an organiser decides whether waiting taps count. The correction that follows names this organiser. */
async function decide(trx: Trx, { matchId, ids, isTaken, by }: Verdict): Promise<Result<Taken, ToldError>> {
  const desk = await open(trx, matchId)
  if (!desk.ok) return desk
  const { facts, known, waiting } = desk.value
  const chosen = waiting.filter(({ id }) => ids.includes(id))
  await decideHeldTaps(trx, { matchId, ids: chosen.map(({ id }) => id), by, isTaken })
  // Without a chosen tap the desk has nothing new to report. A file may have brought the stored report meanwhile.
  if (!isTaken || chosen.length === 0) return ok({ taken: 0, held: waiting.length - chosen.length })
  const all: ReportedTap[] = [...known]
  for (const tap of chosen) {
    const judged = judgeTap({ facts, taps: all, isOrganiser: true }, tap)
    if (!judged.ok) return judged
    await storeTaps(trx, matchId, [tap], { managerId: null, helperId: tap.helperId })
    all.push(tap)
  }
  await report(trx, desk.value, { taps: all, by: { managerId: by, helperId: null } })
  return ok({ taken: chosen.length, held: waiting.length - chosen.length })
}

class Refused extends Error {
  readonly refusal: ToldError
  constructor(refusal: ToldError) {
    super(refusal)
    this.refusal = refusal
  }
}

/** The match desk: what people report becomes the report of the match, and its news as soon as DK10 allows. */
export function createDesk(db: Kysely<Tables>, providers: Providers) {
  async function play(matchId: number, step: (trx: Trx) => Promise<Result<Taken, ToldError>>) {
    try {
      const taken = await db.transaction().execute(async (trx) => {
        const done = await step(trx)
        // If one of the taps is refused, none is stored.
        if (!done.ok) throw new Refused(done.error)
        return done
      })
      if (taken.value.taken === 0) return taken
      const provider = await providers.of({ matchId })
      const outcome = provider && (await playMatch(db, provider, { matchId }))
      // The queue applies news for which it is still too early, and runs the steps that follow from a final whistle.
      if (outcome !== 'playing') await queueDueWork(db, providers)
      return taken
    } catch (error) {
      if (error instanceof Refused) return fail(error.refusal)
      throw error
    }
  }
  return {
    tell: (told: Told): Promise<Result<Taken, ToldError>> => play(told.matchId, (trx) => take(trx, told)),
    decide: (verdict: Verdict): Promise<Result<Taken, ToldError>> =>
      play(verdict.matchId, (trx) => decide(trx, verdict)),
  }
}

export const factsOf = (match: DeskMatchRow, players: readonly DeskPlayerRow[]): DeskFacts => ({
  homeId: match.home.id,
  awayId: match.away.id,
  ...PART_MINUTES[match.modality],
  players,
  stop: stopOf(match),
})

/** Details of a match that come from a cup's file. They were known before the match, and a report keeps them. */
const KEPT = ['stage', 'group'] as const

/** DK10: the whole match as reported at the desk so far; undefined before its kick-off. */
export function newsOf(match: DeskMatchRow, told: DeskMatch): Omit<MatchNews, 'asOfMs'> | undefined {
  const { clock, score, extraTime, penalties, events, players } = told
  const last = events.at(-1)
  if (clock.phase === 'before' || !last) return undefined
  const isOver = clock.phase === 'over'
  const kept = Object.fromEntries(Object.entries(match.detail).filter(([key]) => KEPT.some((one) => one === key)))
  return {
    state: isOver ? 'final' : 'live',
    minute: last.minute,
    score: { ...score },
    detail: {
      ...kept,
      phase: clock.phase,
      ...(last.stoppage > 0 && !isOver && { stoppage: last.stoppage }),
      ...(extraTime && { extraTime }),
      ...(penalties && { penalties }),
    },
    endedAtMs: clock.began.full_time ?? null,
    events: events.map(({ kind, minute, stoppage, clubId, playerId, otherId, homeScore, awayScore }, seq) => ({
      seq,
      minute,
      kind,
      clubId,
      playerId,
      homeScore,
      awayScore,
      detail: { ...(otherId !== null && { otherId }), ...(stoppage > 0 && { stoppage }) },
    })),
    players: players.map(({ scouts, ...player }) => ({ ...player, scouts: { ...scouts } })),
  }
}
