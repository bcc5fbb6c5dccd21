import * as z from 'zod'

/** As the database counts: a larger number would be an error there. */
export const LARGEST_ID = 2_147_483_647

/** In a body that is sent to us; what we answer is known to fit. */
export const rowId = z.int().positive().max(LARGEST_ID)
