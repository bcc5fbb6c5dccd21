import type { Row } from '#db/import/import-rows.ts'
import type { MatchModel, PlayerReport, ReportModel } from '#jobs/import/model/model.ts'
import type { MatchNews } from '#jobs/life-cycle/match-source.ts'
import { decisionDigest, newsDigest } from '#jobs/life-cycle/news-digest.ts'
import { note, type Difference } from './difference.ts'
import { newsOf, type IdsOfKeys } from './report-news.ts'
import { takenBackBy, type TakenBack } from './taken-back.ts'

interface Given extends Pick<IdsOfKeys, 'clubId'> {
  /** JN6: who is meant may depend on the round. */
  playerIn: (key: string, match: MatchModel) => number
  stored: ReadonlyMap<string, Row>
  heardAtMs: number | undefined
}

/** JN5: of two rows of a player who is one now, the one that took part. */
function eachOnce(players: readonly PlayerReport[], playerId: (key: string) => number): PlayerReport[] {
  const byId = new Map<number, PlayerReport>()
  for (const row of players) {
    const id = playerId(row.playerKey)
    if (!byId.get(id)?.tookPart) byId.set(id, row)
  }
  return [...byId.values()]
}

/** What is said of the matches themselves, beside what was said before. */
export function planReports(into: Difference, { stored, clubId, playerIn, heardAtMs }: Given) {
  const takenBack: TakenBack[] = []

  function plan(matchId: number, { asOfMs, news, digest }: { asOfMs: number; news: object; digest: string }): void {
    const known = stored.get(String(matchId))
    if (known?.['digest'] === digest) {
      into.unchanged++
      return
    }
    // Later than what it corrects, or it would be taken for something that was overtaken on its way.
    const laterMs = Math.max(asOfMs, known ? Date.parse(known['as_of'] as string) + 1 : 0)
    const said = { as_of: new Date(laterMs).toISOString(), news: { ...news, asOfMs: laterMs }, digest }
    note(into, known, { match_id: matchId, ...said })
  }

  return {
    takenBack,
    result: (matchId: number, match: MatchModel, report: ReportModel): void => {
      const before = stored.get(String(matchId))?.['news'] as MatchNews | undefined
      const playerId = (key: string) => playerIn(key, match)
      const once = { ...report, players: eachOnce(report.players, playerId) }
      const news = newsOf(match, once, { clubId, playerId, heardAtMs, before })
      if (heardAtMs !== undefined && before) takenBack.push(...takenBackBy({ matchId, before, after: news }))
      // What is over stays so: a source that has it running again was overtaken, or is wrong.
      if (before?.state === 'final' && news.state === 'live') into.unchanged++
      else plan(matchId, { asOfMs: news.asOfMs, news, digest: newsDigest(news) })
    },
    postponed: (matchId: number, asOfMs: number): void => {
      const decision = { kind: 'postponed' } as const
      plan(matchId, { asOfMs, news: { state: 'decided', decision }, digest: decisionDigest(decision) })
    },
  }
}
