import { readFile } from 'node:fs/promises'
import { checkReceipts, receiptsIn, type Receipt } from '#verify/check-receipts.ts'
import { checkFiles } from '#verify/check-files.ts'
import { checkKept } from '#verify/check-kept.ts'
import { areRight, checksText } from '#verify/check-tree.ts'
import { checkWords } from '#verify/check-words.ts'
import { digestOfWords } from '#verify/checkpoint-words.ts'
import type { RoundFile } from '#verify/round-file.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'
import { publicLogs } from './public-logs.ts'

const roundOf = (address: string): string | undefined =>
  /\/(?:rounds?|rodadas)\/(\d+)/.exec(new URL(address).pathname)?.[1]

/** The address of a round's file, also from the address of the round's page. */
function fileAddress(text: string): URL {
  const url = new URL(text)
  const roundId = roundOf(text)
  // The address may name one part. All parts are read anyway.
  return roundId ? new URL(`/api/rounds/${roundId}/var`, url) : url
}

const isAddress = (from: string) => /^https?:\/\//.test(from)

async function fetchJson(url: URL): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new UsageError(`${url.href} answers ${answer.status}`)
  return answer.json()
}

const readJson = async (from: string): Promise<unknown> =>
  isAddress(from) ? fetchJson(fileAddress(from)) : (JSON.parse(await readFile(from, 'utf8')) as unknown)

/** Without a server only the receipts themselves can be checked. */
async function verifyReceipts(receipts: readonly Receipt[], server: string | undefined) {
  const { text, isRight } = await checkReceipts(receipts, server === undefined ? undefined : publicLogs(server))
  return { text, json: { text, isRight }, failed: !isRight }
}

/** A round of many lineups has several files. Reads those after the first: as named, or from the round's address. */
async function otherParts(first: unknown, from: string, named: readonly string[]): Promise<unknown[]> {
  const { parts = 1 } = first as { parts?: number }
  if (!isAddress(from)) {
    const read = await Promise.all(named.map(async (one) => ({ one, file: await readJson(one) })))
    const rest = read.map(async ({ one, file }) => [file, ...(isAddress(one) ? await otherParts(file, one, []) : [])])
    return (await Promise.all(rest)).flat()
  }
  const files: unknown[] = []
  for (let part = 2; part <= parts; part++) {
    const url = fileAddress(from)
    url.searchParams.set('part', String(part))
    files.push(await fetchJson(url))
  }
  return files
}

/** The twelve words of a sheet or a picture, in quotation marks. */
async function verifyWords(words: string, server: string | undefined) {
  if (!server) throw new UsageError('name the address of the server after the words')
  const logs = publicLogs(server)
  const { text, isRight } = await checkWords(words, (found) => logs.findWords(found))
  return { text, json: { text, isRight }, failed: !isRight }
}

/** Compares a file that somebody kept with what the server shows about the round today. */
async function verifyKept(kept: RoundFile, server: string) {
  const from = new URL(`/api/rounds/${kept.round.id}/var`, server).href
  const answer = await fetch(from)
  if (answer.status === 404) {
    const checks = await checkKept(kept, undefined)
    const text = checksText(checks).join('\n')
    return { text, json: { text, isRight: areRight(checks) }, failed: true }
  }
  if (!answer.ok) throw new UsageError(`${from} answers ${answer.status}`)
  const today: unknown = await answer.json()
  const result = await checkFiles([today, ...(await otherParts(today, from, []))], kept)
  return { text: result.text, json: result, failed: !result.isRight }
}

const isRound = (file: unknown): file is RoundFile =>
  (file as { format?: string }).format?.startsWith('craque-var-round-') === true

export const verifyCommands: Record<string, Command> = {
  verify: {
    usage: 'verify FILE…|URL|WORDS [SERVER|URL]',
    about:
      'computes a round or a bolão again from its VAR aberto file, without the server’s code, and says what does not match; compares a file that you kept with the server of today; checks receipts, also against such a file, and twelve words',
    runAlone: async ([from, ...more]) => {
      if (!from)
        throw new UsageError('name the file of a round, its address (http://server/api/rounds/12/var) or a receipt')
      if (await digestOfWords(from)) return verifyWords(from, more[0])
      const file = await readJson(from)
      const receipts = receiptsIn(file)
      const isWithFiles = more.some((one) => !isAddress(one) || roundOf(one) !== undefined)
      if (receipts && !isWithFiles) return verifyReceipts(receipts, more[0])
      const server = more.at(-1)
      if (!isAddress(from) && server && isAddress(server) && isRound(file)) return verifyKept(file, server)
      const result = await checkFiles([file, ...(await otherParts(file, from, more))])
      return { text: result.text, json: result, failed: !result.isRight }
    },
  },
}
