import type { Report } from './command.ts'

const patienceMs = 4_000

/** For the health check of a container, whose image has no curl. */
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
