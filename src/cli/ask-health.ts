import { UsageError } from './arguments.ts'
import type { Report } from './command.ts'

const patienceMs = 4_000

/** Where the server with these settings listens. One that listens everywhere also listens on the loopback address. */
export function ownAddress({ HOST, PORT }: Record<string, string | undefined>): string {
  if (PORT === '0') throw new UsageError('PORT=0 is any free port: name the ADDRESS of the server')
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST || '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`
}

/** For the health check of a container, whose image has no curl, and for update.sh. */
export async function askHealth(address: string): Promise<Report> {
  try {
    const answer = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(patienceMs) })
    const json = (await answer.json()) as { status?: string; waitingFor?: string }
    const text = [json.status ?? `status ${answer.status}`, json.waitingFor].filter(Boolean).join(': ')
    return { text, json, failed: !answer.ok }
  } catch (error) {
    const { cause } = error as Error
    const text = `no answer from ${address}: ${cause instanceof Error ? cause.message : (error as Error).message}`
    return { text, json: { status: 'no answer' }, failed: true }
  }
}
