import * as z from 'zod'

export const deletedSchema = z.object({ deleted: z.literal(true) })
