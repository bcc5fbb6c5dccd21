import * as z from 'zod'

/** RFC 9457. `kind` is the stable word for programs; `detail` is a sentence in the visitor's language. */
export const problemSchema = z
  .object({
    type: z.string(),
    kind: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    requestId: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    facts: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong, as an RFC 9457 problem document' })

export type ProblemDocument = z.infer<typeof problemSchema>
