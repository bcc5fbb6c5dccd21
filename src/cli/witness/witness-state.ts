import { readFile, rename, writeFile } from 'node:fs/promises'
import { cosignatureLine, witnessKey } from '#db/var/cosignature.ts'
import { makeKeyPair, type KeyPair } from '#db/var/signed-note.ts'
import { judgeCheckpoint, type Judgement, type KnownLog } from './judge-checkpoint.ts'

interface Stored extends KeyPair {
  name: string
  logs: Record<string, KnownLog>
  /** Two heads that one log signed and that contradict each other: the proof that it forked or shrank. */
  forks: { seen: string; shown: string; at: string }[]
}

export interface Witness {
  key: string
  logs: () => Readonly<Record<string, KnownLog>>
  /**
   * C2SP add-checkpoint. Signs only what continues the known head. A refusal proves no fork: anybody can send a wrong
   * proof with a head that is in order.
   */
  add: (asked: { body: string; key?: string }) => Promise<Judgement & { line?: string }>
  /** Stores the two heads as proof. */
  noteFork: (fork: { seen: string; shown: string }) => Promise<void>
}

/** The file is the memory of the witness: whoever deletes it makes it forget. */
export async function openWitness(file: string, name: string): Promise<Witness> {
  const stored: Stored = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Stored,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return { name, ...makeKeyPair(), logs: {}, forks: [] }
    },
  )
  const store = async () => {
    await writeFile(`${file}.new`, JSON.stringify(stored, null, 2), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  await store()
  let last: Promise<unknown> = Promise.resolve()
  /** Requests run one at a time: otherwise two that continue the same old head could both be signed. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work)
    last = done.catch(() => undefined)
    return done
  }
  return {
    key: witnessKey(stored.name, stored.publicKey),
    logs: () => stored.logs,
    noteFork: (fork) =>
      inTurn(async () => {
        if (stored.forks.some(({ shown }) => shown === fork.shown)) return
        stored.forks.push({ ...fork, at: new Date().toISOString() })
        await store()
      }),
    add: (asked) =>
      inTurn(async () => {
        const judged = await judgeCheckpoint(stored.logs, asked)
        if (judged.status !== 200) return judged
        stored.logs[judged.origin] = judged.log
        // Stored before it is signed: a witness that is killed here signs nothing older later.
        await store()
        const atSeconds = Math.floor(Date.now() / 1000)
        return { ...judged, line: cosignatureLine(judged.text, { ...stored, atSeconds }) }
      }),
  }
}
