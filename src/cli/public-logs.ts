import type { LogHead, Logs } from '#verify/check-log-of.ts'
import type { EntryProof, Receipt, ToldProof } from '#verify/check-receipts.ts'
import type { WordsProof } from '#verify/check-words.ts'
import { UsageError } from './arguments.ts'

type Told<T> = Promise<T | undefined>

/** Undefined if the server answers 404. */
async function readJson<T>(server: string, path: string, asked: Record<string, string> = {}): Told<T> {
  const answer = await fetch(new URL(`${path}?${new URLSearchParams(asked).toString()}`, server))
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new UsageError(`${server} answers ${answer.status}`)
  return (await answer.json()) as T
}

/** `craque/KEY/CHAMPIONSHIP`, which begins the origins of all epochs of a log. */
const logOf = ({ note }: Receipt) => note.split('\n')[0]?.replace(/\/promise$/, '') ?? ''

/** Searches the logs that a server shows to everybody: receipts and words lack the slug of the championship. */
export function publicLogs(server: string) {
  const slugs = async () =>
    ((await readJson<{ championships: { slug: string }[] }>(server, '/api/championships'))?.championships ?? []).map(
      ({ slug }) => slug,
    )
  const known = new Map<string, string>()
  const heads = new Map<string, LogHead>()
  async function readHeads(championship: string): Promise<void> {
    const told = await readJson<{ epochs: LogHead[] }>(server, '/api/var', { championship })
    for (const head of told?.epochs ?? []) {
      known.set(head.origin.replace(/\/[^/]+$/, ''), championship)
      heads.set(head.origin, head)
    }
  }
  async function slugOf(log: string): Told<string> {
    if (known.has(log)) return known.get(log)
    for (const championship of await slugs()) await readHeads(championship)
    return known.get(log)
  }
  return {
    async proofOf(receipt: Receipt): Promise<ToldProof> {
      const championship = await slugOf(logOf(receipt))
      if (championship === undefined) return 'hidden'
      const path = `/api/var/entries/${receipt.leafHash}`
      return (await readJson<{ proof: EntryProof | null }>(server, path, { championship }))?.proof ?? null
    },
    logsOf: (receipt: Receipt): Logs => ({
      headOf: async (origin) => {
        const championship = await slugOf(logOf(receipt))
        // An epoch may have begun since the list was read.
        if (!heads.has(origin) && championship !== undefined) await readHeads(championship)
        return heads.get(origin)
      },
      prove: async (origin, from) => {
        const championship = (await slugOf(logOf(receipt))) ?? ''
        return readJson(server, '/api/var/consistency', { championship, origin, from: String(from) })
      },
    }),
    async findWords(digest: string): Told<WordsProof> {
      for (const championship of await slugs()) {
        const told = await readJson<WordsProof>(server, '/api/var/words', { digest, championship })
        if (told) return told
      }
      return undefined
    },
  }
}
