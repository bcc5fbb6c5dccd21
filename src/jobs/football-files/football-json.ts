import * as z from 'zod'
import { isoDate } from '#jobs/csv/dates.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { withStatus } from './match-status.ts'
import type { GoalSaid, MatchesRead, MatchSaid, ResultSaid, Where } from './said.ts'

const pairSchema = z.tuple([z.number().int(), z.number().int()])
const goalSchema = z.object({
  name: z.string(),
  minute: z.union([z.string(), z.number()]).optional(),
  owngoal: z.boolean().optional(),
  penalty: z.boolean().optional(),
})
const fileSchema = z.object({ name: z.string(), matches: z.array(z.looseObject({})) })
const matchSchema = z.object({
  round: z.string().optional(),
  num: z.number().int().optional(),
  group: z.string().optional(),
  ground: z.string().optional(),
  date: z.string(),
  time: z.string().optional(),
  team1: z.string(),
  team2: z.string(),
  score: z
    .union([pairSchema, z.object({ ft: pairSchema.optional(), et: pairSchema.optional(), p: pairSchema.optional() })])
    .optional(),
  status: z.string().nullish(),
  goals1: z.array(goalSchema).optional(),
  goals2: z.array(goalSchema).optional(),
})
type JsonMatch = z.infer<typeof matchSchema>

export interface FootballJson extends MatchesRead {
  name: string
}

const scoreOf = ([home, away]: readonly [number, number]): Score => ({ home, away })

function resultOf(score: JsonMatch['score']): ResultSaid | undefined {
  if (!score) return undefined
  if (Array.isArray(score)) return { score: scoreOf(score) }
  return (
    score.ft && {
      score: scoreOf(score.ft),
      ...(score.et && { extraTime: scoreOf(score.et) }),
      ...(score.p && { penalties: scoreOf(score.p) }),
    }
  )
}

const goalsOf = (side: GoalSaid['side'], goals: JsonMatch['goals1']): GoalSaid[] =>
  (goals ?? []).map(({ name, minute, owngoal, penalty }) => ({
    side,
    name,
    // '90+5' happened in the 90th minute.
    minute: Number.parseInt(String(minute ?? 0), 10) || 0,
    isOwn: owngoal === true,
    isPenalty: penalty === true,
  }))

/** `13:00 UTC-6`, or a bare `19:00`. */
function clockOf(time: string | undefined): Pick<MatchSaid, 'time' | 'utcOffsetMinutes'> {
  const [, hour, minute, offset] = /^(\d{1,2}):(\d{2})(?:\s+UTC([+-]\d{1,2}))?/.exec(time ?? '') ?? []
  if (hour === undefined || minute === undefined) return {}
  return { time: `${hour.padStart(2, '0')}:${minute}`, ...(offset && { utcOffsetMinutes: Number(offset) * 60 }) }
}

/** The line of each match: the one with its `team1`. */
function linesOf(text: string): number[] {
  const lines: number[] = []
  for (const [index, line] of text.split('\n').entries())
    for (const _match of line.matchAll(/"team1"/g)) lines.push(index + 1)
  return lines
}

function matchOf(match: JsonMatch, where: Where): MatchSaid {
  const result = resultOf(match.score)
  const goals = [...goalsOf('home', match.goals1), ...goalsOf('away', match.goals2)]
  const said = {
    where,
    round: match.round ?? '',
    date: isoDate(match.date) ?? match.date,
    home: match.team1,
    away: match.team2,
    ...clockOf(match.time),
    ...(match.group && { group: match.group }),
    ...(match.num !== undefined && { number: match.num }),
    ...(match.ground && { ground: match.ground }),
    ...(result && { result }),
    ...(goals.length > 0 && { goals }),
  }
  return withStatus(said, match.status?.toLowerCase())
}

/** The first unreadable value of a match. */
function badCellOf(match: object, error: z.ZodError): { column: string; value: string } {
  const path = error.issues[0]?.path ?? []
  const value = path.slice(0, 1).reduce((of: unknown, key) => (of as Record<PropertyKey, unknown>)[key], match)
  return { column: path.join('.'), value: value === undefined ? '' : JSON.stringify(value) }
}

/** Undefined if the JSON is something else, or if none of its matches can be read. */
export function readFootballJson(file: string, text: string, json: unknown): FootballJson | undefined {
  const parsed = fileSchema.safeParse(json)
  if (!parsed.success) return undefined
  const lines = linesOf(text)
  const read: FootballJson = { name: parsed.data.name, matches: [], problems: [] }
  let written = 0
  for (const one of parsed.data.matches) {
    const where = { file, line: lines[written] ?? 1 }
    if ('team1' in one) written++
    const match = matchSchema.safeParse(one)
    const isTime = match.data?.time === undefined || match.data.time.trim() === '' || clockOf(match.data.time).time
    if (!match.success) read.problems.push({ ...where, code: 'bad_cell', values: badCellOf(one, match.error) })
    else if (!isTime) read.problems.push({ ...where, code: 'bad_time', values: { value: match.data.time ?? '' } })
    else read.matches.push(matchOf(match.data, where))
  }
  return read.matches.length === 0 && read.problems.length > 0 ? undefined : read
}
