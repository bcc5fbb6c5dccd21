import * as z from 'zod'
import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { mapPoints, type NamedRules } from './rule-terms.ts'

/** The most points that one scout may give or take. */
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

export const RULE_FILE_PARTS = ['file', 'name', 'points', 'every', 'from', 'most'] as const
/**
 * `unknown`: no such part, scout or position. `value`: the part takes no such value. `no_points`: the scout has a
 * limit, but no points. `counts_once`: a scout with `from` has another limit too.
 */
export const RULE_FILE_FAULTS = ['not_json', 'unknown', 'value', 'no_points', 'counts_once'] as const

export interface RuleFileProblem {
  part: (typeof RULE_FILE_PARTS)[number]
  kind: (typeof RULE_FILE_FAULTS)[number]
  /** The place in the file, such as `points.goal`. */
  place: string
  /** In English, for the command line. */
  message: string
}

/** SC10: the file in which people say what each scout is worth. */
const ruleFileSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'a name has 2 to 40 small letters, digits and hyphens'),
    points: byScout(byPosition(points)),
    every: byScout(count).optional(),
    from: byScout(byPosition(count)).optional(),
    most: byScout(count).optional(),
  })
  .superRefine(({ points: given, every = {}, from = {}, most = {} }, context) => {
    const refuse = (part: string, scout: string, kind: RuleFileProblem['kind'], message: string) =>
      context.addIssue({ code: 'custom', path: [part, scout], message, params: { kind } })
    for (const [part, limits] of Object.entries({ every, from, most }))
      for (const scout of Object.keys(limits) as Scout[]) {
        if (given[scout] === undefined) refuse(part, scout, 'no_points', 'this scout has no points')
        if (part !== 'from' && from[scout] !== undefined)
          refuse(part, scout, 'counts_once', 'a scout that counts once has "from" alone')
      }
  })
export type RuleFile = z.infer<typeof ruleFileSchema>

const isUnknownKey = (issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys' || issue.code === 'invalid_key'

function problemOf(issue: z.core.$ZodIssue): RuleFileProblem {
  const part = RULE_FILE_PARTS.find((name) => name === issue.path[0]) ?? 'file'
  const kind =
    issue.code === 'custom' && issue.params
      ? (issue.params.kind as RuleFileProblem['kind'])
      : isUnknownKey(issue)
        ? 'unknown'
        : 'value'
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
  return { part, kind, place: [...issue.path, ...keys].join('.') || 'file', message: issue.message }
}

/** Every problem names its place in the file. */
export function readRuleFile(text: string): Result<NamedRules, RuleFileProblem[]> {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError)
      return fail([{ part: 'file', kind: 'not_json', place: 'file', message: `this is not JSON: ${error.message}` }])
    throw error
  }
  const file = ruleFileSchema.safeParse(written)
  if (!file.success) return fail(file.error.issues.map(problemOf))
  const { name, points: given, ...limits } = file.data
  return ok({ name, rules: { tenths: mapPoints(given, (value) => Math.round(value * 10)), ...limits } })
}
