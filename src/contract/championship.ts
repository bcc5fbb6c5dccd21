import * as z from 'zod'
import { SOURCES } from '#domain/championship/championship.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { matchSchema } from './match.ts'
import { pageShape } from './paging.ts'
import { idInAddress } from './row-id.ts'

export const CHAMPIONSHIP_STATES = ['empty', 'open', 'live', 'over', 'archived'] as const
export type ChampionshipState = (typeof CHAMPIONSHIP_STATES)[number]

export const championshipSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    sports: z.array(z.enum(SPORTS)).meta({ description: 'Its sports, in the order in which they are shown' }),
    modality: z.enum(MODALITY_NAMES),
    source: z.enum(SOURCES).meta({ description: 'Where its matches come from' }),
    timeZone: z.string(),
    isPublic: z.boolean(),
    countsGlobally: z.boolean().meta({ description: 'Whether its points count on the board of the server' }),
    isMain: z.boolean().meta({ description: 'True if it is used for requests that name no championship (CP3)' }),
    isOrganiser: z.boolean().meta({ description: 'Whether I organise it' }),
    state: z.enum(CHAMPIONSHIP_STATES).meta({
      description:
        'Empty: no season yet. Open: a match or deadline is still to come. Live: a match is in play. Over: nothing is to come',
    }),
    hasMarket: z.boolean().meta({
      description: 'Whether people build squads of players in it. In other championships they only predict results',
    }),
    nextDeadlineMs: z
      .int()
      .nullable()
      .meta({ description: 'When its next open round closes, by its own clock; null if no round is open' }),
    lastMatchMs: z.int().nullable().meta({
      description: 'Kick-off of its last known match, such as the final of a cup; null if no match has a date',
    }),
    gameNowMs: z.int().meta({ description: 'The current time by its own clock (CP1)' }),
    pace: z.number().meta({ description: 'How fast its clock runs; 1 is real time' }),
  })
  .meta({ id: 'Championship' })
export type ChampionshipView = z.infer<typeof championshipSchema>

export const championshipListSchema = z
  .object({ championships: z.array(championshipSchema) })
  .meta({ id: 'ChampionshipList', description: 'The main championship comes first' })
export type ChampionshipList = z.infer<typeof championshipListSchema>

export const championshipPageSchema = championshipSchema
  .extend({
    rules: z.string().meta({ description: 'Name of the rule set that scores its new rounds (SC1)' }),
    clubs: z.int(),
    players: z.int(),
    matches: z.int(),
    played: z.int().meta({ description: 'Number of its matches that are over' }),
    participants: z.int().meta({ description: 'Number of people who have played a round or picked a match' }),
    organisers: z.array(
      z.object({
        managerId: z.int(),
        name: z.string(),
        canRemove: z.boolean().meta({ description: 'Whether I may remove this organiser (CP10)' }),
      }),
    ),
    inviteCode: z
      .string()
      .nullable()
      .meta({ description: 'Code of its invitation, shown to organisers and operators only' }),
    leaguesInvite: z.boolean().meta({
      description: 'Whether invitations of its leagues also let people into it, unless it is public anyway (CP9)',
    }),
  })
  .meta({ id: 'ChampionshipPage' })
export type ChampionshipPage = z.infer<typeof championshipPageSchema>

export const championshipRoundSchema = z
  .object({
    rounds: z
      .array(z.object({ id: z.int(), number: z.int(), startsAtMs: z.int().optional(), endsAtMs: z.int().optional() }))
      .meta({ description: 'Rounds of the running season, or of the last one' }),
    number: z
      .int()
      .nullable()
      .meta({ description: 'Number of the round that `matches` shows; null if there are no rounds' }),
    roundsWithoutFile: z
      .array(z.int())
      .meta({ description: 'Numbers of the rounds that have results, but lack the file with their points (IM14)' }),
    waitsForMatch: z
      .object({ id: z.int(), home: z.string(), away: z.string(), untilMs: z.int() })
      .nullable()
      .meta({ description: 'An abandoned match that may be resumed in this round until `untilMs` (MT13)' }),
    matches: z
      .array(matchSchema)
      .meta({ description: 'Matches of the round. If there are no rounds: matches of today and the next ones' }),
  })
  .meta({ id: 'ChampionshipRound' })
export type ChampionshipRound = z.infer<typeof championshipRoundSchema>
export const championshipRoundQuery = z.object({ number: z.coerce.number().int().positive().max(10_000).optional() })

const championshipName = z.string().trim().min(1).max(60)

export const newChampionshipSchema = z
  .object({
    name: championshipName,
    slug: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .meta({ description: 'The part of its address that names it, such as serie-a in /campeonatos/serie-a' }),
    modality: z.enum(MODALITY_NAMES),
    timeZone: z.string().max(60).meta({ description: 'A time zone such as America/Sao_Paulo' }),
    isPublic: z.boolean().meta({ description: 'False: people enter by invitation' }),
  })
  .meta({
    id: 'NewChampionship',
    description: 'A championship without matches, to which its organisers add clubs, players and matches',
  })
export type NewChampionship = z.infer<typeof newChampionshipSchema>

export const championshipChangeSchema = z
  .object({
    name: championshipName,
    isPublic: z.boolean(),
    leaguesInvite: z.boolean(),
    countsGlobally: z.boolean().meta({ description: 'Only operators may change it' }),
    isMain: z.literal(true).meta({ description: 'Only operators may change it' }),
    isArchived: z.boolean().meta({ description: 'Only operators may change it' }),
  })
  .partial()
  .meta({ id: 'ChampionshipChange' })

export const stakeSchema = z
  .object({
    people: z.int(),
    squads: z.int(),
    lineups: z.int(),
    picks: z.int(),
    leagues: z.int(),
    matches: z.int(),
    points: z.int(),
    mayDelete: z
      .boolean()
      .meta({ description: 'False for the first championship, which belongs to every server (CP20)' }),
  })
  .meta({ id: 'ChampionshipStake', description: 'What is lost if the championship is deleted' })
export type ChampionshipStake = z.infer<typeof stakeSchema>
export const deletionSchema = z
  .object({ name: z.string().trim().max(80) })
  .meta({ id: 'ChampionshipDeletion', description: 'The name of the championship, typed as a confirmation' })

export const slugParams = z.object({ slug: z.string().max(80) })
export const wordSchema = z
  .object({ text: z.string().trim().min(1).max(500) })
  .meta({ id: 'OrganiserWord', description: 'A message to everybody who takes part in the championship' })

export const organiserParams = slugParams.extend({ managerId: idInAddress })
export const accountsQuery = z.object({
  who: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .meta({ description: 'The beginning of a name, or the address of a profile page' }),
})
export const accountsSchema = z
  .object({ found: z.array(z.object({ managerId: z.int(), name: z.string() })) })
  .meta({ id: 'Accounts', description: 'At most ten accounts' })

export const serverBoardEntrySchema = z
  .object({
    managerId: z.int(),
    name: z.string(),
    avatarSeed: z.string(),
    country: z.string(),
    isGone: z.boolean(),
    rank: z.int(),
    points: z.int(),
    championships: z.int().meta({ description: 'Number of these championships in which the person has points' }),
  })
  .meta({ id: 'ServerBoardEntry' })

export const serverBoardSchema = z
  .object({
    championships: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .meta({ description: 'The championships whose points are added up' }),
    total: z.int().meta({ description: 'Number of people ranked' }),
    ...pageShape(serverBoardEntrySchema),
  })
  .meta({
    id: 'ServerBoard',
    description: 'People by their points from settled rounds and picks; people with equal points share a rank (CP5)',
  })
export type ServerBoardView = z.infer<typeof serverBoardSchema>

export const ownServerBoardSchema = z
  .object({ own: serverBoardEntrySchema.nullable() })
  .meta({ id: 'OwnServerBoard', description: 'Null for a visitor, and for people without points on this board' })
