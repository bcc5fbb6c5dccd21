import * as z from 'zod'

const permille = z.int().min(0).max(1000)

export const ownChancesSchema = z
  .object({
    duel: z.object({ win: permille, draw: permille, lose: permille }).nullable(),
    leagues: z.array(z.object({ id: z.int(), name: z.string(), places: z.int(), top: permille })),
    division: z
      .object({ places: z.int(), top: permille })
      .nullable()
      .meta({ description: 'Of ending the round among so many that would go up; null without a group (CH4)' }),
    largeLeagues: z.int().min(0).meta({ description: 'Running leagues too large to be drawn (CH3)' }),
  })
  .meta({
    id: 'OwnChances',
    description: 'Of the round in play, in thousandths, from many ways in which it may end (CH1)',
  })
export type OwnChances = z.infer<typeof ownChancesSchema>
