import * as z from 'zod'
import { DATA_SETS } from '#domain/data-set.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { duelPlayerSchema, duelReserveSchema } from './duel.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { liveRoundSchema, oldSinceSchema, seasonStandingSchema } from './ranking.ts'

/** Messages of the event stream at /api/stream. */
const moment = z.object({
  seq: z.int(),
  minute: z.int(),
  kind: z.string(),
  playerId: z.int().nullable(),
  playerName: z.string().nullable(),
  clubName: z.string().nullable(),
})

const scoutChanges = z
  .array(z.object({ scout: z.enum(SCOUTS), count: z.int().meta({ description: 'Negative when taken back' }) }))
  .meta({ description: 'What he did meanwhile' })
export type ScoutChange = z.infer<typeof scoutChanges>[number]

const playerChange = z.object({
  playerId: z.int(),
  playerName: z.string(),
  fromTenths: z.int(),
  toTenths: z.int(),
  scouts: scoutChanges,
})
export type LivePlayerChange = z.infer<typeof playerChange>

export const liveMatchSchema = z
  .object({
    matchId: z.int(),
    sport: z.enum(SPORTS),
    state: z.enum(MATCH_STATES),
    minute: z.int(),
    homeName: z.string(),
    awayName: z.string(),
    homeScore: z.int(),
    awayScore: z.int(),
    moments: z.array(moment),
    players: z.array(playerChange).meta({ description: 'Whose points of the round changed' }),
  })
  .meta({ id: 'LiveMatch' })
export type LiveMatch = z.infer<typeof liveMatchSchema>

const playerCause = z.object({
  playerId: z.int(),
  playerName: z.string(),
  isCaptain: z.boolean(),
  tenths: z.int().meta({ description: 'What it gave or took, as captain or not' }),
  scouts: scoutChanges,
  insteadOf: z
    .string()
    .optional()
    .meta({ description: 'The absent player for whom he came in, or whose armband he got (BN5, BN7)' }),
})

const liveCauseSchema = z
  .discriminatedUnion('kind', [
    playerCause.extend({ kind: z.literal('own') }),
    playerCause.extend({ kind: z.literal('rival'), managerName: z.string() }),
    z.object({
      kind: z.literal('pick'),
      matchId: z.int(),
      homeName: z.string(),
      awayName: z.string(),
      points: z.int(),
    }),
    z.object({
      kind: z.literal('correction'),
      matchId: z.int(),
      homeName: z.string(),
      awayName: z.string(),
      reason: z.string().meta({ description: 'Empty when the source of the match gave none' }),
      by: z.string().nullable().meta({ description: 'Null for the source of the match itself' }),
      points: z.int(),
      isOfLineup: z
        .boolean()
        .meta({ description: 'Whether the points are tenths of the lineup, not points of a pick' }),
      player: z
        .object({ name: z.string(), scouts: scoutChanges })
        .nullable()
        .meta({ description: 'Whose deeds were put right; null for a result, or several players at once' }),
    }),
  ])
  .meta({
    id: 'LiveCause',
    description: 'Whose points they were: of my lineup, of my opponent’s, of a pick of mine, of what was put right',
  })
export type LiveCause = z.infer<typeof liveCauseSchema>

export const liveYouSchema = z
  .object({
    rank: z.int(),
    before: z.int().nullable().meta({ description: 'Rank when this page last heard; null the first time' }),
    points: z.int(),
    roundTenths: z.int(),
    causes: z.array(liveCauseSchema).meta({ description: 'Nothing when only others scored' }),
  })
  .meta({ id: 'LiveYou', description: 'One’s own place after an event; provisional' })
export type LiveYou = z.infer<typeof liveYouSchema>

export const liveChangedSchema = z
  .object({ what: z.enum([...DATA_SETS, 'all']).meta({ description: 'What changed' }) })
  .meta({ id: 'LiveChanged' })
export type LiveChanged = z.infer<typeof liveChangedSchema>

const liveWallSchema = z
  .object({ kind: z.enum(['league', 'match']), id: z.int() })
  .meta({ id: 'LiveWall', description: 'Something is new on this wall; of a private league only who is in it is told' })
export type LiveWall = z.infer<typeof liveWallSchema>

/** One variant per event name. */
export type LiveEvent =
  | { event: 'match'; data: LiveMatch }
  /**
   * A match on which the visitor has a pick, sent together with `match`, or what organisers decided about such a match
   * (MT10).
   */
  | { event: 'yours'; data: LiveMatch }
  | { event: 'you'; data: LiveYou }
  | { event: 'changed'; data: LiveChanged }
  | { event: 'wall'; data: LiveWall }
  /** A new notice exists. The page asks for its content. */
  | { event: 'notice'; data: { isNew: true } }

export const PLAYER_STATES = ['to-play', 'on-pitch', 'off-pitch', 'did-not-play', 'over'] as const

export const playerStateSchema = z
  .object({
    playerId: z.int(),
    state: z.enum(PLAYER_STATES).meta({
      description: 'off-pitch: his match is played and he has not come on yet. over: it ended, or he left it',
    }),
    matchId: z.int(),
    startsAtMs: z.int(),
    minute: z.int(),
  })
  .meta({ id: 'PlayerState', description: 'Where a player of a lineup is in the round' })
export type PlayerState = z.infer<typeof playerStateSchema>

const ownLineupSchema = z
  .object({
    squadId: z.int(),
    squadName: z.string(),
    counts: z.boolean().meta({ description: 'Whether it is the lineup of the manager that counts (SQ9)' }),
    pointTenths: z.int(),
    players: z.array(duelPlayerSchema).max(MOST_PLAYERS),
    bench: z.array(duelReserveSchema).max(MOST_LINES),
  })
  .meta({ id: 'OwnLineup' })
export type OwnLineup = z.infer<typeof ownLineupSchema>

export const roundSpreadSchema = z
  .object({
    lineups: z.int().meta({ description: 'How many count (SQ9)' }),
    averageTenths: z.int(),
    highestTenths: z.int(),
    rank: z.int().nullable().meta({ description: 'Of the lineup told beside it; null without one' }),
  })
  .meta({ id: 'RoundSpread', description: 'All lineups of a round taken together' })

export const ownRoundSchema = z
  .object({
    round: liveRoundSchema.nullable().meta({ description: 'The round in play' }),
    lineups: z.array(ownLineupSchema).meta({ description: 'With what I play it; frozen since it locked' }),
    states: z
      .array(playerStateSchema)
      .meta({ description: 'Of the players of these lineups whose club plays in the round' }),
    standing: z
      .object({ rank: z.int(), points: z.int(), of: z.int().meta({ description: 'How many are ranked' }) })
      .nullable()
      .meta({ description: 'My place in the global ranking as the round stands; null for who is not ranked' }),
    season: seasonStandingSchema.nullable().meta({ description: 'Null for who has no place in it' }),
    spread: roundSpreadSchema.nullable().meta({ description: 'Null while nobody plays the round' }),
    oldSinceMs: oldSinceSchema,
    latest: z
      .object({
        id: z.int(),
        number: z.int(),
        pointTenths: z.int(),
        rank: z.int().meta({ description: 'Among the lineups of the round' }),
        endsSeason: z.boolean().meta({ description: 'The last of its season, which can be reviewed whole' }),
        isRead: z.boolean().meta({ description: 'Its story was read or sent away, on whichever device' }),
      })
      .nullable()
      .meta({ description: 'My last settled round, whose story can be read' }),
  })
  .meta({ id: 'OwnRound', description: 'Provisional until the round is settled' })
export type OwnRound = z.infer<typeof ownRoundSchema>

export const readRoundSchema = z.object({ roundId: z.int() }).meta({ id: 'ReadRound' })
