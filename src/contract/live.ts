import * as z from 'zod'
import { DATA_SETS } from '#domain/data-set.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { duelPlayerSchema, duelReserveSchema } from './duel.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { liveRoundSchema, oldSinceSchema, seasonStandingSchema } from './ranking.ts'

/** An event of a match, in a message of the event stream at /api/stream. */
const moment = z.object({
  seq: z.int(),
  minute: z.int(),
  kind: z.string(),
  playerId: z.int().nullable(),
  playerName: z.string().nullable(),
  clubName: z.string().nullable(),
})

const scoutChanges = z
  .array(z.object({ scout: z.enum(SCOUTS), count: z.int().meta({ description: 'Negative if it was taken back' }) }))
  .meta({ description: 'Scouts of the player that changed, with the change in their counts' })
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
    players: z.array(playerChange).meta({ description: 'Players whose points in the round changed' }),
  })
  .meta({ id: 'LiveMatch' })
export type LiveMatch = z.infer<typeof liveMatchSchema>

const playerCause = z.object({
  playerId: z.int(),
  playerName: z.string(),
  isCaptain: z.boolean(),
  tenths: z.int().meta({ description: 'Tenths of a point won or lost, with the bonus of the armband' }),
  scouts: scoutChanges,
  insteadOf: z
    .string()
    .optional()
    .meta({ description: 'The absent player whom this player replaced, or whose armband they got (BN5, BN7)' }),
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
      reason: z.string().meta({ description: 'Empty if the source of the match gave none' }),
      by: z
        .string()
        .nullable()
        .meta({ description: 'Name of the person; null if the source of the match corrected itself' }),
      points: z.int(),
      isOfLineup: z.boolean().meta({
        description: 'True if `points` are tenths of a point of my lineup; false if they are points of a pick',
      }),
      player: z
        .object({ name: z.string(), scouts: scoutChanges })
        .nullable()
        .meta({ description: 'The player whose scouts were corrected; null for a result or several players' }),
    }),
  ])
  .meta({
    id: 'LiveCause',
    description: 'Where points came from: my lineup, my opponent’s lineup, my pick, or a correction',
  })
export type LiveCause = z.infer<typeof liveCauseSchema>

export const liveYouSchema = z
  .object({
    rank: z.int().meta({ description: 'My place in the global ranking of `pontos`' }),
    before: z
      .int()
      .nullable()
      .meta({ description: 'My rank in the previous message; null in the first one after I connect' }),
    points: z.int().meta({ description: 'My manager points, to which a lineup of 62.7 adds 627 (LD1)' }),
    roundTenths: z.int().meta({ description: 'Tenths of a point of my lineup in the round so far' }),
    causes: z.array(liveCauseSchema).meta({ description: 'Empty if only others scored' }),
  })
  .meta({ id: 'LiveYou', description: 'My provisional place, sent when it changes or when points of mine change' })
export type LiveYou = z.infer<typeof liveYouSchema>

export const liveChangedSchema = z
  .object({ what: z.enum([...DATA_SETS, 'all']).meta({ description: 'Which data changed' }) })
  .meta({ id: 'LiveChanged' })
export type LiveChanged = z.infer<typeof liveChangedSchema>

const liveWallSchema = z.object({ kind: z.enum(['league', 'match']), id: z.int() }).meta({
  id: 'LiveWall',
  description: 'Something is new on this wall. For a private league only its members receive the message',
})
export type LiveWall = z.infer<typeof liveWallSchema>

const liveNoticeSchema = z
  .object({ isNew: z.literal(true) })
  .meta({ id: 'LiveNotice', description: 'I have a new notice; GET /api/notices has its content' })
export type LiveNotice = z.infer<typeof liveNoticeSchema>

/** One variant per event name. */
export type LiveEvent =
  | { event: 'match'; data: LiveMatch }
  /**
   * Events of a match outside all rounds on which the visitor has a pick, sent right after their `match`. Or a decision
   * about a match that concerns the visitor (MT10).
   */
  | { event: 'yours'; data: LiveMatch }
  | { event: 'you'; data: LiveYou }
  | { event: 'changed'; data: LiveChanged }
  | { event: 'wall'; data: LiveWall }
  | { event: 'notice'; data: LiveNotice }

export const PLAYER_STATES = ['to-play', 'on-pitch', 'off-pitch', 'did-not-play', 'over'] as const

export const playerStateSchema = z
  .object({
    playerId: z.int(),
    state: z.enum(PLAYER_STATES).meta({
      description:
        'off-pitch: the match is in play and the player has not come on. over: the player played, and the match ended or they left it',
    }),
    matchId: z.int(),
    startsAtMs: z.int(),
    minute: z.int(),
  })
  .meta({ id: 'PlayerState', description: 'What a player of a lineup is doing in the round' })
export type PlayerState = z.infer<typeof playerStateSchema>

const ownLineupSchema = z
  .object({
    squadId: z.int(),
    squadName: z.string(),
    counts: z.boolean().meta({ description: 'Whether it is the lineup that counts for the manager’s points (SQ9)' }),
    pointTenths: z.int(),
    players: z.array(duelPlayerSchema).max(MOST_PLAYERS),
    bench: z.array(duelReserveSchema).max(MOST_LINES),
  })
  .meta({ id: 'OwnLineup' })
export type OwnLineup = z.infer<typeof ownLineupSchema>

export const roundSpreadSchema = z
  .object({
    lineups: z.int().meta({ description: 'Number of lineups that count (SQ9)' }),
    averageTenths: z.int(),
    highestTenths: z.int(),
    rank: z.int().nullable().meta({ description: 'Place of my lineup that counts; null without one' }),
  })
  .meta({ id: 'RoundSpread', description: 'All lineups of a round, summarised' })

export const ownRoundSchema = z
  .object({
    round: liveRoundSchema.nullable().meta({ description: 'The round in play' }),
    lineups: z.array(ownLineupSchema).meta({ description: 'My lineups, frozen when the round locked' }),
    states: z
      .array(playerStateSchema)
      .meta({ description: 'States of the players in these lineups whose club plays in the round' }),
    standing: z
      .object({ rank: z.int(), points: z.int(), of: z.int().meta({ description: 'Number of people ranked' }) })
      .nullable()
      .meta({
        description:
          'My place in the global ranking as the round stands; null if I am not ranked or no round is in play',
      }),
    season: seasonStandingSchema.nullable().meta({ description: 'My place in the running season; null without one' }),
    spread: roundSpreadSchema.nullable().meta({ description: 'Null if no round is in play, or nobody plays it' }),
    oldSinceMs: oldSinceSchema,
    latest: z
      .object({
        id: z.int(),
        number: z.int(),
        pointTenths: z.int(),
        rank: z.int().meta({ description: 'Place among the lineups of the round' }),
        endsSeason: z
          .boolean()
          .meta({ description: 'True if it is the last round of its season, whose review is then complete' }),
        isRead: z.boolean().meta({ description: 'True if I have read or dismissed its story, on any device' }),
      })
      .nullable()
      .meta({ description: 'My last settled round; null without one' }),
  })
  .meta({ id: 'OwnRound', description: 'My round in play, provisional until it is settled' })
export type OwnRound = z.infer<typeof ownRoundSchema>

export const readRoundSchema = z.object({ roundId: z.int() }).meta({ id: 'ReadRound' })
