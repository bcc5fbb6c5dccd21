import * as z from 'zod'

export const poolRaceSchema = z
  .object({
    stages: z
      .array(z.object({ key: z.string(), round: z.int().nullable(), startsAtMs: z.int() }))
      .meta({ description: 'Rounds, or days of matches of no round, of which something was counted; oldest first' }),
    people: z.array(
      z.object({
        managerId: z.int(),
        name: z.string(),
        points: z.array(z.int()).meta({
          description:
            'After each stage, with what was begun with and what answers, bracket and lineups gave until the next',
        }),
        extra: z
          .int()
          .meta({ description: 'What the table has beyond the last of them: 0 unless something is being counted' }),
      }),
    ),
  })
  .meta({ id: 'PoolRace', description: 'The season of a bolão: its leaders and me, stage by stage' })
export type PoolRace = z.infer<typeof poolRaceSchema>

export const poolAgainSchema = z
  .object({
    name: z.string().max(500),
    startsAtMs: z.int(),
    endsAtMs: z.int(),
    championship: z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]+$/)
      .optional()
      .meta({ description: 'The address of another one that anybody may see; none: in the same' }),
  })
  .meta({ id: 'PoolAgain', description: 'The same rules and people for new dates (BL15)' })
export type PoolAgainRequest = z.infer<typeof poolAgainSchema>

export const coOwnerSchema = z.object({ managerId: z.int(), isOwner: z.boolean() }).meta({ id: 'CoOwner' })
