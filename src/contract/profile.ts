import * as z from 'zod'
import { ACHIEVEMENTS } from '#domain/achievement/achievements.ts'
import { COUNTRIES } from '#domain/manager/country.ts'
import { currentDivisionSchema } from './division.ts'
import { afterKeyQuery, pageShape } from './paging.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { rowId } from './row-id.ts'
import { oldSinceSchema, seasonStandingSchema } from './ranking.ts'

export const achievementSchema = z
  .object({
    kind: z.enum(ACHIEVEMENTS),
    unlockedAtMs: z.int().nullable().meta({ description: 'Null until it is reached' }),
    current: z.int(),
    target: z.int(),
  })
  .meta({ id: 'Achievement', description: 'One of the six achievements, with the progress towards it' })
export type AchievementView = z.infer<typeof achievementSchema>

export const managerStatsSchema = z
  .object({
    points: z.int(),
    rank: z.int().nullable(),
    season: seasonStandingSchema.nullable().meta({ description: 'Place in the running season; null without one' }),
    squads: z.int(),
    leaguesWon: z.int(),
    trophyPoints: z
      .int()
      .meta({ description: 'Points of all trophies won. They are not in the points of any ranking (LG4)' }),
    picks: z.int(),
    precisionPermille: z.int().nullable().meta({ description: 'Null until a pick is settled' }),
    bestStreak: z.int(),
    wins: z.int(),
    isProvisional: z.boolean().meta({ description: 'True if points and rank include the round in play as it stands' }),
    oldSinceMs: oldSinceSchema,
  })
  .meta({ id: 'ManagerStats', description: 'Statistics of a manager; points and rank are those of the rankings' })
export type ManagerStatsView = z.infer<typeof managerStatsSchema>

/** A profile lists the newest trophies, up to this many. */
export const SHOWN_TROPHIES = 10

export const trophySchema = z
  .object({
    leagueId: z.int(),
    leagueName: z.string().nullable().meta({ description: 'Null for a private league that I am not in' }),
    points: z.int(),
    atMs: z.int(),
  })
  .meta({ id: 'Trophy', description: 'A league that the manager won' })
export type TrophyView = z.infer<typeof trophySchema>

const club = z.object({ id: z.int(), name: z.string() })

/** The part of a profile that everybody may see. */
export const publicProfileShape = {
  managerId: z.int(),
  name: z.string(),
  country: z.enum(COUNTRIES),
  favoriteClub: club.nullable(),
  bio: z.string(),
  avatarSeed: z.string(),
  playingSinceMs: z.int(),
  stats: managerStatsSchema,
  division: currentDivisionSchema.nullable().meta({ description: 'The group in which the manager plays now' }),
  achievements: z.array(achievementSchema),
  trophies: z.array(trophySchema).max(SHOWN_TROPHIES).meta({ description: 'Newest first' }),
}

export const profileSchema = z
  .object({
    ...publicProfileShape,
    kind: z.enum(['guest', 'account']),
    email: z.string().nullable().meta({ description: 'Null for a guest' }),
    hasPassword: z.boolean(),
    clubs: z.array(club).meta({ description: 'Clubs that can be the favourite' }),
  })
  .meta({ id: 'Profile', description: 'My profile' })
export type Profile = z.infer<typeof profileSchema>

const typed = z.string().max(20_000)
export const saveProfileSchema = z
  .object({
    name: typed,
    email: typed.nullable().meta({ description: 'Null keeps it as it is; a guest has none' }),
    currentPassword: z.string().max(1_000).optional().meta({ description: 'Needed to change the e-mail' }),
    country: z.enum(COUNTRIES),
    favoriteClubId: rowId.nullable(),
    bio: typed,
    avatarSeed: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  })
  .meta({ id: 'SaveProfile' })
export type SaveProfile = z.infer<typeof saveProfileSchema>

export const saveSportsSchema = z
  .object({
    sports: z
      .array(z.enum(SPORTS))
      .max(SPORTS.length)
      .refine((sports) => new Set(sports).size === sports.length)
      .meta({
        description: 'The sports that the person prefers, in order of preference; empty for the usual order (SP3)',
      }),
  })
  .meta({ id: 'SaveSports' })

export const saveNameSchema = z.object({ name: typed }).meta({ id: 'SaveName' })

export const activitySchema = z
  .object({
    id: z.int(),
    type: z
      .enum(['team_created', 'league_joined', 'prediction_made', 'achievement', 'ranking_up', 'match_decided'])
      .meta({ description: 'The names come from the specification' }),
    data: z.record(z.string(), z.unknown()),
    atMs: z.int(),
  })
  .meta({ id: 'Activity' })
export type ActivityView = z.infer<typeof activitySchema>

export const activityPageSchema = z
  .object({
    ...pageShape(activitySchema),
    nowMs: z.int().meta({ description: 'The current time by the game clock, which also dates the activities' }),
  })
  .meta({ id: 'ActivityPage' })

/** The time of the activity in milliseconds, and its number, which may be negative. */
export const ACTIVITY_CURSOR = /^(\d{1,15})-(-?\d{1,15})$/
export const activityQuery = z.object(afterKeyQuery(ACTIVITY_CURSOR, { usual: 10, most: 50 }))
