import * as z from 'zod'

export const poolRaceSchema = z
  .object({
    stages: z.array(z.object({ key: z.string(), round: z.int().nullable(), startsAtMs: z.int() })).meta({
      description: 'Rounds (or days, for matches outside rounds) of which something was counted; oldest first',
    }),
    people: z.array(
      z.object({
        managerId: z.int(),
        name: z.string(),
        points: z.array(z.int()).meta({
          description:
            'Sum after each stage. It includes the head start, and what answers, bracket and lineups gave until the next stage',
        }),
        extra: z
          .int()
          .meta({ description: 'What the table has beyond the last sum: 0 unless something is being counted' }),
      }),
    ),
  })
  .meta({ id: 'PoolRace', description: 'The course of a bolão: its leaders and me, stage by stage' })
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
      .meta({ description: 'Slug of another championship that anybody may see; without it, the same championship' }),
  })
  .meta({ id: 'PoolAgain', description: 'A new bolão with the same rules and people, for new dates (BL15)' })
export type PoolAgainRequest = z.infer<typeof poolAgainSchema>

export const coOwnerSchema = z.object({ managerId: z.int(), isOwner: z.boolean() }).meta({ id: 'CoOwner' })
