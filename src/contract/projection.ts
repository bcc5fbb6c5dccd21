import * as z from 'zod'

export const projectionSchema = z
  .object({
    expectedTenths: z.number().meta({ description: 'Expected points in the next round' }),
    lowTenths: z.int(),
    highTenths: z.int().meta({ description: 'With `lowTenths` the range that holds four results of five' }),
    absentPercent: z.int().meta({ description: 'The risk of not playing' }),
    blankPercent: z.int().meta({ description: 'The chance of two points or fewer' }),
    tenPercent: z.int().meta({ description: 'The chance of ten points or more' }),
  })
  .meta({ id: 'Projection', description: 'What may come of a player in the next round (PJ2)' })
export type ProjectionView = z.infer<typeof projectionSchema>
