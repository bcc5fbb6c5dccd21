import { z } from '@hono/zod-openapi'

/** As the database counts: a larger number would be an error there. */
export const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

export const idParams = z.object({ id: idSchema })
