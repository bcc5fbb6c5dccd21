import type { Request } from './person.ts'

interface Noted {
  person: string
  request: Request
  status: number
}

const MOST_NOTED = 20_000

/** The requests since the last checkpoint, to print a failure as a script. */
export function createTrace() {
  let noted: (Noted | { step: string })[] = []
  let requests = 0
  return {
    requests: () => requests,
    note: (one: Noted) => {
      requests++
      noted.push(one)
      if (noted.length > MOST_NOTED) noted = noted.slice(-MOST_NOTED / 2)
    },
    step: (name: string) => noted.push({ step: name }),
    clear: () => {
      noted = []
    },
    /** Successful reads are left out, because they change nothing. */
    script: () =>
      noted
        .filter((one) => 'step' in one || one.request.method !== 'GET' || one.status >= 400)
        .map((one) => ('step' in one ? `# ${one.step}` : lineOf(one)))
        .join('\n'),
  }
}
export type Trace = ReturnType<typeof createTrace>

function lineOf({ person, request: { method, path, body, form }, status }: Noted): string {
  const sent = form
    ? ` files: ${form
        .getAll('files')
        .map((one) => (one instanceof File ? one.name : ''))
        .join(', ')}`
    : body === undefined
      ? ''
      : ` ${JSON.stringify(body)}`
  return `${person}: ${method} ${path}${sent}  -> ${status}`
}
