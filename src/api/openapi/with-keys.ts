import { idempotencyHeader, keyPattern, madeByHeader, takesKey } from '#contract/idempotency.ts'
import type { ApiDocument } from './docs-page.ts'

const parameters = [
  {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description:
      'A name of your own for this write. Sent again under the same key it is not applied again: for 48 hours the answer is the first one’s, with Idempotent-Replayed. 409 in_progress while the first is under way, 422 key_reused for another request under it. Keys belong to who asks; a visitor without cookies has none.',
    schema: { type: 'string', pattern: keyPattern.source },
  },
  {
    name: madeByHeader,
    in: 'header',
    required: false,
    description: 'The number of the manager for whom this was made: refused with 409 other_person for anybody else.',
    schema: { type: 'string' },
  },
]

/** Adds the idempotency headers to every write that may be repeated. */
export function withKeys<D extends ApiDocument>(document: D): D {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods))
      if (takesKey(method.toUpperCase(), path)) operation.parameters = [...(operation.parameters ?? []), ...parameters]
  return document
}
