import * as z from 'zod'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

export const shirtPatterns = ['plain', 'stripes', 'hoops', 'sash', 'halves'] as const
export type ShirtPattern = (typeof shirtPatterns)[number]

export const shirtSchema = z
  .object({ main: colour, second: colour, pattern: z.enum(shirtPatterns) })
  .meta({ id: 'Shirt', description: 'The shirt that stands for a club: two colours and a pattern' })

export type Shirt = z.infer<typeof shirtSchema>

export const clubSchema = z
  .object({ id: z.int(), name: z.string(), shirt: shirtSchema })
  .meta({ id: 'Club', description: 'A club, as shown beside a match or a player' })

export type ClubView = z.infer<typeof clubSchema>
