import * as z from 'zod'
import { TIER_NAMES } from '#domain/division/tiers.ts'

export const momentSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('champion'), leagueId: z.int(), name: z.string().nullable() }),
    z.object({
      kind: z.literal('top'),
      rank: z.int(),
      lineups: z.int(),
      share: z.int().meta({ description: 'Place as a share of all lineups, in hundredths of a percent, rounded up' }),
    }),
    z.object({ kind: z.literal('promoted'), tier: z.enum(TIER_NAMES) }),
    z.object({
      kind: z.literal('late-duel'),
      player: z.string().meta({ description: 'Name of the player whose event decided the duel' }),
      minute: z.int(),
      stoppage: z.int(),
      ownTenths: z.int(),
      opponentTenths: z.int(),
    }),
    z.object({ kind: z.literal('best-round'), pointTenths: z.int(), beforeTenths: z.int() }),
    z.object({ kind: z.literal('all-picks'), picks: z.int() }),
    z.object({ kind: z.literal('first-exact') }),
  ])
  .meta({
    id: 'Moment',
    description: 'Something special that happened in a settled round (MO1); a correction may take it back',
  })
export type MomentView = z.infer<typeof momentSchema>

export const nearSchema = z
  .object({ kind: z.enum(['duel', 'best-round']), byTenths: z.int() })
  .meta({ id: 'Near', description: 'A duel or a best round that was narrowly missed (MO7)' })

export const momentsSchema = z
  .object({
    moments: z.array(
      z
        .object({ roundId: z.int(), number: z.int(), season: z.int(), atMs: z.int(), moment: momentSchema })
        .meta({ id: 'MomentOfRound' }),
    ),
  })
  .meta({ id: 'Moments', description: 'Moments of the last sixty rounds of a manager, newest first' })
export type Moments = z.infer<typeof momentsSchema>
