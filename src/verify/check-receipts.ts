import { fromBase64, fromHex, hmacSha256, sameBytes, toHex, utf8 } from './bytes.ts'
import { readKnownHead, type LogHead, type Logs } from './check-log-of.ts'
import { openNote } from './note.ts'
import { FORMAT } from './round-file.ts'
import { isIncluded, leafHash } from './tree.ts'

/** What the server answered to a save, as the file of the receipt holds it. */
export interface Receipt {
  leafHash: string
  atMs: number
  /** Real time of the save. Receipts of older versions do not have it. */
  notedAtMs?: number
  opening: string
  salt: string
  note: string
  key: string
}

/** What `/api/var/entries/HASH` answers. */
export interface EntryProof extends LogHead {
  position: number
  entry: string
  proof: string[]
}

/**
 * Null: no checkpoint of the server covers such an entry. `hidden`: the server shows the log to nobody, or to its
 * people only.
 */
export type ToldProof = EntryProof | null | 'hidden'

/** The server, for receipts of one or of several championships. */
export interface LogServer {
  proofOf: (receipt: Receipt) => Promise<ToldProof>
  logsOf: (receipt: Receipt) => Logs
}

/** What is wrong in the receipt itself; undefined if nothing is. */
async function wrongInReceipt({
  leafHash: hash,
  atMs,
  opening,
  salt,
  note,
  key,
}: Receipt): Promise<string | undefined> {
  const { text, signed } = await openNote(note, key)
  if (signed === 'not signed') return 'a assinatura da promessa não confere'
  const [, promised, at] = text.split('\n')
  if (!promised || toHex(fromBase64(promised)) !== hash || at !== String(atMs)) return 'a promessa é de outro registro'
  const commitment = toHex(await hmacSha256(fromHex(salt), utf8(opening)))
  const entry = utf8(`${FORMAT}\nsealed\n${atMs}\n${commitment}\n`)
  return toHex(await leafHash(entry)) === hash ? undefined : 'o conteúdo não abre o lacre'
}

/** What is wrong in the server's proof that its log has the entry; undefined if nothing is. */
async function wrongInProof(hash: string, told: EntryProof, logs: Logs): Promise<string | undefined> {
  const head = await readKnownHead(told, logs)
  if (typeof head === 'string') return head
  const leaf = fromHex(hash)
  if (!sameBytes(leaf, await leafHash(utf8(told.entry)))) return 'o servidor mostra outro registro'
  const { size, root } = head
  const proof = told.proof.map(fromBase64)
  return (await isIncluded({ leaf, position: told.position, size, proof, root }))
    ? undefined
    : 'a prova não leva à raiz assinada'
}

/** VR4: what is wrong with a promise of the server, by what it shows about it; undefined if it was kept. */
export async function wrongWith(receipt: Receipt, told: ToldProof, logs: Logs): Promise<string | undefined> {
  const wrong = await wrongInReceipt(receipt)
  if (wrong !== undefined) return wrong
  if (told === null) return 'promessa quebrada: o registro não tem este lançamento'
  if (told === 'hidden') return 'este servidor não mostra o registro a visitantes: confira na página VAR aberto dele'
  return wrongInProof(receipt.leafHash, told, logs)
}

const kinds: Record<string, string> = {
  squad: 'time',
  pick: 'palpite do jogo',
  joker: 'curinga do bolão',
  bracket: 'chave do bolão',
  answer: 'resposta da pergunta',
}

function nameOf({ opening }: Receipt): string {
  const [, , kind = '', subject = '', atMs] = opening.split('\n')
  const at = new Date(Number(atMs))
  return `${kinds[kind] ?? kind} ${subject}, de ${Number.isNaN(at.getTime()) ? '?' : at.toISOString()}`
}

export interface ReceiptsResult {
  text: string
  isRight: boolean
}

/** VR4: a checkpoint must cover a save within this time. */
const PROMISED_MS = 60_000
/** How long the check waits before it asks again. The log grows every second. */
const ASK_AGAIN_MS = 2_000

export interface Clock {
  nowMs: () => number
  wait: (ms: number) => Promise<void>
}
const realClock: Clock = {
  nowMs: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Checks every receipt against what the server shows about it today. A save of this minute may not be in the log yet:
 * the check asks again until its minute is over. Nobody signs the time of the save, so the wait is never longer than
 * a minute. Without a server, it checks only the receipts themselves.
 */
export async function checkReceipts(
  receipts: readonly Receipt[],
  server?: LogServer,
  clock = realClock,
): Promise<ReceiptsResult> {
  const startedMs = clock.nowMs()
  const askInTime = async (receipt: Receipt, { proofOf }: LogServer) => {
    const untilMs = Math.min(receipt.notedAtMs ?? 0, startedMs) + PROMISED_MS
    let told = await proofOf(receipt)
    while ((told === null || told === 'hidden') && clock.nowMs() < untilMs) {
      await clock.wait(ASK_AGAIN_MS)
      told = await proofOf(receipt)
    }
    return told
  }
  const lines: string[] = []
  for (const receipt of receipts) {
    const wrong = server
      ? await wrongWith(receipt, await askInTime(receipt, server), server.logsOf(receipt))
      : await wrongInReceipt(receipt)
    if (wrong !== undefined) lines.push(`✗ ${nameOf(receipt)}: ${wrong}`)
  }
  const right = receipts.length - lines.length
  const isOne = receipts.length === 1
  const logged = isOne ? 'recibo está no registro como foi salvo' : 'recibos estão no registro como foram salvos'
  const unasked = `${isOne ? 'recibo está assinado e abre' : 'recibos estão assinados e abrem'} o seu lacre (sem perguntar ao servidor)`
  const last = `${right} de ${receipts.length} ${server ? logged : unasked}.`
  return { text: [...lines, last].join('\n'), isRight: lines.length === 0 }
}

/** A file of one receipt, or of all that a device kept. Undefined: neither. */
export function receiptsIn(file: unknown): Receipt[] | undefined {
  const all = (Array.isArray(file) ? file : [file]) as ({ promise?: Receipt } & Partial<Receipt>)[]
  const receipts = all.map((one) => one?.promise ?? one)
  return receipts.every((one) => typeof one?.leafHash === 'string' && typeof one.note === 'string')
    ? (receipts as Receipt[])
    : undefined
}
