import * as z from 'zod'
import { LEAGUE_DOORS } from '#domain/championship/league-door.ts'
import { LEAGUE_DESCRIPTION_MAX, STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { LEAGUE_FORMATS, LEAGUE_VISIBILITIES } from '#domain/league/league-kinds.ts'
import { MAX_LEAGUE_PRIZE } from '#domain/league/league.ts'
import { officialSchema } from './official.ts'
import { extrasSchema, newPoolSchema, poolPlaceSchema, poolSchema, scoringSchema } from './pool.ts'
import { pageShape, positionQuery } from './paging.ts'
import { LARGEST_ID, rowId } from './row-id.ts'
import { oldSinceSchema } from './ranking.ts'

export const leagueSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    format: z.enum(LEAGUE_FORMATS),
    visibility: z.enum(LEAGUE_VISIBILITIES),
    prize: z.int(),
    participants: z.int(),
    startsAtMs: z.int(),
    endsAtMs: z.int().meta({ description: 'By the game clock' }),
    endedAtMs: z.int().nullable(),
    featured: z.boolean(),
    edition: z.int(),
    owner: z.object({ managerId: z.int(), name: z.string() }).nullable(),
    isClosed: z.boolean().meta({ description: 'Nobody can join any more' }),
    hasMoreRounds: z.boolean().meta({ description: 'False: no round locks any more before its end' }),
  })
  .meta({ id: 'League' })
export type LeagueView = z.infer<typeof leagueSchema>

export const membershipSchema = z
  .object({
    leagueId: z.int(),
    leagueName: z.string(),
    squadId: z.int(),
    squadName: z.string(),
    rank: z.int().nullable(),
    before: z
      .int()
      .nullable()
      .meta({ description: 'My place before the round in play, else before the last one; null where it is not told' }),
    isOut: z.boolean().meta({ description: 'Knocked out of a mata-mata' }),
    pointTenths: z.int(),
    canLeave: z.boolean().meta({ description: 'Until the first round that locks after joining' }),
    leavesWithSquad: z.boolean().meta({ description: 'Deleting the squad takes it out; else its points stay' }),
  })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof membershipSchema>

const isBehindSchema = z
  .boolean()
  .optional()
  .meta({ description: 'In a league of many: places of a moment ago; newer ones are being worked out' })

export const leagueListSchema = z
  .object({
    ...pageShape(leagueSchema),
    memberships: z.array(membershipSchema).meta({ description: 'Mine, among all leagues that run' }),
    pools: z.array(poolPlaceSchema).meta({ description: 'My places in bolões, likewise' }),
    total: z.int(),
    isBehind: isBehindSchema,
    oldSinceMs: oldSinceSchema,
  })
  .meta({ id: 'LeagueList' })
export type LeagueList = z.infer<typeof leagueListSchema>

export const LEAGUES_PAGE = 20

export const LEAGUE_SCOPES = ['open', 'mine', 'ended'] as const
export const leagueQuerySchema = z.object({
  search: z.string().trim().max(60).default(''),
  scope: z.enum(LEAGUE_SCOPES).default('open'),
  format: z.enum(LEAGUE_FORMATS).optional(),
  ...positionQuery(LEAGUES_PAGE),
})

export const standingSchema = z
  .object({
    rank: z.int().nullable(),
    squadId: z.int(),
    squadName: z.string(),
    managerId: z.int(),
    managerName: z.string(),
    avatarSeed: z.string(),
    country: z.string(),
    trophies: z.int().meta({ description: 'Leagues the manager has won' }),
    official: officialSchema,
    pointTenths: z.int(),
    isComplete: z.boolean().meta({ description: 'The squad has its eleven, so that it plays the next round' }),
  })
  .meta({ id: 'Standing' })
export type Standing = z.infer<typeof standingSchema>

const tieSideSchema = z
  .object({
    squadId: z.int(),
    name: z.string(),
    managerName: z.string(),
    pointTenths: z.int().nullable(),
  })
  .meta({ id: 'LeagueTieSide' })

export const tieSchema = z
  .object({
    stage: z.int(),
    slot: z.int(),
    a: tieSideSchema.nullable(),
    b: tieSideSchema.nullable(),
    winnerSquadId: z.int().nullable(),
    isLive: z.boolean().meta({ description: 'Being played: its points are provisional' }),
  })
  .meta({ id: 'LeagueTie' })
export type TieView = z.infer<typeof tieSchema>

export const leaguePageSchema = z
  .object({
    league: leagueSchema,
    inviteCode: z.string().nullable().meta({ description: 'For members of a private league' }),
    door: z
      .enum(LEAGUE_DOORS)
      .meta({ description: 'Whom its invitation lets into its championship, beside people who are in it (CP9)' }),
    isOwner: z.boolean().meta({ description: 'I look after it' }),
    isFirstOwner: z
      .boolean()
      .optional()
      .meta({ description: 'It is mine: I name others, hand it over and delete it (BL15)' }),
    coOwners: z
      .array(z.object({ managerId: z.int(), name: z.string() }))
      .optional()
      .meta({ description: 'Who looks after it beside its owner (BL15)' }),
    canDelete: z.boolean().meta({ description: 'Mine, with nobody else in it and nothing played' }),
    memberships: z.array(membershipSchema),
    rounds: z
      .array(z.object({ id: z.int(), number: z.int(), isLive: z.boolean() }))
      .meta({ description: 'Settled while it ran, newest first; before them the one being played' }),
    isProvisional: z.boolean().meta({ description: 'Places and points hold the round being played' }),
    isBehind: isBehindSchema,
    oldSinceMs: oldSinceSchema,
    standings: z.object(pageShape(standingSchema)),
    mine: z.array(standingSchema).meta({ description: 'My rows, also when they are on another page' }),
    minePage: z
      .int()
      .nullable()
      .meta({ description: 'The page of 50 with the best of my rows, as addresses of pages name it' }),
    ties: z.array(tieSchema).meta({ description: 'The bracket of a mata-mata' }),
    winner: standingSchema.nullable(),
    pool: poolSchema.nullable().meta({ description: 'Of a bolão, whose standings are in it' }),
    trophyPoints: z.int().nullable().meta({ description: "Of the winner's trophy" }),
  })
  .meta({ id: 'LeaguePage' })
export type LeaguePageView = z.infer<typeof leaguePageSchema>

export const leaguePageQuerySchema = z.object({
  ...positionQuery(STANDINGS_PAGE),
  round: z.coerce.number().int().positive().max(LARGEST_ID).optional(),
  code: z.string().max(40).optional(),
})

/** Longer than any rule allows: the rule itself refuses the text, with a sentence that people understand. */
const typedName = z.string().max(500)

export const newLeagueSchema = z
  .object({
    name: typedName,
    description: z.string().trim().max(LEAGUE_DESCRIPTION_MAX).default(''),
    format: z.enum(LEAGUE_FORMATS),
    visibility: z.enum(LEAGUE_VISIBILITIES),
    prize: z.int().min(0).max(MAX_LEAGUE_PRIZE),
    startsAtMs: z.int(),
    endsAtMs: z.int(),
    squadId: rowId.nullable().meta({ description: 'Joins with this squad of mine at once' }),
    pool: newPoolSchema.optional().meta({ description: 'Of a bolão; without it PK2 in football' }),
  })
  .meta({ id: 'NewLeague' })
export type NewLeagueRequest = z.infer<typeof newLeagueSchema>

export const editLeagueSchema = z
  .object({
    name: typedName.optional(),
    description: z.string().trim().max(LEAGUE_DESCRIPTION_MAX).optional(),
    ownerId: rowId.optional().meta({ description: 'Passes the league on to another of its managers' }),
    closed: z.boolean().optional().meta({ description: 'True: nobody joins any more' }),
    scoring: scoringSchema.optional().meta({ description: 'Of a bolão, until its first match kicks off' }),
    extras: extrasSchema.optional().meta({ description: 'Likewise' }),
  })
  .meta({ id: 'EditLeague' })

export const inviteSchema = z
  .object({ inviteCode: z.string().nullable().meta({ description: 'Null: nobody joins by invitation' }) })
  .meta({ id: 'Invite' })

export const joinLeagueSchema = z
  .object({ squadId: rowId, code: z.string().max(40).optional() })
  .meta({ id: 'JoinLeague' })

export const leagueAnswerSchema = z.object({ league: leagueSchema }).meta({ id: 'LeagueAnswer' })
export type LeagueAnswer = z.infer<typeof leagueAnswerSchema>

export const joinedSchema = z.object({ membership: membershipSchema, participants: z.int() }).meta({ id: 'Joined' })
export type Joined = z.infer<typeof joinedSchema>
