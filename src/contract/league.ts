import * as z from 'zod'
import { LEAGUE_DOORS } from '#domain/championship/league-door.ts'
import { LEAGUE_DESCRIPTION_MAX, STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { LEAGUE_FORMATS, LEAGUE_VISIBILITIES } from '#domain/league/league-kinds.ts'
import { LEAGUE_NAME, MAX_LEAGUE_DAYS, MAX_LEAGUE_PRIZE } from '#domain/league/league.ts'
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
    prizeMost: z.int().meta({
      description:
        'The most that it can pay: its prize, unless leagues of its owner have given nearly all that they may give this season (LG15)',
    }),
    participants: z.int(),
    startsAtMs: z.int(),
    endsAtMs: z.int().meta({ description: 'When it ends, by the game clock' }),
    endedAtMs: z.int().nullable(),
    featured: z.boolean(),
    edition: z.int(),
    owner: z.object({ managerId: z.int(), name: z.string() }).nullable(),
    isClosed: z.boolean().meta({ description: 'True if nobody can join any more' }),
    hasMoreRounds: z.boolean().meta({
      description:
        'False if no round (in a bolão: no match) is left before its end. A round counts if its market closes before `endsAtMs`',
    }),
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
  scope: z.enum(LEAGUE_SCOPES).default('open').meta({
    description:
      '`open`: public leagues that have not ended. Join only where `isClosed` is false and `hasMoreRounds` is true. A featured league whose `hasMoreRounds` is false accepts squads for its next edition. `mine`: leagues that I own or am in, also ended ones. `ended`: public ones and mine that have ended',
  }),
  format: z
    .enum(LEAGUE_FORMATS)
    .optional()
    .meta({ description: 'Squads join `pontos-corridos` and `mata-mata`; people join a `bolao`' }),
  ...positionQuery(LEAGUES_PAGE),
})

export const standingSchema = z
  .object({
    rank: z.int().nullable().meta({
      description:
        'Null if the squad is not ranked yet. In `pontos-corridos` it is ranked, provisionally, from the first points of the first round that locks with the squad in the league (LG2)',
    }),
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
    name: typedName.meta({ description: `${LEAGUE_NAME.min} to ${LEAGUE_NAME.max} characters (LG1)` }),
    description: z.string().trim().max(LEAGUE_DESCRIPTION_MAX).default(''),
    format: z.enum(LEAGUE_FORMATS),
    visibility: z.enum(LEAGUE_VISIBILITIES),
    prize: z
      .int()
      .min(0)
      .max(MAX_LEAGUE_PRIZE)
      .meta({
        description: `Points of the winner’s trophy, at most ${MAX_LEAGUE_PRIZE}; only featured leagues, which the server makes, give more (LG4). At most 100 points are paid for every other manager who competed (LG5)`,
      }),
    startsAtMs: z.int().meta({
      description:
        'By the game clock (GET /api/market/clock); may be past. In `pontos-corridos` a round counts for a squad if its deadline is not before this moment, before `endsAtMs`, and after the squad joined. A `mata-mata` draws its bracket at the first deadline from this moment on. In a `bolao` the matches that kick off between the two moments count',
    }),
    endsAtMs: z.int().meta({
      description: `By the game clock: still to come, after \`startsAtMs\`, and at most ${MAX_LEAGUE_DAYS} days after it. As far as the calendar is known, a deadline (in \`pontos-corridos\`) or a match (in a \`bolao\`) between the two must be still to come (LG10, BL5)`,
    }),
    squadId: rowId.nullable().meta({
      description: 'The squad with which I join at once; null: I do not join. A visitor has no squad: null',
    }),
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
