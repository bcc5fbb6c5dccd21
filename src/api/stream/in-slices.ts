import { gently } from '#live/gently.ts'
import type { StreamClient } from './stream-client.ts'

/** So many are written to in some milliseconds. */
const FEW = 400
/** Between two looks at the clock. */
const STEP = 25

interface Letter {
  to: readonly StreamClient[]
  /** What it says to each. */
  bytesFor: (client: StreamClient) => Buffer
}

function* delivered({ to, bytesFor }: Letter): Generator<void, void> {
  for (const [index, client] of to.entries()) {
    client.send(bytesFor(client))
    if (index % STEP === STEP - 1) yield
  }
}

/**
 * Sends to many streams without letting anybody wait for all of them: to write to five thousand takes a tenth of a second. What is sent later is
 * never received earlier, and who is few and has nobody before him is written to at once.
 */
export function createDelivery() {
  const waiting: Letter[] = []
  let busy: Promise<void> | undefined

  async function deliverAll() {
    try {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) await gently(delivered(letter))
    } finally {
      busy = undefined
    }
  }

  return {
    deliver: (to: Letter['to'], bytesFor: Letter['bytesFor']): void => {
      if (!busy && to.length <= FEW) {
        for (const client of to) client.send(bytesFor(client))
        return
      }
      waiting.push({ to, bytesFor })
      // With a letter it waits at least once before it ends.
      busy ??= deliverAll()
    },
    /** Resolves when nothing waits. */
    done: async (): Promise<void> => busy,
  }
}
