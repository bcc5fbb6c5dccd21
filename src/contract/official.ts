import * as z from 'zod'
import { OFFICIALS } from '#domain/championship/official.ts'

export const officialSchema = z
  .enum(OFFICIALS)
  .nullable()
  .optional()
  .meta({ description: 'Organises the championship, or reported a match of it (FP3)' })
