import type { Kysely } from 'kysely'
import { isLanguage, type Language } from '#contract/language.ts'
import type { LeaguePageView } from '#contract/league.ts'
import type { GameClock } from '#contract/market.ts'
import type { MatchView } from '#contract/match.ts'
import { newestSettledRound, type ChatGroupRow } from '#db/chat/chat-group.ts'
import { namesOfManagers } from '#db/chat/lacking-names.ts'
import { lackingPicks } from '#db/pool/pool-lacking.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChatFacts } from '#domain/chat/choose-news.ts'
import { CHAT_DEADLINE_HOURS } from '#domain/chat/may-speak.ts'
import { todayOf } from './answer-question.ts'
import type { AskAs } from './ask-as.ts'
import { leagueTable, type LeagueTable } from './chat-table.ts'

const HOUR_MS = 3_600_000
/** Only the first squads of a league, up to this many, are searched for incomplete ones. */
const MOST_SQUADS = 50

/** Members who lack a pick or a complete squad, and the deadline by which they need it. */
export interface Lacking {
  atMs: number
  /** Null for a bolão, which has picks instead of squads. */
  roundNumber: number | null
  names: string[]
}

export interface News {
  language: Language
  table: LeagueTable
  live: MatchView[]
  lacking: Lacking | null
  round: { id: number; number: number; championship: string } | undefined
  facts: ChatFacts
}

async function lackingInPool(db: Kysely<Tables>, leagueId: number): Promise<Lacking | null> {
  const rows = await lackingPicks(db, { leagueId, hours: CHAT_DEADLINE_HOURS })
  const [first] = rows
  if (!first) return null
  const names = await namesOfManagers(
    db,
    rows.map(({ managerId }) => managerId),
  )
  return { atMs: first.startsAt.getTime(), roundNumber: null, names }
}

async function lackingSquads(reader: AskAs, leagueId: number): Promise<Lacking | null> {
  const clock = await reader.get<GameClock>('/api/market/clock')
  if (!clock?.round) return null
  const { gameNowMs, round } = clock
  const isNear = round.deadlineAtMs > gameNowMs && round.deadlineAtMs - gameNowMs <= CHAT_DEADLINE_HOURS * HOUR_MS
  if (!isNear) return null
  const page = await reader.get<LeaguePageView>(`/api/leagues/${leagueId}?limit=${MOST_SQUADS}`)
  const without = page?.standings.items.filter(({ isComplete }) => !isComplete) ?? []
  const names = [...new Set(without.map(({ managerName }) => managerName))]
  return names.length > 0 ? { atMs: round.deadlineAtMs, roundNumber: round.number, names } : null
}

const scoresOf = (live: readonly MatchView[]) =>
  Object.fromEntries(live.map(({ id, homeScore, awayScore }) => [String(id), `${homeScore ?? 0}-${awayScore ?? 0}`]))

/**
 * BT6: everything that a group may read, as the member who linked it sees it. Undefined: that member does not see the
 * league.
 */
export async function readNews(db: Kysely<Tables>, group: ChatGroupRow, reader: AskAs): Promise<News | undefined> {
  const { leagueId, championshipId, format } = group
  const language = isLanguage(group.language) ? group.language : 'pt-BR'
  const page = await reader.get<LeaguePageView>(`/api/leagues/${leagueId}?limit=10`)
  if (!page) return undefined
  const live = (await todayOf(group, reader)).filter(({ state }) => state === 'live')
  const [lacking, round] = await Promise.all([
    page.league.endedAtMs !== null
      ? null
      : format === 'bolao'
        ? lackingInPool(db, leagueId)
        : lackingSquads(reader, leagueId),
    newestSettledRound(db, { leagueId, championshipId }),
  ])
  const table = leagueTable(page, language)
  const facts: ChatFacts = {
    scores: scoresOf(live),
    table: table.rows.map(({ name, points }) => `${name} ${points}`).join('; '),
    deadlineMs: lacking?.atMs ?? null,
    roundId: round?.id ?? null,
  }
  return { language, table, live, lacking, round, facts }
}
