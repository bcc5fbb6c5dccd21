import * as z from 'zod'
import { fail, ok } from '#domain/result.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { MatchSaid, ResultSaid } from '#jobs/football-files/said.ts'
import { NOTHING_SAID } from '#jobs/import/said/statement.ts'
import type { Adapter } from './adapter.ts'
import { askJson } from './read-json.ts'
import { withStatus } from '#jobs/football-files/match-status.ts'

const goals = z.object({ home: z.int().nullable(), away: z.int().nullable() }).nullish()
const team = z.object({ name: z.string().nullable(), shortName: z.string().nullish() })

const answerSchema = z.object({
  matches: z.array(
    z.object({
      id: z.int(),
      utcDate: z.iso.datetime(),
      status: z.string(),
      matchday: z.int().nullish(),
      stage: z.string().nullish(),
      group: z.string().nullish(),
      homeTeam: team,
      awayTeam: team,
      minute: z.union([z.int(), z.string()]).nullish(),
      score: z.object({ fullTime: goals, regularTime: goals, extraTime: goals, penalties: goals }),
    }),
  ),
})
type Match = z.infer<typeof answerSchema>['matches'][number]

const IN_PLAY = new Set(['IN_PLAY', 'PAUSED', 'EXTRA_TIME', 'PENALTY_SHOOTOUT'])
const OVER = new Set(['FINISHED', 'AWARDED'])

const MINUTE_MS = 60_000
const scoreOf = (said: z.infer<typeof goals>): Score | undefined =>
  said && said.home !== null && said.away !== null ? { home: said.home, away: said.away } : undefined
const minus = (one: Score, other: Score = { home: 0, away: 0 }): Score => ({
  home: one.home - other.home,
  away: one.away - other.away,
})

/** `fullTime` is the total, `extraTime` and `penalties` only what was scored in them. */
function resultOf({ status, score, utcDate, minute }: Match, nowMs: number): ResultSaid | undefined {
  const all = scoreOf(score.fullTime)
  if (!all || !(OVER.has(status) || IN_PLAY.has(status))) return undefined
  const [extra, penalties] = [scoreOf(score.extraTime), scoreOf(score.penalties)]
  const extraTime = extra && minus(all, penalties)
  const ninety = scoreOf(score.regularTime) ?? minus(extraTime ?? minus(all, penalties), extra)
  const elapsed = Math.floor((nowMs - Date.parse(utcDate)) / MINUTE_MS)
  return {
    score: ninety,
    ...(extraTime && { extraTime }),
    ...(penalties && { penalties }),
    ...(IN_PLAY.has(status) && { minute: Math.min(90, Math.max(0, Number(minute ?? elapsed) || 0)) }),
  }
}

const worded = (code: string) => {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const LEAGUE = new Set(['REGULAR_SEASON', 'LEAGUE_STAGE'])

function matchOf(match: Match, { nowMs, line }: { nowMs: number; line: number }): MatchSaid[] {
  const { homeTeam, awayTeam, group, stage, matchday, utcDate } = match
  // A tie with unknown sides is reported once they are known.
  if (homeTeam.name === null || awayTeam.name === null) return []
  const isLeague = !stage || LEAGUE.has(stage)
  const result = resultOf(match, nowMs)
  const said: MatchSaid = {
    where: { file: 'matches', line },
    round: isLeague ? String(matchday ?? '') : worded(stage),
    date: utcDate.slice(0, 10),
    time: utcDate.slice(11, 16),
    utcOffsetMinutes: 0,
    home: homeTeam.shortName ?? homeTeam.name,
    away: awayTeam.shortName ?? awayTeam.name,
    ...(group && { group: `Group ${group.replace(/^GROUP_/, '')}` }),
    // Without this key a tie would be identified by its position in its stage, which changes while ties become known.
    ...(!isLeague && !group && { key: `football-data:${match.id}` }),
    ...(result && { result }),
  }
  return [withStatus(said, match.status.toLowerCase())]
}

/** football-data.org, version 4: `https://api.football-data.org/v4/competitions/BSA`. */
export const footballData: Adapter = {
  pace: { runningMs: MINUTE_MS, idleMs: 30 * MINUTE_MS },
  read: async (ask, { address, nowMs, token }) => {
    if (token === undefined) return fail({ kind: 'token_missing' })
    const headers = { 'x-auth-token': token }
    const answer = await askJson(ask, answerSchema, { address: `${address.replace(/\/+$/, '')}/matches`, headers })
    if (!answer.ok) return answer
    // In the order of their kick-offs, whatever the order in the answer.
    const told = [...answer.value.matches].sort((a, b) => a.utcDate.localeCompare(b.utcDate) || a.id - b.id)
    const matches = told.flatMap((match, index) => matchOf(match, { nowMs, line: index + 1 }))
    return ok({ stage: [], statement: { ...NOTHING_SAID, matches } })
  },
}
