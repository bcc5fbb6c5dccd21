import * as z from 'zod'

export const createdSchema = z
  .object({ id: z.int() })
  .meta({ id: 'Created', description: 'The id of what was created; the header Location has its address' })
