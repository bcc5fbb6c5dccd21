import type { ZodType } from 'zod'
import { problemSchema } from '#contract/problem.ts'

/** The parts that all JSON routes write in the same way. */
export const jsonBody = <T extends ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

export const jsonAnswer = <T extends ZodType>(schema: T, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
  default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
})
