import { readFile } from 'node:fs/promises'
import { checkReceipts, receiptsIn, type EntryProof, type Receipt } from '#verify/check-receipts.ts'
import { checkRound, reportText } from '#verify/check-round.ts'
import type { RoundFile } from '#verify/round-file.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

/** The address of the page of a round is also that of its file. */
function fileAddress(text: string): URL {
  const url = new URL(text)
  const [, roundId] = /\/(?:rounds?|rodadas)\/(\d+)/.exec(url.pathname) ?? []
  return roundId ? new URL(`/api/rounds/${roundId}/var${url.search}`, url) : url
}

async function readJson(from: string): Promise<unknown> {
  if (!/^https?:\/\//.test(from)) return JSON.parse(await readFile(from, 'utf8')) as unknown
  const answer = await fetch(fileAddress(from))
  if (!answer.ok) throw new UsageError(`${from} answers ${answer.status}`)
  return answer.json()
}

/** Without a server only the receipts themselves can be checked. */
async function verifyReceipts(receipts: readonly Receipt[], server: string | undefined) {
  const { text, isRight } = await checkReceipts(receipts, async (hash) => {
    if (!server) return undefined
    const answer = await fetch(new URL(`/api/var/entries/${hash}`, server))
    if (!answer.ok) throw new UsageError(`${server} answers ${answer.status}`)
    return ((await answer.json()) as { proof: EntryProof | null }).proof
  })
  return { text, json: { text, isRight }, failed: !isRight }
}

export const verifyCommands: Record<string, Command> = {
  verify: {
    usage: 'verify FILE|URL [SERVER]',
    about:
      'computes a round again from its VAR aberto file, without the server’s code, and says what does not match; checks receipts, too',
    runAlone: async ([from, server]) => {
      if (!from)
        throw new UsageError('name the file of a round, its address (http://server/api/rounds/12/var) or a receipt')
      const file = await readJson(from)
      const receipts = receiptsIn(file)
      if (receipts) return verifyReceipts(receipts, server)
      const result = await checkRound(file as RoundFile)
      return { text: reportText(result), json: result, failed: !result.isRight }
    },
  },
}
