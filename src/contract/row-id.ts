import * as z from 'zod'

/** The largest `integer` of PostgreSQL: a larger number would be a database error. */
export const LARGEST_ID = 2_147_483_647

/** For ids in requests. Ids that we answer are known to fit. */
export const rowId = z.int().positive().max(LARGEST_ID)

const written = /^[1-9][0-9]{0,9}$/

/**
 * For numbers in addresses. Only `7` is 7: Craque reads the owner of a thing from the address itself (CP4), so an
 * address must not have a second way to write a number, such as `07` or `7.0`.
 */
export const numberInAddress = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess((text) => (typeof text === 'string' && written.test(text) ? Number(text) : text), schema)

export const idInAddress = numberInAddress(rowId)
