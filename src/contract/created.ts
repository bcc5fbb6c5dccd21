import * as z from 'zod'

export const createdSchema = z
  .object({ id: z.int() })
  .meta({ id: 'Created', description: 'The number of what was made; Location has its address' })
