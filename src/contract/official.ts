import * as z from 'zod'
import { OFFICIALS } from '#domain/championship/official.ts'

export const officialSchema = z
  .enum(OFFICIALS)
  .nullable()
  .optional()
  .meta({ description: 'Set if the manager organises the championship or reported a match of it (FP3)' })
