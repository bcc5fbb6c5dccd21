import { createCaller } from './call.ts'
import type { ClientOptions, StreamOptions } from './client-options.ts'
import type { CallOptions, Page } from './client-types.ts'
import { CraqueProblem } from './craque-problem.ts'
import { listen } from './stream.ts'

const isWhole = (value: unknown): Page => value as Page

/** `operations` gives the method and address of each operation, with `!` where a write takes a key. */
export function createClientOf(operations: Readonly<Record<string, string>>, options: ClientOptions = {}) {
  const caller = createCaller(operations, options)
  return {
    call: caller.call,
    /** Every item of a list, page by page; `part` finds the list in a larger answer. */
    async *pages(name: string, values: CallOptions = {}, part: (value: never) => Page = isWhole) {
      for (let cursor = values['cursor']; ;) {
        const answer = await caller.call(name, { ...values, cursor })
        if (!answer.ok) throw new CraqueProblem(answer.problem)
        const { items, next } = part(answer.value as never)
        yield* items
        if (next === null) return
        cursor = next
      }
    },
    stream: (asked: StreamOptions = {}) =>
      listen(caller, { ...(options.championship !== undefined && { championship: options.championship }), ...asked }),
  }
}
