import * as z from 'zod'
import { SOURCES } from '#domain/championship/championship.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { matchSchema } from './match.ts'
import { pageShape } from './paging.ts'

export const CHAMPIONSHIP_STATES = ['empty', 'open', 'live', 'over', 'archived'] as const
export type ChampionshipState = (typeof CHAMPIONSHIP_STATES)[number]

export const championshipSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    sports: z.array(z.enum(SPORTS)).meta({ description: 'In the order in which they are shown' }),
    modality: z.enum(MODALITY_NAMES),
    source: z.enum(SOURCES).meta({ description: 'Where its matches come from' }),
    timeZone: z.string(),
    isPublic: z.boolean(),
    countsGlobally: z.boolean().meta({ description: 'Whether its points count on the board of the server' }),
    isMain: z.boolean().meta({ description: 'Shown to who asks for none' }),
    isOrganiser: z.boolean().meta({ description: 'Whether the viewer organises it' }),
    state: z
      .enum(CHAMPIONSHIP_STATES)
      .meta({ description: 'Live: a match is being played; open: there is more to come' }),
    hasMarket: z
      .boolean()
      .meta({ description: 'Whether people choose players in it; elsewhere they only pick results' }),
    nextDeadlineMs: z
      .int()
      .nullable()
      .meta({ description: 'When its market closes next, or its next round begins, on its own clock' }),
    lastMatchMs: z.int().nullable().meta({
      description: 'When the last match of its running season begins, as far as it is known: the final of a cup',
    }),
    gameNowMs: z.int().meta({ description: 'Its own time' }),
    pace: z.number().meta({ description: 'How fast its time runs; 1 is real time' }),
  })
  .meta({ id: 'Championship' })
export type ChampionshipView = z.infer<typeof championshipSchema>

export const championshipListSchema = z
  .object({ championships: z.array(championshipSchema) })
  .meta({ id: 'ChampionshipList', description: 'The main one first' })
export type ChampionshipList = z.infer<typeof championshipListSchema>

export const championshipPageSchema = championshipSchema
  .extend({
    rules: z.string().meta({ description: 'The set that its new rounds are scored by (SC1)' }),
    clubs: z.int(),
    players: z.int(),
    matches: z.int(),
    played: z.int().meta({ description: 'Of its matches, those that are over' }),
    participants: z.int().meta({ description: 'Who has played a round or picked a match' }),
    organisers: z.array(
      z.object({
        managerId: z.int(),
        name: z.string(),
        canRemove: z.boolean().meta({ description: 'Whether the viewer may remove this organiser (CP10)' }),
      }),
    ),
    inviteCode: z.string().nullable().meta({ description: 'For organisers and operators alone' }),
    leaguesInvite: z
      .boolean()
      .meta({ description: 'Unless it is public: whether the invitations of its leagues bring newcomers in (CP9)' }),
  })
  .meta({ id: 'ChampionshipPage' })
export type ChampionshipPage = z.infer<typeof championshipPageSchema>

export const championshipRoundSchema = z
  .object({
    rounds: z
      .array(z.object({ id: z.int(), number: z.int(), startsAtMs: z.int().optional(), endsAtMs: z.int().optional() }))
      .meta({ description: 'Of the running season, or of the last one' }),
    number: z.int().nullable().meta({ description: 'The one whose matches these are; null where there are no rounds' }),
    roundsWithoutFile: z
      .array(z.int())
      .meta({ description: 'Of all of them: their results are there, and the file with their points is not (IM14)' }),
    waitsForMatch: z
      .object({ id: z.int(), home: z.string(), away: z.string(), untilMs: z.int() })
      .nullable()
      .meta({ description: 'Abandoned, and may still be resumed in this round until then (MT13)' }),
    matches: z.array(matchSchema).meta({ description: 'Where there are no rounds, those of today and the next ones' }),
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
      .meta({ description: 'Its address: /campeonatos/serie-a' }),
    modality: z.enum(MODALITY_NAMES),
    timeZone: z.string().max(60).meta({ description: 'Such as America/Sao_Paulo' }),
    isPublic: z.boolean().meta({ description: 'False: by invitation' }),
  })
  .meta({ id: 'NewChampionship', description: 'Empty at first: its organisers bring clubs, players and matches' })
export type NewChampionship = z.infer<typeof newChampionshipSchema>

export const championshipChangeSchema = z
  .object({
    name: championshipName,
    isPublic: z.boolean(),
    leaguesInvite: z.boolean(),
    countsGlobally: z.boolean().meta({ description: 'Operators alone decide it' }),
    isMain: z.literal(true).meta({ description: 'Operators alone decide it' }),
    isArchived: z.boolean().meta({ description: 'Operators alone decide it' }),
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
    mayDelete: z.boolean().meta({ description: 'The first championship belongs to every server' }),
  })
  .meta({ id: 'ChampionshipStake', description: 'What would be lost with a championship' })
export type ChampionshipStake = z.infer<typeof stakeSchema>
export const deletionSchema = z
  .object({ name: z.string().trim().max(80) })
  .meta({ id: 'ChampionshipDeletion', description: 'Its name, as a confirmation' })

export const slugParams = z.object({ slug: z.string().max(80) })
export const wordSchema = z
  .object({ text: z.string().trim().min(1).max(500) })
  .meta({ id: 'OrganiserWord', description: 'To everybody who takes part' })

const personNumber = z.coerce.number().int().positive().max(2_147_483_647)
export const organiserParams = slugParams.extend({ managerId: personNumber })
export const accountsQuery = z.object({
  who: z.string().trim().min(1).max(200).meta({ description: 'The beginning of a name, or the address of a profile' }),
})
export const accountsSchema = z
  .object({ found: z.array(z.object({ managerId: z.int(), name: z.string() })) })
  .meta({ id: 'Accounts', description: 'At most ten' })

export const serverBoardEntrySchema = z
  .object({
    managerId: z.int(),
    name: z.string(),
    avatarSeed: z.string(),
    country: z.string(),
    isGone: z.boolean(),
    rank: z.int(),
    points: z.int(),
    championships: z.int().meta({ description: 'In how many of them he has points' }),
  })
  .meta({ id: 'ServerBoardEntry' })

export const serverBoardSchema = z
  .object({
    championships: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .meta({ description: 'Those that are added up' }),
    total: z.int().meta({ description: 'How many are ranked' }),
    ...pageShape(serverBoardEntrySchema),
  })
  .meta({ id: 'ServerBoard', description: 'Points of settled rounds and picks; equals share a rank (CP5)' })
export type ServerBoardView = z.infer<typeof serverBoardSchema>

export const ownServerBoardSchema = z
  .object({ own: serverBoardEntrySchema.nullable() })
  .meta({ id: 'OwnServerBoard', description: 'Null for a visitor and for who has no points there' })
