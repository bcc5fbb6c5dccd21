import { z } from '@hono/zod-openapi'
import { LARGEST_ID } from '#contract/row-id.ts'

export const idSchema = z.coerce.number().int().positive().max(LARGEST_ID)

export const idParams = z.object({ id: idSchema })
