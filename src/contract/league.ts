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
    endsAtMs: z.int().meta({ description: 'When it ends, by the game clock' }),
    endedAtMs: z.int().nullable(),
    featured: z.boolean(),
    edition: z.int(),
    owner: z.object({ managerId: z.int(), name: z.string() }).nullable(),
    isClosed: z.boolean().meta({ description: 'True if nobody can join any more' }),
    hasMoreRounds: z.boolean().meta({ description: 'False if no round (in a bolão: no match) is left before its end' }),
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
      .meta({ description: 'My place before the round in play, or else before the last one; null if there is none' }),
    isOut: z.boolean().meta({ description: 'True if the squad was knocked out of a mata-mata' }),
    pointTenths: z.int(),
    canLeave: z.boolean().meta({ description: 'True until the first round locks after joining (LG12)' }),
    leavesWithSquad: z
      .boolean()
      .meta({ description: 'True if deleting the squad removes it from the league; false if its points stay' }),
  })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof membershipSchema>

const isBehindSchema = z
  .boolean()
  .optional()
  .meta({ description: 'True if the places are a moment old, because a large league is still being computed' })

export const leagueListSchema = z
  .object({
    ...pageShape(leagueSchema),
    memberships: z.array(membershipSchema).meta({ description: 'My memberships in all running leagues' }),
    pools: z.array(poolPlaceSchema).meta({ description: 'My places in all running bolões' }),
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
  format: z
    .enum(LEAGUE_FORMATS)
    .optional()
    .meta({ description: 'Squads join `pontos-corridos` and `mata-mata`; people join a `bolao`' }),
  ...positionQuery(LEAGUES_PAGE),
})

export const standingSchema = z
  .object({
    rank: z.int().nullable().meta({ description: 'Null if the squad is not ranked yet' }),
    squadId: z.int(),
    squadName: z.string(),
    managerId: z.int(),
    managerName: z.string(),
    avatarSeed: z.string(),
    country: z.string(),
    trophies: z.int().meta({ description: 'Number of leagues that the manager has won' }),
    official: officialSchema,
    pointTenths: z.int(),
    isComplete: z.boolean().meta({ description: 'True if the squad is complete, so that it plays the next round' }),
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
    isLive: z.boolean().meta({ description: 'True while it is in play: then its points are provisional' }),
  })
  .meta({ id: 'LeagueTie' })
export type TieView = z.infer<typeof tieSchema>

export const leaguePageSchema = z
  .object({
    league: leagueSchema,
    inviteCode: z
      .string()
      .nullable()
      .meta({ description: 'Shown to members and to people who have the code; null if there is no code' }),
    door: z.enum(LEAGUE_DOORS).meta({ description: 'Whom its invitation also lets into its championship (CP9)' }),
    isOwner: z.boolean().meta({ description: 'Whether I run it, as its owner or as a co-owner (BL15)' }),
    isFirstOwner: z
      .boolean()
      .optional()
      .meta({ description: 'Whether I own it: only the owner names co-owners, hands it over and deletes it (BL15)' }),
    coOwners: z
      .array(z.object({ managerId: z.int(), name: z.string() }))
      .optional()
      .meta({ description: 'The co-owners whom its owner named (BL15)' }),
    canDelete: z
      .boolean()
      .meta({ description: 'True if I own it, nobody else is in it, and nothing was played in it (LG11)' }),
    memberships: z.array(membershipSchema),
    rounds: z.array(z.object({ id: z.int(), number: z.int(), isLive: z.boolean() })).meta({
      description: 'The round in play, if there is one; then the rounds settled while the league ran, newest first',
    }),
    isProvisional: z.boolean().meta({ description: 'True if places and points include the round in play' }),
    isBehind: isBehindSchema,
    oldSinceMs: oldSinceSchema,
    standings: z.object(pageShape(standingSchema)),
    mine: z.array(standingSchema).meta({ description: 'My rows, even if they are on another page' }),
    minePage: z.int().nullable().meta({ description: 'Number of the page (50 rows) that has my best row' }),
    ties: z.array(tieSchema).meta({ description: 'The bracket of a mata-mata' }),
    winner: standingSchema.nullable(),
    pool: poolSchema.nullable().meta({ description: 'The rules and the table of a bolão; null for other leagues' }),
    trophyPoints: z.int().nullable().meta({ description: "Points of the winner's trophy" }),
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
    squadId: rowId.nullable().meta({ description: 'The squad with which I join at once; null: I do not join' }),
    pool: newPoolSchema.optional().meta({ description: 'Settings of a bolão. Without them it counts football by PK2' }),
  })
  .meta({ id: 'NewLeague' })
export type NewLeagueRequest = z.infer<typeof newLeagueSchema>

export const editLeagueSchema = z
  .object({
    name: typedName.optional(),
    description: z.string().trim().max(LEAGUE_DESCRIPTION_MAX).optional(),
    ownerId: rowId.optional().meta({ description: 'Id of a manager in the league, who becomes its owner' }),
    closed: z.boolean().optional().meta({ description: 'True: nobody can join any more' }),
    scoring: scoringSchema
      .optional()
      .meta({ description: 'Scoring of a bolão, which can change until its first match kicks off' }),
    extras: extrasSchema
      .optional()
      .meta({ description: 'Other settings of a bolão, which can change until its first match kicks off' }),
  })
  .meta({ id: 'EditLeague' })

export const inviteSchema = z
  .object({ inviteCode: z.string().nullable().meta({ description: 'Null: nobody can join by invitation' }) })
  .meta({ id: 'Invite' })

export const joinLeagueSchema = z
  .object({
    squadId: rowId.meta({ description: 'A squad of mine, of the championship of the league' }),
    code: z.string().max(40).optional().meta({ description: 'Of the invitation; only private leagues ask for it' }),
  })
  .meta({ id: 'JoinLeague' })

export const leagueAnswerSchema = z.object({ league: leagueSchema }).meta({ id: 'LeagueAnswer' })
export type LeagueAnswer = z.infer<typeof leagueAnswerSchema>

export const joinedSchema = z.object({ membership: membershipSchema, participants: z.int() }).meta({ id: 'Joined' })
export type Joined = z.infer<typeof joinedSchema>
