import * as z from 'zod'
import { DISPLAY_LINK_KINDS } from '#domain/display-link/display-link-kinds.ts'
import { rowId } from './row-id.ts'

export const newDisplayLinkSchema = z
  .object({
    kind: z.enum(DISPLAY_LINK_KINDS).meta({
      description:
        'The table of a bolão or league, my points in this championship, its results, or a board for a large screen',
    }),
    leagueId: rowId.nullable().default(null).meta({
      description: 'A bolão or league that I may see. A table needs one, a board may have one, other links have none',
    }),
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
      .meta({ description: 'Address of a CSV file, shown once. Anyone who knows the address can read the file' }),
    frame: z
      .string()
      .nullable()
      .meta({ description: 'Address of a page to embed in a frame; only for a bolão or league' }),
    board: z.string().nullable().meta({ description: 'Address of a board for a large screen' }),
  })
  .meta({ id: 'MadeDisplayLink' })
