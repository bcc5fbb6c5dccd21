import { readFile } from 'node:fs/promises'
import { checkRound, reportText } from '#verify/check-round.ts'
import type { RoundFile } from '#verify/round-file.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'

/** The address of the page of a round is also that of its file. */
function fileAddress(text: string): URL {
  const url = new URL(text)
  const [, roundId] = /\/rounds?\/(\d+)/.exec(url.pathname) ?? []
  return roundId ? new URL(`/api/rounds/${roundId}/var`, url) : url
}

async function readRound(from: string): Promise<RoundFile> {
  if (!/^https?:\/\//.test(from)) return JSON.parse(await readFile(from, 'utf8')) as RoundFile
  const answer = await fetch(fileAddress(from))
  if (!answer.ok) throw new UsageError(`${from} answers ${answer.status}`)
  return (await answer.json()) as RoundFile
}

export const verifyCommands: Record<string, Command> = {
  verify: {
    usage: 'verify FILE|URL',
    about: 'computes a round again from its VAR aberto file, without the server’s code, and says what does not match',
    runAlone: async ([from]) => {
      if (!from) throw new UsageError('name the file of a round, or its address (http://server/api/rounds/12/var)')
      const result = await checkRound(await readRound(from))
      return { text: reportText(result), json: result, failed: !result.isRight }
    },
  },
}
