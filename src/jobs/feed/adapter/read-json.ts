import type * as z from 'zod'
import type { FeedProblem } from '#domain/feed/feed.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'
import type { Ask } from '#jobs/feed/ask/fetch-document.ts'

/** The document at an address, if it has the expected form: neither an HTML page nor half a document. */
export async function askJson<T>(
  ask: Ask,
  schema: z.ZodType<T>,
  { address, headers }: { address: string; headers?: Record<string, string> },
): Promise<Result<T, FeedProblem>> {
  const document = await ask(address, headers)
  if (!document.ok) return document
  let json: unknown
  try {
    json = JSON.parse(decodeText(document.value.bytes))
  } catch {
    return fail({ kind: 'not_json' })
  }
  const parsed = schema.safeParse(json)
  const [issue] = parsed.error?.issues ?? []
  if (!parsed.success) return fail({ kind: 'unreadable', what: issue?.path.join('.') ?? '' })
  return ok(parsed.data)
}
