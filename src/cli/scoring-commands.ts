import { readdir } from 'node:fs/promises'
import { ruleFileOf } from '#contract/rule-terms.ts'
import { isRuleSetName, RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { verifyScoring } from '#jobs/import/cartola/cartola-verify.ts'
import { isFplRound, verifyFpl } from '#jobs/import/fpl/fpl-verify.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'
import { readRules } from './read-rules.ts'

export const scoringCommands: Record<string, Command> = {
  'scoring rules': {
    usage: 'scoring rules NAME',
    about: 'shows a shipped rule set as a rule file, which --rules reads',
    runAlone: async ([name = '']) => {
      if (!isRuleSetName(name)) throw new UsageError(`NAME must be one of ${Object.keys(RULE_SETS).join(', ')}`)
      const file = ruleFileOf({ name, rules: RULE_SETS[name] })
      return { text: JSON.stringify(file, null, 2), json: file }
    },
  },
  'scoring verify': {
    usage: 'scoring verify FOLDER --rules NAME|FILE',
    about:
      'reads the round files of Cartola or of the Fantasy Premier League and compares our points with the published ones',
    runAlone: async ([folder], flags) => {
      if (!folder) throw new UsageError('name the folder of the round files')
      const { name, rules } = await readRules(flags.rules)
      const isFpl = (await readdir(folder, { recursive: true })).some(isFplRound)
      const result = await (isFpl ? verifyFpl : verifyScoring)({ folder, rules })
      const lines = result.mismatches.slice(0, 10).map((mismatch) => `  ${JSON.stringify(mismatch)}`)
      const text = [`${result.matched}/${result.total} player-rounds match (${name})`, ...lines].join('\n')
      return { text, json: result, failed: result.matched !== result.total }
    },
  },
}
