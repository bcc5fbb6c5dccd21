import type { Sport } from '#domain/sport/sport.ts'
import type { ReceiptKind } from '#contract/var.ts'
import type { PlanKind } from '#domain/planner/plan-kinds.ts'
import type { Position } from '#domain/sport/position.ts'
import type { RankingMetric, RankingScope } from '#domain/ranking/ranking-kinds.ts'

/** The query keys: the first word, and the values that may follow it. */
interface CachedAnswers {
  account: [] | ['reset', token: string] | ['tokens'] | ['chats'] | ['chat-asked', code: string]
  analytics: [sport: Sport, period: string]
  championships:
    | ['list']
    | ['page', slug: string]
    | ['round', slug: string, number: number | 'newest']
    | ['standings', slug: string, sport: Sport]
    | ['accounts', slug: string, who: string]
    | ['people', slug: string, list: number | 'removed' | 'links']
    | ['invitation', code: string]
    | ['server-board', page: number]
    | ['server-board-own']
    | ['book' | 'imports' | 'import-check' | 'joins' | 'rules', slug: string]
  clubs: [clubId: number]
  desk: [matchId: number]
  divisions: ['own'] | ['group', address: string]
  duel: [whose: number | 'own', roundId: number | 'newest']
  feed: ['age']
  forecast: ['record']
  links: []
  leagues:
    | ['list', request: object]
    | ['chats', leagueId: number]
    | ['chat-preview', chatId: number]
    | ['page' | 'grid' | 'questions' | 'bracket' | 'jokers' | 'guests' | 'race', leagueId: number, request: object]
  manager: [managerId: number, part: 'history' | 'ledger' | 'lineups' | 'moments']
  market: [] | ['clock']
  matches: ['today'] | ['page' | 'gain' | 'organiser', matchId: number]
  notices: ['list' | 'settings']
  operator:
    | ['overview' | 'world' | 'feeds' | 'feed-notes' | 'jobs' | 'chats' | 'reports' | 'muted' | 'journal' | 'proposals']
    | ['round', roundId: number]
  'own-round': [] | ['chances']
  /** All lists of pickable matches share `open`, so that a saved pick shows in all of them. */
  picks: ['open', of: 'all' | 'today' | number] | ['open', 'day', day: string] | ['history', page: number]
  planner: ['players', position: Position | 'all'] | ['plan', PlanKind]
  player: [playerId: number] | [playerId: number, part: 'rivals']
  profile: ['activity']
  rankings:
    | ['page', RankingScope, RankingMetric, page: number, size: number]
    | ['own', RankingScope, RankingMetric]
    | ['search', RankingScope, RankingMetric, name: string]
    // Both contain a rank, so they are refreshed together with the rankings.
    | ['manager', managerId: number]
    | ['profile']
  rounds:
    | ['newest']
    | ['story', roundId: number, managerId: number | 'own']
    | ['market', roundId: number, managerId: number]
    | ['season', managerId: number | 'own', season: number | 'newest']
    | ['what-if', roundId: number, managerId: number, lineup: string]
  seasons: ['list'] | ['finale' | 'own', season: number]
  squads: []
  var:
    | []
    | ['check', checkpoint: string]
    | ['round', roundId: number]
    | ['entry', leafHash: string]
    // `receipt`: the receipt that this device stores. `asked`: the receipt that the server gives.
    | ['receipt' | 'asked', kind: ReceiptKind | 'guest-pick', subjectId: number]
  viewer: []
  walls: ['league' | 'match', id: number] | ['unread']
  webhooks: [] | ['deliveries', webhookId: number]
}

export type QueryName = keyof CachedAnswers

declare module '@tanstack/react-query' {
  interface Register {
    // A first word alone matches every key under it. It is a separate member of the union, because the compiler only
    // tries 25 members.
    queryKey: { [Name in QueryName]: readonly [Name, ...CachedAnswers[Name]] }[QueryName] | readonly [QueryName]
    queryMeta: {
      /**
       * The answer is too large for the document, so the browser reads it before hydration. Only documents for the
       * app's worker contain it. Only for answers that are the same for everybody.
       */
      isLarge?: boolean
    }
  }
}
