import * as z from 'zod'
import { BADGES } from '#domain/badge/badges.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { countedShape, reserveShape } from './lineup.ts'
import { afterIdQuery, pageShape } from './paging.ts'
import { publicProfileShape } from './profile.ts'

export const managerSchema = z
  .object({
    ...publicProfileShape,
    badges: z.array(z.enum(BADGES)),
    followers: z.int(),
    isSelf: z.boolean(),
    isFollowed: z.boolean().meta({ description: 'Whether I follow this manager' }),
    isGone: z.boolean().meta({ description: 'True if the person deleted the account; the results stay' }),
  })
  .meta({ id: 'Manager', description: 'The public profile of a manager' })
export type ManagerView = z.infer<typeof managerSchema>

export const managerHistorySchema = z
  .object({
    rounds: z.array(
      z.object({ roundId: z.int(), season: z.int(), number: z.int(), pointTenths: z.int(), rank: z.int() }),
    ),
    ranks: z.array(z.object({ roundId: z.int(), season: z.int(), number: z.int(), points: z.int(), rank: z.int() })),
  })
  .meta({ id: 'ManagerHistory', description: 'Settled rounds, oldest first; at most the last 60' })
export type ManagerHistory = z.infer<typeof managerHistorySchema>

const shownPlayer = { playerId: z.int(), name: z.string(), position: z.enum(POSITIONS), club: z.string() }

export const lineupSchema = z
  .object({
    roundId: z.int(),
    season: z.int(),
    round: z.int(),
    squadId: z.int(),
    squadName: z.string(),
    counts: z.boolean(),
    pointTenths: z.int().nullable().meta({ description: 'Null until the round is settled' }),
    players: z.array(z.object({ ...shownPlayer, ...countedShape })),
    bench: z.array(z.object({ ...shownPlayer, ...reserveShape })),
  })
  .meta({ id: 'Lineup', description: 'A squad, frozen at the deadline of its round' })
export type LineupView = z.infer<typeof lineupSchema>

/** `limit` counts rounds, because a manager with several squads has several lineups in a round. */
export const lineupsQuery = z.object(afterIdQuery({ usual: 3, most: 10 }))
export const lineupPageSchema = z
  .object(pageShape(lineupSchema, 'Newest first. All lineups of a round are on one page'))
  .meta({ id: 'LineupPage' })
export type LineupPage = z.infer<typeof lineupPageSchema>

export const followSchema = z.object({ isFollowed: z.boolean(), followers: z.int() }).meta({ id: 'Follow' })
export type FollowView = z.infer<typeof followSchema>
