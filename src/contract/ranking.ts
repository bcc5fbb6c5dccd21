import * as z from 'zod'
import { BADGES } from '#domain/badge/badges.ts'
import { COUNTRIES } from '#domain/manager/country.ts'
import { nextRoundSchema } from './duel.ts'
import { officialSchema } from './official.ts'
import { pageShape, positionQuery } from './paging.ts'
import { RANKING_METRICS, RANKING_PAGE, RANKING_SCOPES } from '#domain/ranking/ranking-kinds.ts'

/** Entries on a page if the request names no `limit`. */
export const RANKING_TOP = 20

export const rankingEntrySchema = z
  .object({
    managerId: z.int(),
    name: z.string(),
    avatarSeed: z.string(),
    country: z.enum(COUNTRIES),
    rank: z.int(),
    score: z.int().meta({ description: 'Points, duels won, tenths of a percent, or picks in a row' }),
    change: z.int().nullable().meta({
      description: 'Places won by the last round, or so far in the one being played; null before two were settled',
    }),
    isNewcomer: z.boolean().meta({ description: 'Had not taken part by the round compared with: no change is told' }),
    badges: z.array(z.enum(BADGES)),
    trophies: z.int().meta({ description: 'Leagues won' }),
    official: officialSchema,
    isGone: z.boolean().meta({ description: 'Removed the account; results stay' }),
  })
  .meta({ id: 'RankingEntry' })
export type RankingEntry = z.infer<typeof rankingEntrySchema>

export const liveRoundSchema = z
  .object({
    id: z.int(),
    number: z.int(),
    isRunning: z.boolean().meta({ description: 'Whether one of its matches is being played at this moment' }),
  })
  .meta({ id: 'LiveRound', description: 'Its lineups count as they stand: provisional until it is settled' })

export const oldSinceSchema = z
  .int()
  .nullable()
  .meta({ description: 'Since when the server could not read the table anew: this is the last known one' })

export const seasonStandingSchema = z
  .object({ rank: z.int(), of: z.int().meta({ description: 'How many are ranked' }), points: z.int() })
  .meta({ id: 'SeasonStanding', description: 'A place in the season that runs (RK5)' })

const rankingShape = {
  scope: z.enum(RANKING_SCOPES),
  metric: z.enum(RANKING_METRICS),
  total: z.int().meta({ description: 'How many are ranked' }),
  live: liveRoundSchema.nullable(),
  oldSinceMs: oldSinceSchema,
  friends: z
    .int()
    .nullable()
    .meta({ description: 'Of amigos: how many there are besides oneself, ranked here or not' }),
}

export const rankingSchema = z
  .object({ ...rankingShape, ...pageShape(rankingEntrySchema) })
  .meta({ id: 'Ranking', description: 'Equals share a rank and are listed by who joined first (RK1, RK2)' })
export type RankingView = z.infer<typeof rankingSchema>

export const ownRankingSchema = z
  .object({
    ...rankingShape,
    managerId: z.int().nullable().meta({ description: 'Null for a visitor' }),
    own: rankingEntrySchema.nullable().meta({ description: 'Null when not ranked here yet' }),
    around: z.array(rankingEntrySchema).meta({ description: 'The neighbours, and oneself among them' }),
    settledPicks: z.int().meta({ description: 'In this scope: precision is ranked from 10 on' }),
    followed: z.array(z.int()).meta({ description: 'Managers the viewer follows' }),
    next: nextRoundSchema.nullable().meta({ description: 'Told to who is not ranked here: the round his squad plays' }),
  })
  .meta({ id: 'OwnRanking' })
export type OwnRanking = z.infer<typeof ownRankingSchema>

export const rankingQuerySchema = z.object({
  scope: z.enum(RANKING_SCOPES).default('global'),
  metric: z.enum(RANKING_METRICS).default('pontos'),
  ...positionQuery(RANKING_TOP, RANKING_PAGE),
})
export type RankingQuery = z.infer<typeof rankingQuerySchema>

export const rankingSearchQuerySchema = rankingQuerySchema
  .pick({ metric: true, scope: true })
  .extend({ name: z.string().trim().min(1).max(40) })

export const rankingSearchSchema = z
  .object({
    found: z.array(rankingEntrySchema.extend({ rank: z.int().nullable(), score: z.int().nullable() })).max(10),
  })
  .meta({ id: 'RankingSearch' })
export type RankingSearch = z.infer<typeof rankingSearchSchema>
