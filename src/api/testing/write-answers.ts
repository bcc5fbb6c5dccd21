import { readFileSync } from 'node:fs'
import type { ApiDocument } from '#api/openapi/docs-page.ts'

/** Deletions that answer with a body, and what their callers need from it. */
export const answeringDeletions: Readonly<Record<string, string>> = {
  'DELETE /api/championships/{slug}/members': 'makes a new invitation, which organisers send next',
  'DELETE /api/championships/{slug}/organisers/{managerId}': 'what the caller may still do, as PUT answers',
  'DELETE /api/managers/{id}/follow': 'how many followers are left, as PUT answers',
}

/** POSTs to an address that is also read, which make nothing with an address of its own. */
export const actions: Readonly<Record<string, string>> = {
  'POST /api/championships/{slug}/rules': 'chooses rules, also earlier ones again',
  'POST /api/championships/{slug}/book': 'many changes at once',
  'POST /api/operator/world': 'tells its progress line by line',
  'POST /api/operator/imports/{slug}/undo': 'takes an import back',
}

export const isSuccess = (status: string | number): boolean => /^2\d\d$/.test(String(status))

interface Write {
  method: string
  address: RegExp
  statuses: ReadonlySet<number>
}
let writes: readonly Write[] | undefined
/** Addresses of things and lists that can be read. */
let reads: readonly RegExp[] = []

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '[.]').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** From the file in the repository, which a test keeps equal to what the server sends. */
function readWrites(): readonly Write[] {
  const { paths = {} } = JSON.parse(readFileSync('openapi.json', 'utf8')) as ApiDocument
  reads = Object.entries(paths).flatMap(([path, { get }]) => (get ? [patternOf(path)] : []))
  return Object.entries(paths).flatMap(([path, methods]) =>
    ['post', 'delete'].flatMap((method) => {
      const { responses } = methods[method] ?? {}
      const statuses = new Set(
        Object.keys(responses ?? {})
          .filter(isSuccess)
          .map(Number),
      )
      return responses ? [{ method: method.toUpperCase(), address: patternOf(path), statuses }] : []
    }),
  )
}

/** Throws if a creation or deletion answers otherwise than the document says. `testApp` checks each answer with it. */
export function checkWriteAnswer(method: string, path: string, { ok, status, headers }: Response): void {
  if (!ok || (method !== 'POST' && method !== 'DELETE')) return
  writes ??= readWrites()
  const [address = ''] = path.replace(/^https?:\/\/[^/]+/, '').split('?')
  const found = writes.filter((one) => one.method === method && one.address.test(address))
  if (found.length === 0) return
  const name = `${method} ${address} answered ${status}`
  if (!found.some(({ statuses }) => statuses.has(status))) throw new Error(`${name}, which openapi.json does not say`)
  const location = headers.get('location') ?? ''
  if (status === 201 && !reads.some((read) => read.test(location)))
    throw new Error(`${name} with the Location "${location}", which no GET answers`)
  if (status === 204 && headers.has('content-type')) throw new Error(`${name} with a body`)
}
