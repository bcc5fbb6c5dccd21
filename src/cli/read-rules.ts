import { readFile, stat } from 'node:fs/promises'
import { readRuleFile } from '#contract/rule-file.ts'
import type { NamedRules } from '#contract/rule-terms.ts'
import { isRuleSetName, RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { UsageError } from './arguments.ts'

const MOST_BYTES = 100_000

/** SC10: the rules that `--rules` names, a shipped set or a file. */
export async function readRules(argument: string | undefined): Promise<NamedRules> {
  if (argument !== undefined && isRuleSetName(argument)) return { name: argument, rules: RULE_SETS[argument] }
  const file = argument === undefined ? undefined : await stat(argument).catch(() => undefined)
  if (argument === undefined || !file?.isFile())
    throw new UsageError(`--rules must be a rule file or one of ${Object.keys(RULE_SETS).join(', ')}`)
  if (file.size > MOST_BYTES) throw new UsageError(`${argument}: a rule file has at most ${MOST_BYTES} bytes`)
  const read = readRuleFile(await readFile(argument, 'utf8'))
  if (!read.ok)
    throw new UsageError(
      [`${argument} is no rule file:`, ...read.error.map(({ place, message }) => `  ${place}: ${message}`)].join('\n'),
    )
  return read.value
}
