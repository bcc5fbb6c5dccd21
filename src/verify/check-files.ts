import { checkPool } from './check-pool.ts'
import { checkReceipts, receiptsIn } from './check-receipts.ts'
import { checkRound, reportText } from './check-round.ts'
import type { PoolFile } from './pool-file.ts'
import { joinParts, type RoundFile } from './round-file.ts'

export interface Report {
  text: string
  isRight: boolean
}

/**
 * Checks what the log of a server offers: the parts of a round, a bolão, or receipts. The server is not asked. `kept`:
 * an older file of the same round.
 */
export async function checkFiles(files: readonly unknown[], kept?: RoundFile): Promise<Report> {
  const [first] = files as { format?: string }[]
  if (first?.format?.startsWith('craque-var-pool-')) return checkPool(first as PoolFile)
  const receipts = receiptsIn(files.length === 1 ? first : files)
  if (receipts) return checkReceipts(receipts, async () => undefined)
  const file = joinParts(files as RoundFile[])
  if (typeof file === 'string') return { text: file, isRight: false }
  const result = await checkRound(file, kept)
  return { text: reportText(result), isRight: result.isRight }
}
