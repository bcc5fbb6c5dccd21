import { newsOfMatches, storeNews } from '#db/join/match-news.ts'
import type { Trx } from '#db/schema/trx.ts'
import { type DecisionNews, type MatchNews, newsDigest } from '#jobs/life-cycle/match-source.ts'

interface Renaming {
  matches: readonly number[]
  column: 'clubId' | 'playerId'
  from: number
  to: number
}

/** Stored reports of these matches name `to` instead of `from`: the next file then finds nothing new in them. */
export async function renameNews(trx: Trx, { matches, column, from, to }: Renaming): Promise<void> {
  const renamed = <Row extends { clubId: number | null; playerId: number | null }>(row: Row): Row =>
    row[column] === from ? { ...row, [column]: to } : row
  const stored = await newsOfMatches(trx, matches)
  await storeNews(
    trx,
    stored.flatMap(({ matchId, news, digest: before }) => {
      const said = news as MatchNews | DecisionNews
      if (said.state === 'decided') return []
      const next = { ...said, events: said.events.map(renamed), players: said.players.map(renamed) }
      return [{ matchId, news: next, digest: newsDigest(next), before }]
    }),
  )
}
