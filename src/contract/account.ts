import { z } from 'zod'
import { COUNTRIES } from '#domain/manager/country.ts'

export const viewerSchema = z
  .object({
    managerId: z.int(),
    kind: z.enum(['guest', 'account']),
    name: z.string(),
    avatarSeed: z.string(),
    country: z.enum(COUNTRIES),
    email: z.string().nullable().meta({ description: 'Null for a guest' }),
    isOperator: z.boolean(),
  })
  .meta({ id: 'Viewer', description: 'The person who asks' })
export type ViewerView = z.infer<typeof viewerSchema>

export const viewerAnswerSchema = z
  .object({ viewer: viewerSchema.nullable().meta({ description: 'Null for a visitor' }) })
  .meta({ id: 'ViewerAnswer' })
export type ViewerAnswer = z.infer<typeof viewerAnswerSchema>
