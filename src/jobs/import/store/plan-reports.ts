import type { Row } from '#db/import/import-rows.ts'
import type { Decision } from '#domain/match/decision.ts'
import { MATCH_MS } from '#jobs/import/model/build-model.ts'
import type { DeedsModel, MatchModel, ReportModel } from '#jobs/import/model/model.ts'
import { type MatchNews, type PlayerNews, decisionDigest, newsDigest } from '#jobs/life-cycle/match-source.ts'
import { inKeyOrder, note, type Difference } from './difference.ts'
import { newsOf, type IdsOfKeys } from './report-news.ts'
import { takenBackBy, type TakenBack } from './taken-back.ts'

interface Given extends Pick<IdsOfKeys, 'clubId'> {
  /** JN6: the player may depend on the round. */
  playerIn: (key: string, match: Pick<MatchModel, 'round'>) => number | undefined
  stored: ReadonlyMap<string, Row>
  heardAtMs: number | undefined
  /** The cause in corrections of finished matches. */
  cause: string | undefined
}

interface MatchTold {
  matchId: number
  /** The stored match is final: a new kick-off in a file no longer changes when it ended. */
  isPlayed: boolean
  deeds: DeedsModel | undefined
}

const byPlayer = (one: PlayerNews, other: PlayerNews) => one.playerId - other.playerId

/** The content of news without its time, author and cause, whatever the order of its players and keys. */
const meaningOf = ({
  asOfMs: _later,
  by: _who,
  cause: _why,
  before: _was,
  players,
  detail,
  ...news
}: MatchNews): string =>
  JSON.stringify([
    inKeyOrder(news),
    inKeyOrder(detail),
    [...players].sort(byPlayer).map(({ scouts, ...one }) => [inKeyOrder(one), inKeyOrder(scouts)]),
  ])

/** Plans what changes in the stored reports of matches: results, events, players and decisions. */
export function planReports(into: Difference, { stored, clubId, playerIn, heardAtMs, cause }: Given) {
  const takenBack: TakenBack[] = []
  const newsBefore = (matchId: number) => stored.get(String(matchId))?.['news'] as MatchNews | undefined

  /** A file without players of a match takes nothing from them. */
  function playersOf(deeds: DeedsModel | undefined, before: MatchNews | undefined): readonly PlayerNews[] {
    const known = before?.players ?? []
    if (!deeds || (!deeds.isNews && known.length > 0)) return known
    const byId = new Map<number, PlayerNews>()
    for (const { playerKey, clubKey, scouts, tookPart, position } of deeds.players) {
      const id = playerIn(playerKey, deeds)
      // JN5: of two rows of a joined player, the one that took part counts.
      if (id === undefined || byId.get(id)?.tookPart) continue
      byId.set(id, { playerId: id, clubId: clubId(clubKey), scouts, tookPart, ...(position && { position }) })
    }
    return [...byId.values()]
  }

  function plan(matchId: number, { asOfMs, news, digest }: { asOfMs: number; news: object; digest: string }): void {
    const known = stored.get(String(matchId))
    if (known?.['digest'] === digest) {
      into.unchanged++
      return
    }
    // Later than the corrected report, or it would count as out of date.
    const laterMs = Math.max(asOfMs, known ? Date.parse(known['as_of'] as string) + 1 : 0)
    const before = newsBefore(matchId)?.before
    const kept = { ...news, ...(before && { before }), asOfMs: laterMs }
    const said = { as_of: new Date(laterMs).toISOString(), news: kept, digest }
    note(into, known, { match_id: matchId, ...said })
  }

  function planNews(matchId: number, news: MatchNews): void {
    const before = newsBefore(matchId)
    if (before?.state === news.state && meaningOf(before) === meaningOf(news)) into.unchanged++
    else plan(matchId, { asOfMs: news.asOfMs, news: { ...news, ...(cause && { cause }) }, digest: newsDigest(news) })
  }

  function planDecision(matchId: number, asOfMs: number, decision: Decision): void {
    plan(matchId, { asOfMs, news: { state: 'decided', decision }, digest: decisionDigest(decision) })
  }

  return {
    takenBack,
    result: (match: MatchModel, report: ReportModel, { matchId, isPlayed, deeds }: MatchTold): void => {
      const told = newsBefore(matchId)
      // A decision about a match has no players.
      const before = told?.state === 'live' || told?.state === 'final' ? told : undefined
      if (match.isAwarded && isPlayed && before) {
        // MT5: what happened on the pitch stays.
        const { by: _whoeverToldIt, ...pitch } = before
        return planNews(matchId, { ...pitch, players: playersOf(deeds, before), official: report.score })
      }
      // MT4: the award applies when the match would have ended, not earlier.
      if (match.isAwarded)
        return planDecision(matchId, match.startsAtMs + MATCH_MS, { kind: 'awarded', score: report.score })
      const players = playersOf(deeds, before)
      const playerId = (key: string) => playerIn(key, match)
      const news = newsOf(match, report, { clubId, playerId, heardAtMs, before, isPlayed, players })
      if (heardAtMs !== undefined && before) takenBack.push(...takenBackBy({ matchId, before, after: news }))
      // A finished match stays finished: a source that has it running again is out of date, or wrong.
      if (before?.state === 'final' && news.state === 'live') into.unchanged++
      else planNews(matchId, news)
    },
    /** Plans the players of a match with a known result. Without a result they wait for it. */
    deeds: ({ matchId, deeds }: Pick<MatchTold, 'matchId' | 'deeds'>): void => {
      const told = newsBefore(matchId)
      if (told?.state !== 'live' && told?.state !== 'final') return
      const { by: _whoeverToldIt, ...before } = told
      planNews(matchId, { ...before, players: playersOf(deeds, before) })
    },
    postponed: (matchId: number, asOfMs: number): void => planDecision(matchId, asOfMs, { kind: 'postponed' }),
  }
}
