import { requestText } from './judge-checkpoint.ts'
import type { Witness } from './witness-state.ts'

interface Epoch {
  origin: string
  key: string
  size: number
  hasEnded: boolean
  checkpoint: string
}

export interface Visit {
  lines: string[]
  /** The witness refused a head, or the server no longer shows a log that the witness knows. */
  isWrong: boolean
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

/** The head that the witness is asked to sign, with the proof that it continues the one before. */
async function requestFor({ witness, server, championship }: Asked, epoch: Epoch): Promise<string | undefined> {
  const old = witness.logs()[epoch.origin]?.size ?? 0
  if (old === 0) return requestText({ old, proof: [], note: epoch.checkpoint })
  const asked = { origin: epoch.origin, from: String(old), championship }
  const told = await readJson<{ checkpoint: string; proof: string[] }>(addressOf(server, '/api/var/consistency', asked))
  return told && requestText({ old, proof: told.proof, note: told.checkpoint })
}

async function visitLog(asked: Asked, epoch: Epoch): Promise<Visit> {
  const { witness, server } = asked
  const known = witness.logs()[epoch.origin]
  // A restored backup or a new key ended this epoch, perhaps with fewer entries: the next one says so (VR7).
  if (epoch.hasEnded) {
    const gone = (known?.size ?? 0) - epoch.size
    return {
      lines: gone > 0 ? [`${epoch.origin}: ${gone} entradas se perderam com uma cópia de segurança`] : [],
      isWrong: false,
    }
  }
  const body = await requestFor(asked, epoch)
  if (body === undefined) {
    await witness.noteFork({ seen: known?.checkpoint ?? '', shown: epoch.checkpoint })
    return {
      lines: [
        `RECUSADO ${epoch.origin}: o registro encolheu (a testemunha viu ${known?.size} entradas, há ${epoch.size})`,
      ],
      isWrong: true,
    }
  }
  const judged = await witness.add({ body, key: epoch.key })
  if (judged.status !== 200 || !judged.line) {
    await witness.noteFork({ seen: known?.checkpoint ?? '', shown: epoch.checkpoint })
    return { lines: [`RECUSADO ${'why' in judged ? judged.why : epoch.origin}`], isWrong: true }
  }
  const answer = await fetch(new URL('/api/var/cosignatures', server), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: witness.key, note: judged.log.checkpoint + judged.line }),
  })
  const stored = answer.ok ? '' : `, mas o servidor não guardou a assinatura (${answer.status})`
  return { lines: [`${epoch.origin}: ${judged.log.size} entradas assinadas${stored}`], isWrong: false }
}

/** Visits once every log of the server that everybody may see. */
export async function visitServer(witness: Witness, server: string): Promise<Visit> {
  const all = await readJson<{ championships: { slug: string }[] }>(new URL('/api/championships', server))
  const visits: Visit[] = []
  const shown = new Set<string>()
  for (const { slug } of all?.championships ?? []) {
    const told = await readJson<{ epochs: Epoch[] }>(addressOf(server, '/api/var', { championship: slug }))
    for (const epoch of told?.epochs ?? []) {
      shown.add(epoch.origin)
      visits.push(await visitLog({ witness, server, championship: slug }, epoch))
    }
  }
  const servers = new Set([...shown].map((origin) => origin.split('/')[1]))
  for (const origin of Object.keys(witness.logs()))
    if (servers.has(origin.split('/')[1]) && !shown.has(origin))
      visits.push({ lines: [`RECUSADO ${origin}: o servidor não mostra mais este registro`], isWrong: true })
  return { lines: visits.flatMap(({ lines }) => lines), isWrong: visits.some(({ isWrong }) => isWrong) }
}
