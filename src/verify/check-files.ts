import { readKnownHead, type Logs } from './check-log-of.ts'
import { checkOwn } from './check-own.ts'
import { checkPool } from './check-pool.ts'
import { checkReceipts, receiptsIn, type Receipt } from './check-receipts.ts'
import { checkRound, reportText } from './check-round.ts'
import { areRight, checksText, type Check } from './check-tree.ts'
import type { PoolFile } from './pool-file.ts'
import { joinParts, type RoundFile } from './round-file.ts'

export interface Report {
  text: string
  isRight: boolean
}

/** What the receipts say besides the report: whether they are whole, and whether the file shows the same. */
async function withReceipts(report: Report, receipts: readonly Receipt[], file: RoundFile | PoolFile): Promise<Report> {
  if (receipts.length === 0) return report
  const own = [await checkOwn(receipts, file)]
  const whole = await checkReceipts(receipts)
  return {
    text: [report.text, '', ...checksText(own), whole.text].join('\n'),
    isRight: report.isRight && whole.isRight && areRight(own),
  }
}

/**
 * Checks what the log of a server offers: the parts of a round, a bolão, receipts, or receipts with one of the others.
 * The server is not asked. `kept`: an older file of the same round.
 */
export async function checkFiles(files: readonly unknown[], kept?: RoundFile): Promise<Report> {
  const receipts = files.flatMap((file) => receiptsIn(file) ?? [])
  const [first, ...more] = files.filter((file) => receiptsIn(file) === undefined)
  if (first === undefined) return checkReceipts(receipts)
  const { format } = first as { format?: string }
  if (format?.startsWith('craque-var-pool-')) {
    const pool = first as PoolFile
    return withReceipts(await checkPool(pool), receipts, pool)
  }
  const file = joinParts([first, ...more] as RoundFile[])
  if (typeof file === 'string') return { text: file, isRight: false }
  const result = await checkRound(file, kept)
  return withReceipts({ text: reportText(result), isRight: result.isRight }, receipts, file)
}

/**
 * VR4, VR9: checks all parts of a round, and compares the receipts of a person with it. Its log must be the one that the
 * device has seen.
 */
export async function checkOwnRound(
  parts: readonly RoundFile[],
  { receipts, logs }: { receipts: readonly Receipt[]; logs: Logs },
): Promise<Report & { compared: number }> {
  const file = joinParts(parts)
  if (typeof file === 'string') return { text: file, isRight: false, compared: 0 }
  const head = await readKnownHead(file.log, logs)
  const seen: Check = { name: 'O registro é o que este aparelho viu', compared: 1, wrong: [] }
  if (typeof head === 'string') seen.wrong.push(head)
  const own = await checkOwn(receipts, file)
  const checks = [seen, ...(await checkRound(file)).checks, own]
  return { text: checksText(checks).join('\n'), isRight: areRight(checks), compared: own.compared }
}
