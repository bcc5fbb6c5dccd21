import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import type { RuleFile } from './rule-file.ts'

/** The maximum length of a rule file, in characters. */
export const MOST_RULE_FILE = 50_000

export interface NamedRules {
  name: string
  rules: RuleSet
}

export const mapPoints = <T>(all: Readonly<Record<string, T | object>>, change: (value: number) => number) =>
  Object.fromEntries(
    Object.entries(all).map(([scout, value]) => [
      scout,
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([position, one]) => [position, change(one as number)]))
        : change(value as number),
    ]),
  )

/** The rule set as the file that `readRuleFile` reads: a start for anyone who writes another one. */
export const ruleFileOf = ({ name, rules: { tenths, ...limits } }: NamedRules): RuleFile => ({
  name,
  points: mapPoints(tenths, (value) => value / 10),
  ...limits,
})
