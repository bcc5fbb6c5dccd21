import { z } from 'zod'
import { DATA_SETS } from '#domain/data-set.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { duelPlayerSchema } from './duel.ts'
import { matchStates } from './match.ts'
import { liveRoundSchema } from './ranking.ts'

/** What the event stream at /api/stream tells. The events are named match, you and changed. */
const moment = z.object({
  seq: z.int(),
  minute: z.int(),
  kind: z.string(),
  playerId: z.int().nullable(),
  playerName: z.string().nullable(),
  clubName: z.string().nullable(),
})

const playerChange = z.object({
  playerId: z.int(),
  playerName: z.string(),
  fromTenths: z.int(),
  toTenths: z.int(),
})

export const liveMatchSchema = z
  .object({
    matchId: z.int(),
    sport: z.enum(SPORTS),
    state: z.enum(matchStates),
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

export const liveYouSchema = z
  .object({
    rank: z.int(),
    before: z.int().nullable().meta({ description: 'Rank when this page last heard; null the first time' }),
    points: z.int(),
    roundTenths: z.int(),
  })
  .meta({ id: 'LiveYou', description: 'One’s own place after an event; provisional' })
export type LiveYou = z.infer<typeof liveYouSchema>

export const liveChangedSchema = z
  .object({ what: z.enum([...DATA_SETS, 'all']).meta({ description: 'What changed' }) })
  .meta({ id: 'LiveChanged' })
export type LiveChanged = z.infer<typeof liveChangedSchema>

/** By the name of its listener. */
export type LiveEvent =
  | { event: 'match'; data: LiveMatch }
  | { event: 'you'; data: LiveYou }
  | { event: 'changed'; data: LiveChanged }

const ownLineupSchema = z
  .object({
    squadId: z.int(),
    squadName: z.string(),
    counts: z.boolean().meta({ description: 'Whether it is the lineup of the manager that counts (SQ9)' }),
    pointTenths: z.int(),
    players: z.array(duelPlayerSchema).max(11),
  })
  .meta({ id: 'OwnLineup' })
export type OwnLineup = z.infer<typeof ownLineupSchema>

export const ownRoundSchema = z
  .object({
    round: liveRoundSchema.nullable().meta({ description: 'The round in play' }),
    lineups: z.array(ownLineupSchema).meta({ description: 'With what I play it; frozen since it locked' }),
    standing: z
      .object({ rank: z.int(), points: z.int() })
      .nullable()
      .meta({ description: 'My place in the global ranking as the round stands; null for who is not ranked' }),
  })
  .meta({ id: 'OwnRound', description: 'Provisional until the round is settled' })
export type OwnRound = z.infer<typeof ownRoundSchema>
