import * as z from 'zod'

export const projectionSchema = z
  .object({
    expectedTenths: z.number().meta({ description: 'Expected tenths of a point in the next round' }),
    lowTenths: z.int(),
    highTenths: z.int().meta({ description: '`lowTenths` to `highTenths` is the 80% range of the points (PJ2)' }),
    absentPercent: z.int().meta({ description: 'Chance in percent that the player does not play' }),
    blankPercent: z.int().meta({ description: 'Chance in percent of two points or fewer' }),
    tenPercent: z.int().meta({ description: 'Chance in percent of ten points or more' }),
  })
  .meta({ id: 'Projection', description: 'The points that a player is projected to get in the next round (PJ2)' })
export type ProjectionView = z.infer<typeof projectionSchema>
