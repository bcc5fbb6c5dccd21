import { idempotencyHeader, keyPattern, madeByHeader, takesKey } from '#contract/idempotency.ts'
import type { ApiDocument } from './docs-page.ts'

const parameters = [
  {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description:
      'A key that you choose for this write. A request with the same key is not applied again: for 48 hours it gets the first answer, with the header Idempotent-Replayed. The answer is 409 in_progress while the first request runs, and 422 key_reused if another request has the key. Keys belong to the person who sends the request; for a visitor without cookies they do nothing.',
    schema: { type: 'string', pattern: keyPattern.source },
  },
  {
    name: madeByHeader,
    in: 'header',
    required: false,
    description: 'Id of the manager who made this write. If anybody else sends it, the answer is 409 other_person.',
    schema: { type: 'string' },
  },
]

/** Adds the idempotency headers to every write that takes a key. */
export function withKeys<D extends ApiDocument>(document: D): D {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods))
      if (takesKey(method.toUpperCase(), path)) operation.parameters = [...(operation.parameters ?? []), ...parameters]
  return document
}
