import * as z from 'zod'
import { DISPLAY_LINK_KINDS } from '#domain/display-link/display-link-kinds.ts'
import { rowId } from './row-id.ts'

export const newDisplayLinkSchema = z
  .object({
    kind: z.enum(DISPLAY_LINK_KINDS).meta({
      description:
        'The table of a bolão or league, my points in this championship, its results, or a board for a large screen',
    }),
    leagueId: rowId
      .nullable()
      .default(null)
      .meta({ description: 'Of a bolão or league that I see; a board may have none' }),
  })
  .meta({ id: 'NewDisplayLink' })

export const displayLinkSchema = z
  .object({
    id: z.int(),
    kind: z.enum(DISPLAY_LINK_KINDS),
    championship: z.string(),
    league: z.object({ id: z.int(), name: z.string() }).nullable(),
    madeAtMs: z.int(),
  })
  .meta({ id: 'DisplayLink', description: 'A read-only link of mine, without its address' })
export type DisplayLinkView = z.infer<typeof displayLinkSchema>

export const displayLinkListSchema = z.object({ links: z.array(displayLinkSchema) }).meta({ id: 'DisplayLinkList' })

export const madeDisplayLinkSchema = z
  .object({
    link: displayLinkSchema,
    sheet: z
      .string()
      .nullable()
      .meta({ description: 'Address of a CSV file; anyone who knows it reads it. Told this once' }),
    frame: z.string().nullable().meta({ description: 'Address of a frame, for a bolão or league' }),
    board: z.string().nullable().meta({ description: 'Address of a board for a large screen' }),
  })
  .meta({ id: 'MadeDisplayLink' })
