import * as z from 'zod'
import { promiseSchema } from './var.ts'

export const savedAtSchema = z
  .object({ savedAtMs: z.int(), promise: promiseSchema.nullable() })
  .meta({ id: 'SavedAt', description: 'When it was saved, and the promise to log it (VR4)' })
export type SavedAt = z.infer<typeof savedAtSchema>
