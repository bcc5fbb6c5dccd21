import { sql } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

const storedNewsRow = rowOf({ matchId: int, news: json<unknown>(), digest: text })
export type StoredNews = RowOf<typeof storedNewsRow>

export async function newsOfMatches(trx: Trx, matches: readonly number[]): Promise<StoredNews[]> {
  const { rows } = await storedNewsRow.sql`
    select match_id as "matchId", news, digest from match_report where match_id = any (${matches}::integer[])`.execute(
    trx,
  )
  return rows
}

/** Stores the same news with other ids. A match that shows the report gets its new digest, so that it is not due. */
export async function storeNews(trx: Trx, news: readonly (StoredNews & { before: string })[]): Promise<void> {
  for (const { matchId, news: said, digest, before } of news) {
    await sql`update match_report set news = ${JSON.stringify(said)}::json, digest = ${digest} where match_id = ${matchId}`.execute(
      trx,
    )
    await sql`update match set news_digest = ${digest} where id = ${matchId} and news_digest = ${before}`.execute(trx)
  }
}
