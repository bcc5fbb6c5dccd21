import * as z from 'zod'
import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { POSITIONS } from '#domain/sport/position.ts'

/** As much as one of a scout may give or take, in points. */
const MOST_POINTS = 100
const MOST_COUNT = 100

const byScout = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(SCOUTS), value)
const byPosition = <T extends z.ZodType>(value: T) => z.union([value, z.partialRecord(z.enum(POSITIONS), value)])
const points = z
  .number()
  .min(-MOST_POINTS)
  .max(MOST_POINTS)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'points have one decimal at most')
const count = z.int().min(1).max(MOST_COUNT)

/** SC10: what somebody writes to say what scouts are worth. */
const ruleFileSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'a name has 2 to 40 small letters, digits and hyphens'),
    points: byScout(byPosition(points)),
    every: byScout(count).optional(),
    from: byScout(byPosition(count)).optional(),
    most: byScout(count).optional(),
  })
  .superRefine(({ points: given, every = {}, from = {}, most = {} }, context) => {
    const refuse = (part: string, scout: string, message: string) =>
      context.addIssue({ code: 'custom', path: [part, scout], message })
    for (const [part, limits] of Object.entries({ every, from, most }))
      for (const scout of Object.keys(limits) as Scout[]) {
        if (given[scout] === undefined) refuse(part, scout, 'this scout has no points')
        if (part !== 'from' && from[scout] !== undefined)
          refuse(part, scout, 'a scout that counts once has "from" alone')
      }
  })
export type RuleFile = z.infer<typeof ruleFileSchema>

export interface NamedRules {
  name: string
  rules: RuleSet
}

type Limits = Pick<RuleSet, 'every' | 'from' | 'most'>

const mapPoints = <T>(all: Readonly<Record<string, T | object>>, change: (value: number) => number) =>
  Object.fromEntries(
    Object.entries(all).map(([scout, value]) => [
      scout,
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([position, one]) => [position, change(one as number)]))
        : change(value as number),
    ]),
  )

/** Every problem is a line that names its place in the file. */
export function readRuleFile(text: string): Result<NamedRules, string[]> {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return fail([`this is not JSON: ${error.message}`])
    throw error
  }
  const file = ruleFileSchema.safeParse(written)
  if (!file.success)
    return fail(file.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`))
  const { name, points: given, ...limits } = file.data
  return ok({ name, rules: { tenths: mapPoints(given, (value) => Math.round(value * 10)), ...(limits as Limits) } })
}

/** The file that `readRuleFile` reads as this set: where somebody begins who writes another. */
export const ruleFileOf = ({ name, rules: { tenths, ...limits } }: NamedRules): RuleFile => ({
  name,
  points: mapPoints(tenths, (value) => value / 10),
  ...limits,
})
