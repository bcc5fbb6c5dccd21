import { fromBase64, toHex, sha256 } from '#verify/bytes.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'

/** The newest head of a log that this witness has cosigned. */
export interface KnownLog {
  /** The verifier key of the log. */
  key: string
  size: number
  checkpoint: string
}

/** C2SP tlog-witness: the status and the body of the answer. Only 200 lets the witness sign. */
export type Judgement =
  | { status: 200; text: string; origin: string; log: KnownLog }
  | { status: 400 | 403 | 404 | 422; why: string }
  | { status: 409; why: string; size: number }

const MOST_PROOF_LINES = 63

interface Request {
  old: number
  proof: string[]
  note: string
}

export function readRequest(body: string): Request | undefined {
  const end = body.indexOf('\n\n')
  if (end < 0) return undefined
  const [first = '', ...proof] = body.slice(0, end).split('\n')
  const [, old] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? []
  if (old === undefined || proof.length > MOST_PROOF_LINES || proof.some((line) => !/^[A-Za-z0-9+/]{43}=$/.test(line)))
    return undefined
  return { old: Number(old), proof, note: body.slice(end + 2) }
}

export const requestText = ({ old, proof, note }: Request): string =>
  `old ${old}\n${proof.map((line) => `${line}\n`).join('')}\n${note}`

/** The name of a log holds the hash of its key, so a key that fits needs no other proof of whose it is. */
export async function fitsOrigin(key: string, origin: string): Promise<boolean> {
  const [name, , encoded = ''] = key.split('+')
  const [, server = ''] = origin.split('/')
  if (name !== origin || encoded.length === 0) return false
  const bytes = fromBase64(key.slice(key.indexOf('+', key.indexOf('+') + 1) + 1)).slice(1)
  return toHex(await sha256(bytes)).startsWith(server) && server.length === 16
}

/** VR11: whether the submitted head continues what the witness has cosigned. */
export async function judgeCheckpoint(
  logs: Readonly<Record<string, KnownLog>>,
  { body, key }: { body: string; key?: string },
): Promise<Judgement> {
  const request = readRequest(body)
  const head = request && readCheckpoint(request.note)
  if (!request || !head) return { status: 400, why: 'não é um pedido de add-checkpoint' }
  const known = logs[head.origin]
  const trusted = known?.key ?? key
  if (!trusted || !(await fitsOrigin(trusted, head.origin)))
    return { status: 404, why: `${head.origin}: registro desconhecido` }
  const { text, signed } = await openNote(request.note, trusted)
  if (signed !== 'signed') return { status: 403, why: `${head.origin}: a assinatura não confere` }
  if (request.old > head.size) return { status: 400, why: `${head.origin}: o tamanho antigo é maior que o novo` }
  const size = known?.size ?? 0
  if (request.old !== size)
    return { status: 409, why: `${head.origin}: a testemunha já assinou ${size} entradas`, size }
  const before = known && readCheckpoint(known.checkpoint)
  const proof = request.proof.map(fromBase64)
  const continues = before ? await isConsistent(before, head, proof) : proof.length === 0
  if (!continues) {
    const why = `${head.origin}: o registro de ${head.size} entradas não começa com as ${size} que a testemunha assinou`
    return before?.size === head.size ? { status: 409, why, size } : { status: 422, why }
  }
  return { status: 200, text, origin: head.origin, log: { key: trusted, size: head.size, checkpoint: request.note } }
}
