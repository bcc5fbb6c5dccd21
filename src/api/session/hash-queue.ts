import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { passingProblem } from '#api/http/passing-problem.ts'

/** OWASP's minimum for argon2id, which is this package's default. */
const settings: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  verify(input: { hash: string; password: string }): Promise<boolean>
}

/** The database and other requests need the other half: when hashing took all processors, a save waited for seconds. */
const halfTheProcessors = Math.max(1, Math.floor(availableParallelism() / 2))

/**
 * Strangers can cause hashing, which is expensive. Only a few hashes run at the same time, and others wait. When too
 * many wait, the next is refused.
 */
export function createPasswords({ atOnce = halfTheProcessors, waiting = 60 } = {}): Passwords {
  const queue: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw passingProblem('busy')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running++
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }

  // Two keyboards may encode the same phrase with different code points.
  const bytes = (password: string) => password.normalize('NFKC')
  return {
    hash: (password) => inTurn(() => hash(bytes(password), settings)),
    verify: ({ hash: stored, password }) => inTurn(() => verify(stored, bytes(password))),
  }
}
