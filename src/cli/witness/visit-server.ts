import { headBefore, isSameEnd, type LaterEpoch } from '#verify/check-epoch.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { requestText, type Judgement, type KnownLog } from './judge-checkpoint.ts'
import type { Witness } from './witness-state.ts'

interface Epoch {
  origin: string
  key: string
  size: number
  hasEnded: boolean
  checkpoint: string
  start?: LaterEpoch['start']
}

export interface Visit {
  lines: string[]
  /** The witness refused a head, or the server hides one log of a championship that it shows. */
  isWrong: boolean
  /** The server no longer shows a championship, which may be private now, or deleted. */
  isGone?: boolean
}

async function readJson<T>(url: URL): Promise<T | undefined> {
  const answer = await fetch(url)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${url.href} responde ${answer.status}`)
  return (await answer.json()) as T
}

const addressOf = (server: string, path: string, asked: Record<string, string>) =>
  new URL(`${path}?${new URLSearchParams(asked).toString()}`, server)

interface Asked {
  witness: Witness
  server: string
  championship: string
}

interface HeadRequest {
  old: number
  proof: string[]
  note: string
}

/** The head that the witness is asked to sign, with the proof that it continues the one before. */
async function requestFor({ witness, server, championship }: Asked, epoch: Epoch): Promise<HeadRequest | undefined> {
  const old = witness.logs()[epoch.origin]?.size ?? 0
  if (old === 0) return { old, proof: [], note: epoch.checkpoint }
  const asked = { origin: epoch.origin, from: String(old), championship }
  const told = await readJson<{ checkpoint: string; proof: string[] }>(addressOf(server, '/api/var/consistency', asked))
  return told && { old, proof: told.proof, note: told.checkpoint }
}

interface Submission {
  /** The head that the server showed. */
  shown: string
  /** The witness's answer; undefined if the server gave no proof. */
  judged: (Judgement & { line?: string }) | undefined
}

const MOST_ATTEMPTS = 5

/** Asks for a new proof if another head arrived through `--listen` in the meantime: the old proof no longer fits. */
async function submitHead(asked: Asked, epoch: Epoch): Promise<Submission> {
  for (let attempt = 1; ; attempt++) {
    const request = await requestFor(asked, epoch)
    if (!request) return { shown: epoch.checkpoint, judged: undefined }
    const judged = await asked.witness.add({ body: requestText(request), key: epoch.key })
    const hasMoved = (asked.witness.logs()[epoch.origin]?.size ?? 0) !== request.old
    if (judged.status !== 409 || !hasMoved || attempt === MOST_ATTEMPTS) return { shown: request.note, judged }
  }
}

/**
 * VR11: only two heads that the same key signed prove anything: one log forked or shrank. A refusal for another reason
 * says nothing about the log: a wrong signature, an unknown key, or a proof that another head made too old.
 */
async function isProof(known: KnownLog, { shown, judged }: Submission): Promise<boolean> {
  const [before, head] = [readCheckpoint(known.checkpoint), readCheckpoint(shown)]
  if (!before || !head || before.origin !== head.origin) return false
  if ((await openNote(shown, known.key)).signed !== 'signed') return false
  const isForked = judged?.status === 422 || (judged?.status === 409 && judged.size === head.size)
  return isForked || head.size < before.size
}

function refusalOf({ origin, size }: Epoch, { judged }: Submission, known: KnownLog | undefined): string {
  if (judged) return 'why' in judged ? judged.why : origin
  if (known && known.size > size)
    return `${origin}: o registro encolheu (a testemunha viu ${known.size} entradas, há ${size})`
  return `${origin}: o servidor não prova que o registro continua`
}

const textOf = (note: string) => note.slice(0, note.indexOf('\n\n'))

/** VR7: what is wrong with the first entry of an epoch that this witness sees for the first time. */
async function wrongStart(
  witness: Witness,
  { before, next }: { before: Epoch; next: Epoch },
): Promise<Visit | undefined> {
  const told = (await headBefore(next)) ?? ''
  const ended = readCheckpoint(before.checkpoint)
  const first = readCheckpoint(told)
  if (ended && isSameEnd(ended, first)) return undefined
  const isSigned = async (note: string) => (await openNote(note, before.key)).signed === 'signed'
  // Both heads are of one size: the key of the log signed two histories.
  if (ended?.size === first?.size && (await isSigned(told)) && (await isSigned(before.checkpoint)))
    await witness.noteFork({ seen: told, shown: before.checkpoint })
  return { lines: [`RECUSADO ${next.origin}: não continua a época anterior, ${before.origin}`], isWrong: true }
}

async function visitLog(asked: Asked, epoch: Epoch): Promise<Visit> {
  const { witness, server } = asked
  const seen = witness.logs()[epoch.origin]
  if (epoch.hasEnded && seen) {
    // A restored backup ended this epoch with fewer entries: the next one says so (VR7).
    const gone = seen.size - epoch.size
    if (gone > 0)
      return { lines: [`${epoch.origin}: ${gone} entradas se perderam com uma cópia de segurança`], isWrong: false }
    if (textOf(seen.checkpoint) === textOf(epoch.checkpoint)) return { lines: [], isWrong: false }
  }
  const submission = await submitHead(asked, epoch)
  const { judged } = submission
  if (judged?.status !== 200 || !judged.line) {
    const known = witness.logs()[epoch.origin]
    if (known && (await isProof(known, submission)))
      await witness.noteFork({ seen: known.checkpoint, shown: submission.shown })
    return { lines: [`RECUSADO ${refusalOf(epoch, submission, known)}`], isWrong: true }
  }
  const answer = await fetch(new URL('/api/var/cosignatures', server), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: witness.key, note: judged.log.checkpoint + judged.line }),
  })
  const stored = answer.ok ? '' : `, mas o servidor não guardou a assinatura (${answer.status})`
  return { lines: [`${epoch.origin}: ${judged.log.size} entradas assinadas${stored}`], isWrong: false }
}

const serverIn = (origin: string) => origin.split('/')[1]
const championshipIn = (origin: string) => origin.split('/').slice(0, 3).join('/')

/**
 * A championship that became private or was deleted takes all its logs along: that is no refusal. Another restore takes
 * away later epochs, and leaves an earlier one that the witness knows. A log that is missing otherwise is refused.
 */
function missingLogs(known: Readonly<Record<string, KnownLog>>, shown: ReadonlySet<string>): Visit[] {
  const servers = new Set([...shown].map(serverIn))
  const championships = new Set([...shown].map(championshipIn))
  const left = new Set([...shown].filter((origin) => known[origin]).map(championshipIn))
  return Object.entries(known)
    .filter(([origin]) => servers.has(serverIn(origin)) && !shown.has(origin))
    .map(([origin, { size }]): Visit => {
      const championship = championshipIn(origin)
      if (!championships.has(championship))
        return {
          lines: [`SUMIU ${origin}: o servidor não mostra mais este campeonato a visitantes`],
          isWrong: false,
          isGone: true,
        }
      return left.has(championship)
        ? { lines: [`${origin}: ${size} entradas se perderam com uma cópia de segurança`], isWrong: false }
        : { lines: [`RECUSADO ${origin}: o servidor não mostra mais este registro`], isWrong: true }
    })
}

/** Visits once every log of the server that everybody may see. */
export async function visitServer(witness: Witness, server: string): Promise<Visit> {
  const all = await readJson<{ championships: { slug: string }[] }>(new URL('/api/championships', server))
  const visits: Visit[] = []
  const shown = new Set<string>()
  // A log that is new on this visit says nothing about one that is missing.
  const known = { ...witness.logs() }
  for (const { slug } of all?.championships ?? []) {
    const told = await readJson<{ epochs: Epoch[] }>(addressOf(server, '/api/var', { championship: slug }))
    const epochs = told?.epochs ?? []
    for (const [at, epoch] of epochs.entries()) {
      shown.add(epoch.origin)
      const before = epochs[at - 1]
      const isNew = witness.logs()[epoch.origin] === undefined
      const wrong = before && isNew ? await wrongStart(witness, { before, next: epoch }) : undefined
      visits.push(wrong ?? (await visitLog({ witness, server, championship: slug }, epoch)))
    }
  }
  visits.push(...missingLogs(known, shown))
  return {
    lines: visits.flatMap(({ lines }) => lines),
    isWrong: visits.some(({ isWrong }) => isWrong),
    isGone: visits.some(({ isGone }) => isGone),
  }
}
