import * as z from 'zod'

/** The largest `integer` of PostgreSQL: a larger number would be a database error. */
export const LARGEST_ID = 2_147_483_647

/** For ids in requests. Ids that we answer are known to fit. */
export const rowId = z.int().positive().max(LARGEST_ID)
