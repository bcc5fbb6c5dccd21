import type { LiveChanged } from '#contract/live.ts'
import type { QueryName } from '#web/base/query-keys.ts'
import type { LiveNews } from './live-stream.ts'

const ofMatch: readonly QueryName[] = ['rankings', 'own-round', 'rounds', 'duel', 'divisions', 'matches', 'leagues']

const ofDataSet: Record<LiveChanged['what'], readonly QueryName[]> = {
  all: [...ofMatch, 'picks', 'market', 'squads', 'walls'],
  championship: [],
  forecast: ['forecast'],
  // Groups of divisions stand a moment after their round has locked.
  league: ['leagues', 'divisions'],
  manager: ['manager'],
  market: ['market'],
  // Every event of a match is told by itself.
  match: [],
  pick: ['picks'],
  ranking: ['rankings', 'own-round', 'rounds', 'picks', 'squads'],
  round: ['rankings', 'own-round', 'rounds', 'duel', 'divisions', 'leagues', 'market', 'squads', 'walls'],
}

/** What each kind of news makes old. Panels need not know of the stream: they ask again by themselves. */
export function staleQueries(news: LiveNews): readonly QueryName[] {
  if (news.kind === 'match') return ofMatch
  // Each wall asks for itself, and so does the bell.
  if (news.kind === 'yours' || news.kind === 'wall' || news.kind === 'notice') return []
  if (news.kind === 'you') return ['rankings', 'own-round', 'rounds']
  // A server newer than this page may name what the page does not know.
  return ofDataSet[news.kind === 'reset' ? 'all' : news.data.what] ?? []
}
