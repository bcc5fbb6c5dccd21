import { fail, ok } from '#domain/result.ts'
import { readFile } from '#jobs/import/read/read-file.ts'
import { NOTHING_SAID } from '#jobs/import/said/statement.ts'
import type { Adapter } from './adapter.ts'

const MINUTE_MS = 60_000

const nameOf = (address: string) => new URL(address).pathname.split('/').at(-1) || 'openfootball'

/** One file with a whole championship, as text or JSON. Results appear in it some time after the match. */
export const openfootball: Adapter = {
  pace: { runningMs: 5 * MINUTE_MS, idleMs: 60 * MINUTE_MS },
  read: async (ask, { address }) => {
    const document = await ask(address)
    if (!document.ok) return document
    const read = await readFile({ name: nameOf(address), bytes: document.value.bytes })
    if (read.kind === 'problem' && read.problem.code === 'bad_json') return fail({ kind: 'not_json' })
    if (read.kind !== 'matches') return fail({ kind: 'unreadable', what: nameOf(address) })
    return ok({ stage: [], statement: { ...NOTHING_SAID, matches: read.matches } })
  },
}
