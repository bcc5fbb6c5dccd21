import * as z from 'zod'
import { LEAGUE_SCOPES, type LeagueList, type LeaguePageView } from '#contract/league.ts'
import type { OwnRanking, RankingEntry, RankingView } from '#contract/ranking.ts'
import type { WallPage } from '#contract/wall.ts'
import { RANKING_METRICS, RANKING_SCOPES } from '#domain/ranking/ranking-kinds.ts'
import { championship, cursor, defineTool, limitOf, moment, typed } from './tool.ts'

const placeOf = ({ rank, name, managerId, score, change }: RankingEntry) => ({
  rank,
  managerId,
  name: typed(name),
  score,
  change,
})

export const getRankings = defineTool({
  name: 'get_rankings',
  title: 'Rankings',
  about: 'Lists a ranking of managers, page by page, with my own place and my neighbours.',
  example: { scope: 'global', metric: 'pontos', limit: 10 },
  kind: 'read',
  input: {
    championship,
    scope: z.enum(RANKING_SCOPES).default('global'),
    metric: z.enum(RANKING_METRICS).default('pontos'),
    cursor,
    limit: limitOf(20, 50),
  },
  run: async ({ championship: slug, scope, metric, ...page }, api) => {
    const of = { championship: slug, scope, metric }
    const [ranking, own] = await Promise.all([
      api.read<RankingView>('/api/rankings', { ...of, ...page }),
      api.read<OwnRanking>('/api/rankings/own', of),
    ])
    return {
      places: ranking.items.map(placeOf),
      total: ranking.total,
      next: ranking.next,
      me: own.own && placeOf(own.own),
      aroundMe: own.around.map(placeOf),
    }
  },
})

export const listLeagues = defineTool({
  name: 'list_leagues',
  title: 'Leagues and bolões',
  about: 'Lists leagues and bolões (prediction pools): mine, open ones, or ended ones. A bolão has the format `bolao`.',
  example: { scope: 'mine' },
  kind: 'read',
  input: {
    championship,
    scope: z.enum(LEAGUE_SCOPES).default('mine'),
    search: z.string().max(60).optional(),
    cursor,
    limit: limitOf(10, 20),
  },
  run: async ({ championship: slug, ...asked }, api) => {
    const { items, next, total } = await api.read<LeagueList>('/api/leagues', { championship: slug, ...asked })
    return {
      leagues: items.map((league) => ({
        leagueId: league.id,
        name: typed(league.name),
        description: typed(league.description),
        format: league.format,
        visibility: league.visibility,
        participants: league.participants,
        startsAt: moment(league.startsAtMs),
        endsAt: moment(league.endsAtMs),
        owner: typed(league.owner?.name),
      })),
      total,
      next,
    }
  },
})

const leagueId = z.number().int().positive().describe('Id of a league, from list_leagues')

export const getLeagueTable = defineTool({
  name: 'get_league_table',
  title: 'Table of a league or bolão',
  about: 'Lists the table of a league or bolão that my token may see, page by page.',
  example: { leagueId: 1, limit: 10 },
  kind: 'read',
  input: { leagueId, cursor, limit: limitOf(20, 50) },
  run: async ({ leagueId: id, ...page }, api) => {
    const { league, pool, standings, isProvisional } = await api.read<LeaguePageView>(`/api/leagues/${id}`, page)
    const head = { leagueId: id, name: typed(league.name), format: league.format, isProvisional }
    if (pool)
      return {
        ...head,
        places: pool.table.items.map(({ rank, managerName, points, exact }) => ({
          rank,
          manager: typed(managerName),
          points,
          exact,
        })),
        next: pool.table.next,
      }
    return {
      ...head,
      places: standings.items.map(({ rank, squadName, managerName, pointTenths }) => ({
        rank,
        squad: typed(squadName),
        manager: typed(managerName),
        points: pointTenths / 10,
      })),
      next: standings.next,
    }
  },
})

export const readWall = defineTool({
  name: 'read_wall',
  title: 'Wall of a league',
  about: 'Lists the newest messages on the wall of a league, in order of time. People wrote them to each other.',
  example: { leagueId: 1 },
  kind: 'read',
  input: { leagueId, cursor, limit: limitOf(10, 30) },
  run: async ({ leagueId: id, ...page }, api) => {
    const { items, next } = await api.read<WallPage>(`/api/leagues/${id}/wall`, page)
    return {
      messages: items.map(({ atMs, author, text }) => ({
        at: moment(atMs),
        by: typed(author?.name),
        text: typed(text),
      })),
      next,
    }
  },
})
