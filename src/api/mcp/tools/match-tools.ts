import * as z from 'zod'
import type { ChampionshipList } from '#contract/championship.ts'
import type { MatchPageView, MatchView } from '#contract/match.ts'
import {
  MAX_PICKS_AT_ONCE,
  type PickHistory,
  type PickMatch,
  type PickView,
  type UpcomingPicks,
} from '#contract/pick.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import type { Api } from './ask-api.ts'
import { championship, cursor, defineTool, limitOf, moment, typed } from './tool.ts'

const score = ({ homeScore, awayScore }: Pick<MatchView, 'homeScore' | 'awayScore'>) =>
  homeScore === null || awayScore === null ? null : `${homeScore}-${awayScore}`

export const matchOf = (match: MatchView) => ({
  matchId: match.id,
  sport: match.sport,
  startsAt: moment(match.startsAtMs),
  state: match.state,
  home: typed(match.home.name),
  away: typed(match.away.name),
  score: score(match),
  ...(match.minute !== undefined && { minute: match.minute }),
})

export const palpiteOf = (pick: PickView | null | undefined) =>
  pick?.kind === 'score'
    ? { score: `${pick.score.home}-${pick.score.away}`, ...(pick.goesOn && { goesOn: pick.goesOn }) }
    : pick
      ? { winner: pick.winner }
      : null

export const pickedMatch = ({ match, forecast, model, pick, points, grade, decidesTie }: PickMatch) => ({
  ...matchOf(match),
  forecastPercent: forecast,
  modelWouldPick: palpiteOf(model),
  myPalpite: palpiteOf(pick),
  ...(decidesTie && { decidesTie }),
  ...(points !== null && { points, grade }),
})

export const listChampionships = defineTool({
  name: 'list_championships',
  title: 'Championships',
  about: 'Lists the championships of this server that my token may see, with slug, sports, state and next deadline.',
  example: { limit: 10 },
  kind: 'read',
  input: { limit: limitOf(20, 50) },
  run: async ({ limit }, api) => {
    const { championships } = await api.read<ChampionshipList>('/api/championships')
    return {
      championships: championships.slice(0, limit).map((one) => ({
        slug: one.slug,
        name: typed(one.name),
        isMain: one.isMain,
        sports: one.sports,
        modality: one.modality,
        state: one.state,
        hasMarket: one.hasMarket,
        gameNow: moment(one.gameNowMs),
        nextDeadline: moment(one.nextDeadlineMs),
      })),
      total: championships.length,
    }
  },
})

/** Which open matches a tool is about. */
export const openMatchesInput = {
  championship,
  day: z
    .union([z.literal('today'), z.iso.date()])
    .optional()
    .describe('`today`, or a day such as 2026-05-20'),
  sport: z.enum(SPORTS).optional(),
  limit: limitOf(20, MAX_PICKS_AT_ONCE),
}

type Wanted = Pick<z.output<z.ZodObject<typeof openMatchesInput>>, 'championship' | 'day' | 'sport'>

export async function readOpenMatches(api: Api, { championship: slug, day, sport }: Wanted) {
  const of = day === 'today' ? { only: 'today' } : { day }
  const { gameNowMs, matches } = await api.read<UpcomingPicks>('/api/picks/upcoming', { championship: slug, ...of })
  return { gameNowMs, matches: matches.filter(({ match }) => sport === undefined || match.sport === sport) }
}

export const listMatches = defineTool({
  name: 'list_matches',
  title: 'Matches to come, with forecasts',
  about:
    'Lists matches that are open for palpites, in order of kick-off, with the forecast in percent, the palpite of the model and mine. ' +
    'Without `day`: the next eight days, or up to the next day with a match. Times follow the game clock, `gameNow`.',
  example: { sport: 'futebol', limit: 10 },
  kind: 'read',
  input: openMatchesInput,
  run: async ({ limit, ...wanted }, api) => {
    const { gameNowMs, matches } = await readOpenMatches(api, wanted)
    return {
      gameNow: moment(gameNowMs),
      matches: matches.slice(0, limit).map(pickedMatch),
      total: matches.length,
    }
  },
})

const MOST_EVENTS = 40

export const getMatch = defineTool({
  name: 'get_match',
  title: 'One match',
  about: 'Returns a match with its forecast, its latest events and, from kick-off on, the palpites of all managers.',
  example: { matchId: 1 },
  kind: 'read',
  input: { matchId: z.number().int().positive() },
  run: async ({ matchId }, api) => {
    const { match, forecast, crowd, events, round } = await api.read<MatchPageView>(`/api/matches/${matchId}`)
    return {
      ...matchOf(match),
      round,
      forecast: forecast && {
        homePercent: forecast.homePercent,
        drawPercent: forecast.drawPercent,
        awayPercent: forecast.awayPercent,
        expectedGoals: forecast.homeGoals === null ? null : [forecast.homeGoals, forecast.awayGoals],
        likelyScores: forecast.likely
          .slice(0, 5)
          .map(({ home, away, permille }) => ({ score: `${home}-${away}`, permille })),
      },
      crowdPicks: crowd,
      events: events.slice(-MOST_EVENTS).map(({ minute, kind, player, homeScore, awayScore }) => ({
        minute,
        kind,
        player: typed(player?.name),
        score: `${homeScore}-${awayScore}`,
      })),
    }
  },
})

export const myPalpites = defineTool({
  name: 'my_palpites',
  title: 'My past palpites',
  about: 'Lists my palpites on matches that have kicked off, newest first, with the points they earned, and my record.',
  example: { limit: 10 },
  kind: 'read',
  input: { championship, cursor, limit: limitOf(10, 30) },
  run: async ({ championship: slug, ...page }, api) => {
    const { record, items, next } = await api.read<PickHistory>('/api/picks/history', { championship: slug, ...page })
    return { record, palpites: items.map(pickedMatch), next }
  },
})
