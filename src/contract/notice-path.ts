import type { NoticeKind } from '#domain/notice/notice-kinds.ts'
import type { Notice } from './notice.ts'

/** One function for each kind of notice. */
export type ByKind<T> = { [Kind in NoticeKind]: (notice: Extract<Notice, { kind: Kind }>) => T }

export const ofKind = <T>(by: ByKind<T>, notice: Notice): T => (by[notice.kind] as (told: Notice) => T)(notice)

const paths: ByKind<string> = {
  market_closing: () => '/fantasy#meu-time',
  picks_missing: () => '/palpites',
  round_settled: ({ roundId }) => `/rodadas/${roundId}`,
  duel: ({ roundId }) => `/confronto/${roundId}`,
  division: () => '/divisoes',
  passed: () => '/rankings',
  achievement: () => '/profile',
  league_joined: ({ leagueId }) => `/ligas/${leagueId}`,
  league_ended: ({ leagueId }) => `/ligas/${leagueId}`,
  named: ({ leagueId, matchId }) => (leagueId === null ? `/partidas/${matchId}` : `/ligas/${leagueId}`),
  correction: ({ matchId }) => `/partidas/${matchId}`,
  proposal: () => '/operador',
  organiser_word: ({ championship }) => (championship === null ? '/' : `/campeonatos/${championship}`),
  webhook_off: () => '/webhooks',
}

/** The path of the page to which a notice leads. Callers that need it add the notice's championship. */
export const noticePath = (notice: Notice): string => ofKind(paths, notice)
