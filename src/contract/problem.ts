import * as z from 'zod'

/** RFC 9457. `kind` is the stable word for programs; `detail` is a sentence in the visitor's language. */
export const problemSchema = z
  .object({
    type: z.string(),
    kind: z.string().meta({ description: 'A stable word for programs' }),
    title: z.string().meta({ description: 'In the language of the cookie `craque_language`' }),
    status: z.int(),
    detail: z.string().meta({ description: 'A sentence for people, in the same language' }),
    requestId: z.string(),
    fields: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'The fields of the request that are wrong' }),
    facts: z.record(z.string(), z.unknown()).optional().meta({
      description:
        'What a program needs to know about this refusal; the names depend on `kind`: `retryAfterSeconds` of `too_many_requests`, `price` and `by` of `over_budget`',
    }),
  })
  .meta({ id: 'Problem', description: 'What went wrong, as an RFC 9457 problem document' })

export type ProblemDocument = z.infer<typeof problemSchema>
