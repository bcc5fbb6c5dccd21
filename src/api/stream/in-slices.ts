import { gently } from '#live/gently.ts'
import type { StreamClient } from './stream-client.ts'

/** So many are written to in some milliseconds. */
const FEW = 400
/** Between two looks at the clock. */
const STEP = 25

interface Letter {
  to: readonly StreamClient[]
  bytes: Buffer
}

function* delivered({ to, bytes }: Letter): Generator<void, void> {
  for (const [index, client] of to.entries()) {
    client.send(bytes)
    if (index % STEP === STEP - 1) yield
  }
}

/**
 * Sends to many streams without letting anybody wait for all of them: to write to five thousand takes a tenth of a second. What is sent later is
 * never received earlier, and who is few and has nobody before him is written to at once.
 */
export function createDelivery(): (to: readonly StreamClient[], bytes: Buffer) => void {
  const waiting: Letter[] = []
  let isBusy = false

  async function deliver() {
    isBusy = true
    try {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) await gently(delivered(letter))
    } finally {
      isBusy = false
    }
  }

  return (to, bytes) => {
    if (!isBusy && to.length <= FEW) {
      for (const client of to) client.send(bytes)
      return
    }
    waiting.push({ to, bytes })
    if (!isBusy) void deliver()
  }
}
