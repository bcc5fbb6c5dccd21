import type { ImportAnswer } from '#contract/import.ts'
import { ATTACKS } from '#jobs/testing/attack-files.ts'
import { Failure } from '#test/life/failure.ts'
import { shuffled, type Action, type Life } from '#test/life/life.ts'
import { OPERATOR } from './people.ts'

/** The cell in the last corner once crashed the server, so it is always included. */
const [CORNER] = ATTACKS
const OTHERS = 3
const LONGEST_WAIT_MS = 5_000

/** Sends requests during the work, and returns the longest wait for an answer in milliseconds. */
async function longestWaitDuring(life: Life, work: () => Promise<void>): Promise<number> {
  const over = new AbortController()
  let slowestMs = 0
  const ask = async () => {
    while (!over.signal.aborted) {
      const startMs = performance.now()
      await life.as(OPERATOR).get('/api/championships')
      slowestMs = Math.max(slowestMs, performance.now() - startMs)
    }
  }
  await Promise.all([ask(), work().finally(() => over.abort())])
  return slowestMs
}

/** Files that no spreadsheet program would create. Each is refused with its reason, and nobody waits for it (IM20). */
const attackFiles: Action = async (life, { key }) => {
  const rng = life.random(`attack ${key}`)
  const others = shuffled(rng, ATTACKS.slice(1)).slice(0, OTHERS)
  const slowestMs = await longestWaitDuring(life, async () => {
    for (const [name, bytes, code] of CORNER ? [CORNER, ...others] : others) {
      const form = new FormData()
      form.append('files', new File([Buffer.from(bytes)], name))
      const path = '/api/operator/imports/preview'
      const { problems } = await life.as(OPERATOR).take<ImportAnswer>({ method: 'POST', path, form })
      if (!problems.some((one) => one.code === code))
        throw new Failure('import', `${name} was not refused for ${code}: ${JSON.stringify(problems).slice(0, 300)}`)
    }
  })
  if (slowestMs > LONGEST_WAIT_MS)
    throw new Failure('late', `somebody waited ${Math.round(slowestMs)} ms while files were read`)
}

export const attackActions = { attackFiles }
