import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { BY_SOURCE, standingOfMatch } from '#db/match/correction.ts'
import { lastAwarder } from '#db/match/decide-match.ts'
import {
  announceEvents,
  markLive,
  storeEvents,
  storePlayerMatches,
  storeProgress,
  selectMatchInPlayForUpdate,
  type EventChanges,
  type MatchInPlay,
} from '#db/match/play-match.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isFinalScore } from '#domain/sport/outcome.ts'
import { applyDecision, returnPlayed } from './decide-match.ts'
import type { DecisionRefusal } from './judge-stated.ts'
import { type DecisionNews, type MatchNews, type Due, type MatchSource, newsDigest } from './match-source.ts'
import { noteDifferences } from './note-differences.ts'
import { scorePlayers } from './score-players.ts'
import { settleAgain, type ChangedMatch } from './settle-again.ts'
import { settlePicksIn } from './settle-picks.ts'
import { stateOfficial } from './state-official.ts'
import { takeBackDecision } from './take-back-decision.ts'
import { giveVacationPicks } from './vacation-picks.ts'

export type NewsOutcome =
  | 'decided'
  | 'playing'
  | 'over'
  | 'corrected'
  | 'nothing_new'
  | 'early'
  | 'round_not_locked'
  | 'already_over'
  | 'impossible_score'
  | 'unknown_match'
  | DecisionRefusal['kind']

async function takeMatch(trx: Trx, matchId: number, news: MatchNews): Promise<Result<MatchInPlay, NewsOutcome>> {
  const match = await selectMatchInPlayForUpdate(trx, matchId)
  if (!match) return fail('unknown_match')
  if (match.now < (match.resumesAt ?? match.startsAt)) return fail('early')
  // Lineups are frozen before the first event of a round; otherwise a late lock could still change them.
  if (match.roundState === 'open') return fail('round_not_locked')
  const isOvertaken = match.newsAt !== null && news.asOfMs < match.newsAt.getTime()
  if (isOvertaken || match.newsDigest === newsDigest(news)) return fail('nothing_new')
  const canGoOn = match.state === 'scheduled' || match.state === 'live' || match.resumesAt !== null
  if (match.isAwarded || (news.state === 'live' && !canGoOn)) return fail('already_over')
  if (news.state === 'final' && !isFinalScore(match.sport, news.score)) return fail('impossible_score')
  return ok(match)
}

async function store(trx: Trx, match: MatchInPlay, news: MatchNews): Promise<EventChanges> {
  const changes = await storeEvents(trx, match.id, news.events)
  const { gone } = await storePlayerMatches(trx, match.id, await scorePlayers(trx, match, news.players))
  const endedAt = news.endedAtMs === null ? null : new Date(news.endedAtMs)
  await storeProgress(trx, match.id, {
    state: news.state,
    minute: news.minute,
    homeScore: news.score.home,
    awayScore: news.score.away,
    detail: news.detail,
    // Points paid for the match have the time at which it first ended.
    endedAt: (match.state === 'final' ? match.endedAt : null) ?? endedAt,
    newsAt: new Date(news.asOfMs),
    newsDigest: newsDigest(news),
  })
  return { ...changes, isTakenBack: changes.isTakenBack || gone > 0 }
}

async function goOn(trx: Trx, match: MatchInPlay, news: MatchNews): Promise<NewsOutcome> {
  const { fromSeq, toSeq, isTakenBack } = await store(trx, match, news)
  if (match.roundId !== null) await markLive(trx, match.roundId)
  if (match.state === 'scheduled') await giveVacationPicks(trx, match.id)
  const isOver = news.state === 'final'
  // Points that were taken away are no longer in any row: processes that follow the round must read all of it.
  if (isTakenBack) await bumpVersion(trx, match.championshipId, 'round')
  await bumpVersion(trx, match.championshipId, 'match')
  await announceEvents(trx, { championshipId: match.championshipId, matchId: match.id, fromSeq, toSeq, isOver })
  return isOver ? 'over' : 'playing'
}

/** RL5: different news about a finished match is a correction. The caller settles what followed from it again. */
async function correct(trx: Trx, match: MatchInPlay, news: MatchNews): Promise<number | undefined> {
  const before = await standingOfMatch(trx, match.id)
  await store(trx, match, news)
  return noteDifferences(trx, match, { before, by: news.by, reason: news.cause })
}

/** IM7: a match that waits for its result again gets it by a correction, if its round or its picks were settled. */
const isSettled = ({ state, roundState, picksSettled }: MatchInPlay) =>
  state === 'final' || roundState === 'settled' || picksSettled

/** MT13: abandoned, and nobody has said when it goes on. */
const isStopped = ({ state, resumesAt }: MatchInPlay) => state === 'abandoned' && resumesAt === null

/** Corrects one of several matches. The caller holds the championship's lock, and settles their rounds afterwards. */
export async function correctIn(trx: Trx, matchId: number, news: MatchNews): Promise<ChangedMatch | undefined> {
  const match = await takeMatch(trx, matchId, news)
  if (!match.ok) return undefined
  const { roundId, endedAt } = match.value
  const correctionId = await correct(trx, match.value, news)
  await settlePicksIn(trx, matchId, correctionId)
  return { roundId, endedAt, correctionId }
}

/** MT4: a result replaces the award of an earlier file, but not that of a person. */
const isToReplace = async (trx: Trx, matchId: number, { state }: MatchNews, error: NewsOutcome) =>
  error === 'already_over' && state === 'final' && (await lastAwarder(trx, matchId)) === BY_SOURCE

/** RL3: the match becomes what the news states, in one transaction; the same news again changes nothing. */
export async function applyNews(
  db: Kysely<Tables>,
  matchId: number,
  news: MatchNews | DecisionNews,
): Promise<NewsOutcome> {
  if (news.state === 'decided') {
    const decided = await applyDecision(db, matchId, news.decision)
    return decided.ok ? 'decided' : decided.error.kind
  }
  const outcome = await db.transaction().execute(async (trx) => {
    const match = await takeMatch(trx, matchId, news)
    if (!match.ok) return (await isToReplace(trx, matchId, news, match.error)) ? 'needs_lock' : match.error
    return isSettled(match.value) || isStopped(match.value) ? 'needs_lock' : goOn(trx, match.value, news)
  })
  if (outcome !== 'needs_lock') return outcome
  return db.transaction().execute(async (trx) => {
    // A settlement locks the championship before any row; a running match does not wait for that lock.
    await lockChampionship(trx, { matchId })
    await returnPlayed(trx, matchId)
    // MT4: the newest file decides.
    if (news.state === 'final') await takeBackDecision(trx, matchId, 'awarded')
    const match = await takeMatch(trx, matchId, news)
    if (!match.ok) return match.error
    if (!isSettled(match.value)) return goOn(trx, match.value, news)
    await settleAgain(trx, match.value, await correct(trx, match.value, news))
    const official = news.official ?? ((await lastAwarder(trx, matchId)) === BY_SOURCE ? news.score : undefined)
    if (official) await stateOfficial(trx, matchId, official)
    return 'corrected'
  })
}

/** Updates a match to what its source knows. The source is read outside any transaction: it may be slow. */
export async function playMatch(
  db: Kysely<Tables>,
  source: MatchSource,
  due: Pick<Due, 'matchId'>,
): Promise<NewsOutcome> {
  const news = await source.read(due)
  return news ? applyNews(db, due.matchId, news) : 'nothing_new'
}
