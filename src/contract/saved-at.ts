import * as z from 'zod'

export const savedAtSchema = z.object({ savedAtMs: z.int() }).meta({ id: 'SavedAt', description: 'When it was saved' })
