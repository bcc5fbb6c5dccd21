import { z } from '@hono/zod-openapi'
import { idInAddress } from '#contract/row-id.ts'

export const idSchema = idInAddress

export const idParams = z.object({ id: idSchema })
