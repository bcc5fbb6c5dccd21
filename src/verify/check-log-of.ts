import { fromBase64, sameBytes } from './bytes.ts'
import { fitsOrigin } from './check-tree.ts'
import { openNote, readCheckpoint, type Checkpoint } from './note.ts'
import { isConsistent } from './tree.ts'

/** A signed head of a log. */
export interface LogHead {
  origin: string
  key: string
  checkpoint: string
}

/** The logs of one championship. */
export interface Logs {
  /** The head that the device has seen of this log, or that the server lists. Undefined: it lists no such log. */
  headOf: (origin: string) => Promise<LogHead | undefined>
  /** What `/api/var/consistency` answers. Undefined: the server proves nothing. */
  prove: (origin: string, from: number) => Promise<{ checkpoint: string; proof: string[] } | undefined>
}

/** The log grows every second, also between two questions. */
const MOST_TRIES = 5

/** Whether one log has both heads: the server proves that one tree continues both. */
async function isOneLog(one: Checkpoint, other: Checkpoint, prove: Logs['prove']): Promise<boolean> {
  if (one.size === other.size) return sameBytes(one.root, other.root)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const told = await Promise.all([one, other].map(({ origin, size }) => prove(origin, size)))
    const [first, second] = told.map((answer) => readCheckpoint(answer?.checkpoint ?? ''))
    if (!first || !second) return false
    if (first.size !== second.size) continue
    const [ofFirst = [], ofSecond = []] = told.map((answer) => (answer?.proof ?? []).map(fromBase64))
    return (await isConsistent(one, first, ofFirst)) && (await isConsistent(other, first, ofSecond))
      ? sameBytes(first.root, second.root)
      : false
  }
  return false
}

/** The text of a head that its key signed and whose origin names this key; a sentence if it is something else. */
async function readHead({ origin, key, checkpoint }: LogHead): Promise<Checkpoint | string> {
  const { text, signed } = await openNote(checkpoint, key)
  const head = readCheckpoint(text)
  if (signed === 'not signed' || head?.origin !== origin) return 'o ponto de controle não está assinado'
  return (await fitsOrigin(origin, key)) ? head : 'a chave não é a do registro'
}

/**
 * VR4: a second log, which nobody else sees, would prove anything. The head must be of a log that the championship
 * shows, and that log must have the head that was seen.
 */
export async function readKnownHead(shown: LogHead, { headOf, prove }: Logs): Promise<Checkpoint | string> {
  const head = await readHead(shown)
  if (typeof head === 'string') return head
  const known = await headOf(shown.origin)
  const seen = known && (await readHead(known))
  if (!seen) return 'a prova é de um registro que o campeonato não mostra'
  if (typeof seen === 'string') return seen
  return (await isOneLog(head, seen, prove)) ? head : 'a prova é de outro registro que o já visto'
}
