import * as z from 'zod'

const permille = z.int().min(0).max(1000)

export const ownChancesSchema = z
  .object({
    duel: z.object({ win: permille, draw: permille, lose: permille }).nullable(),
    leagues: z.array(z.object({ id: z.int(), name: z.string(), places: z.int(), top: permille })),
    division: z.object({ places: z.int(), top: permille }).nullable().meta({
      description:
        'Chance to end the round among the first `places` of my group, which go up; null without a group (CH4)',
    }),
    largeLeagues: z
      .int()
      .min(0)
      .meta({ description: 'Number of my running leagues that are too large to simulate (CH3)' }),
    otherLeagues: z
      .int()
      .min(0)
      .meta({ description: 'Number of my running leagues that are small enough, but come after the first ten (CH3)' }),
  })
  .meta({
    id: 'OwnChances',
    description: 'My chances in the round in play, in thousandths, from a thousand simulations of its rest (CH1)',
  })
export type OwnChances = z.infer<typeof ownChancesSchema>
