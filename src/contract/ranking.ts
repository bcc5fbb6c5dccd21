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
    score: z.int().meta({
      description:
        'Depends on the metric: manager points, to which a lineup of 62.7 adds 627 (LD1); duels won; precision in tenths of a percent; or right picks in a row',
    }),
    change: z.int().nullable().meta({
      description:
        'Places gained in the round in play, or else in the last one (RK3). Null before two rounds are settled',
    }),
    isNewcomer: z.boolean().meta({
      description: 'True if the person had not played by the compared round: then `change` means nothing (RK3)',
    }),
    badges: z.array(z.enum(BADGES)),
    trophies: z.int().meta({ description: 'Number of leagues won' }),
    official: officialSchema,
    isGone: z.boolean().meta({ description: 'True if the person deleted the account; the results stay' }),
  })
  .meta({ id: 'RankingEntry' })
export type RankingEntry = z.infer<typeof rankingEntrySchema>

export const liveRoundSchema = z
  .object({
    id: z.int(),
    number: z.int(),
    isRunning: z.boolean().meta({ description: 'Whether one of its matches is in play now' }),
  })
  .meta({
    id: 'LiveRound',
    description: 'The round in play. Its lineups count as they stand, provisionally until it is settled',
  })

export const oldSinceSchema = z.int().nullable().meta({
  description: 'Since when the server cannot refresh the table, so that this one is old; null if it is current',
})

export const seasonStandingSchema = z
  .object({ rank: z.int(), of: z.int().meta({ description: 'Number of people ranked' }), points: z.int() })
  .meta({ id: 'SeasonStanding', description: 'A place in the running season (RK5)' })

const rankingShape = {
  scope: z.enum(RANKING_SCOPES),
  metric: z.enum(RANKING_METRICS),
  total: z.int().meta({ description: 'Number of people ranked' }),
  live: liveRoundSchema.nullable().meta({ description: 'The round in play; the ranking counts its points so far' }),
  oldSinceMs: oldSinceSchema,
  friends: z.int().nullable().meta({
    description:
      'Scope `amigos`: number of people whom I follow or share a private league with, ranked or not. Null in other scopes',
  }),
}

export const rankingSchema = z
  .object({ ...rankingShape, ...pageShape(rankingEntrySchema) })
  .meta({ id: 'Ranking', description: 'People with equal scores share a rank and are listed by id (RK1, RK2)' })
export type RankingView = z.infer<typeof rankingSchema>

export const ownRankingSchema = z
  .object({
    ...rankingShape,
    managerId: z.int().nullable().meta({ description: 'Null for a visitor' }),
    own: rankingEntrySchema.nullable().meta({
      description:
        'Null if I am not ranked here. With a new complete squad I am ranked by `pontos` from the moment at which its first round locks (RK4), or once a pick of mine is settled',
    }),
    around: z.array(rankingEntrySchema).meta({ description: 'My neighbours in the ranking, and me' }),
    settledPicks: z
      .int()
      .meta({ description: 'Number of my settled picks in this scope; precision is ranked from 10 on (PK4)' }),
    followed: z.array(z.int()).meta({ description: 'Ids of the managers whom I follow' }),
    next: nextRoundSchema
      .nullable()
      .meta({ description: 'The open round that my squad will play, if I am not ranked here yet' }),
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
    found: z
      .array(
        rankingEntrySchema.omit({ change: true, isNewcomer: true }).extend({
          rank: z.int().nullable().meta({
            description: 'Null if the person is not ranked. In the scope `amigos` the rank among everybody',
          }),
          score: z.int().nullable(),
        }),
      )
      .max(10),
  })
  .meta({ id: 'RankingSearch' })
export type RankingSearch = z.infer<typeof rankingSearchSchema>
