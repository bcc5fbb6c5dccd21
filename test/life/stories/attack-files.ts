import type { ImportAnswer } from '#contract/import.ts'
import { ATTACKS } from '#jobs/import/read/attack-files.test-helper.ts'
import { Failure } from '#test/life/failure.ts'
import { shuffled, type Action, type Life } from '#test/life/life.ts'
import { OPERATOR } from './people.ts'

/** The cell in the last corner ended the server once; it is tried every time. */
const [CORNER] = ATTACKS
const OTHERS = 3
const LONGEST_WAIT_MS = 5_000

/** Somebody else asks again and again while files are read. */
function askMeanwhile(life: Life) {
  const over = new AbortController()
  let slowestMs = 0
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startMs = performance.now()
      const answer = await fetch(`${life.server.url()}/api/championships`)
      await answer.text()
      slowestMs = Math.max(slowestMs, performance.now() - startMs)
    }
  })()
  return async () => {
    over.abort()
    await asking
    return slowestMs
  }
}

/** Files that no sheet program made: each is refused for its reason, and nobody else waits (IM20). */
const attackFiles: Action = async (life, { key }) => {
  const rng = life.random(`attack ${key}`)
  const others = shuffled(rng, ATTACKS.slice(1)).slice(0, OTHERS)
  const over = askMeanwhile(life)
  for (const [name, bytes, code] of CORNER ? [CORNER, ...others] : others) {
    const form = new FormData()
    form.append('files', new File([Buffer.from(bytes)], name))
    const path = '/api/operator/imports/preview'
    const { problems } = await life.as(OPERATOR).take<ImportAnswer>({ method: 'POST', path, form })
    if (!problems.some((one) => one.code === code))
      throw new Failure('import', `${name} was not refused for ${code}: ${JSON.stringify(problems).slice(0, 300)}`)
  }
  const slowestMs = await over()
  if (slowestMs > LONGEST_WAIT_MS)
    throw new Failure('late', `somebody waited ${Math.round(slowestMs)} ms while files were read`)
}

export const attackActions = { attackFiles }
