import * as z from 'zod'
import { LARGEST_ID } from './row-id.ts'

/** For lists whose items have numbers: a position, or a numbered page as `pageCursor` writes it. */
export const POSITION_CURSOR = /^(at|page)-(\d{1,7})$/

interface Lengths {
  usual: number
  most: number
}

/** The parameters of every list that can grow (docs/decisions/107-one-way-to-page.md). */
const pageQuery = (isOurs: (cursor: string) => boolean, { usual, most }: Lengths) => ({
  cursor: z
    .string()
    .max(100)
    .refine(isOurs, 'take it from `next` of an answer')
    .optional()
    .meta({ description: '`next` of the previous answer. Without it, the list starts at the beginning' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .meta({ description: 'The largest number of items in the answer' }),
})

/** For lists whose items have numbers: rankings, tables, searches. */
export const positionQuery = (usual: number, most = usual) =>
  pageQuery((cursor) => POSITION_CURSOR.test(cursor), { usual, most })

/**
 * For lists whose cursor names the last item of the page before. New items can appear meanwhile without repeating one.
 */
export const afterKeyQuery = (pattern: RegExp, lengths: Lengths) => pageQuery((cursor) => pattern.test(cursor), lengths)

export const afterIdQuery = (lengths: Lengths) =>
  pageQuery((cursor) => /^\d{1,10}$/.test(cursor) && Number(cursor) > 0 && Number(cursor) <= LARGEST_ID, lengths)

export const pageShape = <Item extends z.ZodType>(item: Item, description?: string) => ({
  items: z.array(item).meta(description === undefined ? {} : { description }),
  next: z.string().nullable().meta({ description: 'Cursor of the next page; null on the last page' }),
})
