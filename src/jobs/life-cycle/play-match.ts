import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { applyNews, type NewsOutcome } from './apply-news.ts'
import type { Due, MatchSource } from './match-source.ts'

/** Brings a match up to what its source knows of it. The source is asked outside any transaction: it may be far away. */
export async function playMatch(
  db: Kysely<Tables>,
  source: MatchSource,
  due: Pick<Due, 'matchId'>,
): Promise<NewsOutcome> {
  const news = await source.read(due)
  return news ? applyNews(db, due.matchId, news) : 'nothing_new'
}
