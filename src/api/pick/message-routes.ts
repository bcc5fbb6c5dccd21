import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { pickMessageSchema, readPickMessageSchema } from '#contract/pick-message.ts'
import { namesOfClubs } from '#db/club/club.ts'
import { matchesToPick, type PickMatchRow } from '#db/pick/pick.ts'
import { countedChampionships } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { likeliestScore } from '#domain/pick/model-pick.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import type { SaidPick } from '#domain/pick-message/message-match.ts'
import { readPickMessage } from '#domain/pick-message/read-pick-message.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer, jsonBody } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { contractRouter } from '#api/http/router.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { pickMatchView } from '#api/views/pick-view.ts'
import { askSentences } from './ask-sentences.ts'

/** Today and the week after it, like the list of picks. */
const DAYS_AHEAD = 8
const USUAL_GOALS = 1.2

const messageRoute = createRoute({
  method: 'post',
  path: '/api/picks/message',
  summary: 'Find picks in a message as people write it; nothing is saved',
  request: jsonBody(pickMessageSchema),
  responses: jsonAnswer(readPickMessageSchema, 'Picks that were understood, and questions about the rest'),
})

function pickFor({ pick, outcome }: SaidPick, { expectedHome, expectedAway }: PickMatchRow): Pick {
  if (pick) return pick
  const goals = { home: expectedHome ?? USUAL_GOALS, away: expectedAway ?? USUAL_GOALS }
  return { kind: 'score', score: likeliestScore(outcome, goals) }
}

export function messageRoutes({ db }: { db: Kysely<Tables> }) {
  /** BL17: the other championships that a bolão counts, if the visitor may see the bolão. */
  async function othersOf(c: Context<AppEnv>, leagueId: number) {
    const managerId = (await viewerOf(c))?.managerId
    const { row } = await readVisible(db, { leagueId, code: undefined, managerId })
    if (row.championshipId !== championshipIdOf(c)) throw httpProblem('not_found')
    return countedChampionships(db, leagueId)
  }
  return contractRouter().openapi(messageRoute, async (c) => {
    const { text, list, last, leagueId } = c.req.valid('json')
    const championships = [championshipIdOf(c), ...(leagueId === undefined ? [] : await othersOf(c, leagueId))]
    const found = await Promise.all(
      championships.map((championshipId) =>
        matchesToPick(db, { championshipId, managerId: undefined, days: DAYS_AHEAD }),
      ),
    )
    const rows = found.flat().toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.id - b.id)
    const matches = rows.map(({ id, sport, home, away }) => ({
      id,
      homeId: home.id,
      awayId: away.id,
      takesScore: SPORT_RULES[sport].pick === 'score',
    }))
    const clubs = await namesOfClubs(db, [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))])
    const read = readPickMessage(text, {
      clubs,
      matches,
      ...(list && { list }),
      ...(last && { last: { matchId: last.matchId, firstId: last.clubId, isRecent: last.isRecent ?? false } }),
    })
    const names = new Map(clubs.map(({ id, name }) => [id, name]))
    const picks = read.picks.flatMap((said) => {
      const row = rows.find(({ id }) => id === said.matchId)
      if (!row) return []
      const { match } = pickMatchView(row)
      return [{ match, pick: pickFor(said, row), clubId: said.firstId, isSuggested: said.pick === null }]
    })
    const asks = read.asks.map(({ kind, clubIds }) => ({
      kind,
      clubs: [...new Set(clubIds)].flatMap((id) => names.get(id) ?? []),
      detail: askSentences[kind][c.get('language')],
    }))
    return c.json({ picks, asks, question: read.question }, 200, noStore)
  })
}
