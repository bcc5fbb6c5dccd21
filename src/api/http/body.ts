import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { problemSchema } from '#contract/problem.ts'
import { noStore } from './cache-headers.ts'

/** The parts that all JSON routes write in the same way. */
export const jsonBody = <T extends ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

export const problemAnswer = {
  default: { description: 'A problem', content: { 'application/problem+json': { schema: problemSchema } } },
}

export const jsonAnswer = <T extends ZodType>(schema: T, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
  ...problemAnswer,
})

/** For a route that makes something. Its handler answers with `madeAt`. */
export const createdAnswer = <T extends ZodType>(schema: T, description: string) => ({
  201: {
    description,
    headers: {
      Location: {
        description: 'The address of what was created, or of the list that shows it',
        schema: { type: 'string' as const },
      },
    },
    content: { 'application/json': { schema } },
  },
  ...problemAnswer,
})

/** The headers of an answer about something new. `address` answers GET. */
export const madeAt = (address: string) => ({ ...noStore, location: address })

/** For a route that removes something. Its handler answers with `sendGone`. */
export const goneAnswer = (description: string) => ({ 204: { description }, ...problemAnswer })

export const sendGone = (c: Context) => c.body(null, 204, noStore)
