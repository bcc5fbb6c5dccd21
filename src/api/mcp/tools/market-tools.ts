import * as z from 'zod'
import type { GameClock, MarketPlayerView, MarketView } from '#contract/market.ts'
import type { ChampionshipRules } from '#contract/rule-set.ts'
import type { ChampionshipList, ChampionshipPage, ChampionshipView } from '#contract/championship.ts'
import type { SquadsAnswer } from '#contract/squad.ts'
import { AVAILABILITIES } from '#domain/expected-points/availability.ts'
import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import type { Api } from './ask-api.ts'
import { championship, defineTool, limitOf, moment, typed } from './tool.ts'

export const readMarket = (api: Api, slug: string | undefined) =>
  api.read<MarketView>('/api/market', { championship: slug })

const SORTS = {
  expected: (player: MarketPlayerView) => -player.expectedTenths,
  price: (player: MarketPlayerView) => player.price,
  value: (player: MarketPlayerView) => -player.expectedTenths / Math.max(1, player.price),
  owned: (player: MarketPlayerView) => -player.ownedPercent,
} as const

export function playerOf({ clubs }: MarketView) {
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]))
  return (player: MarketPlayerView) => ({
    playerId: player.id,
    name: typed(player.name),
    club: typed(nameOf.get(player.clubId)),
    position: player.position,
    price: player.price,
    status: player.status,
    expectedPoints: Math.round(player.expectedTenths) / 10,
    lastPoints: player.lastTenths.map((tenths) => tenths && tenths / 10),
    playsNextRound: player.next !== null,
    ownedPercent: player.ownedPercent,
    ...(player.projection && {
      range: [player.projection.lowTenths / 10, player.projection.highTenths / 10],
      absentPercent: player.projection.absentPercent,
    }),
  })
}

const roundOf = ({ round }: MarketView) =>
  round && { roundId: round.id, number: round.number, deadline: moment(round.deadlineAtMs) }

export const getMarket = defineTool({
  name: 'get_market',
  title: 'Players on the market',
  about:
    'Returns the open round with its deadline, the size, budget and positions of a squad, and players on the market. ' +
    'Sort by `expected` points, `price` (cheapest first), `value` (expected points per price) or `owned` (most squads first).',
  example: { position: 'Atacante', sort: 'value', limit: 10 },
  kind: 'read',
  input: {
    championship,
    position: z.enum(POSITIONS).optional(),
    status: z.enum(AVAILABILITIES).optional(),
    name: z.string().max(60).optional().describe('Part of the name of a player'),
    mostPrice: z.number().int().positive().optional(),
    sort: z.enum(['expected', 'price', 'value', 'owned']).default('expected'),
    limit: limitOf(20, 60),
  },
  run: async ({ championship: slug, position, status, name, mostPrice = Infinity, sort, limit }, api) => {
    const market = await readMarket(api, slug)
    const wanted = name?.toLowerCase()
    const found = market.players.filter(
      (player) =>
        (position === undefined || player.position === position) &&
        (status === undefined || player.status === status) &&
        (wanted === undefined || player.name.toLowerCase().includes(wanted)) &&
        player.price <= mostPrice,
    )
    const key = SORTS[sort]
    const { size, budget, lines } = rulesOf(market.modality)
    return {
      round: roundOf(market),
      squad: { size, budget, lines },
      players: found
        .toSorted((a, b) => key(a) - key(b) || a.id - b.id)
        .slice(0, limit)
        .map(playerOf(market)),
      total: found.length,
    }
  },
})

export const mySquads = defineTool({
  name: 'my_squads',
  title: 'My squads',
  about: 'Lists my squads with players, captain, bench and version (needed to save a squad again), and my totals.',
  example: {},
  kind: 'read',
  input: { championship },
  run: async ({ championship: slug }, api) => {
    const [{ squads, totals }, market] = await Promise.all([
      api.read<SquadsAnswer>('/api/squads', { championship: slug }),
      readMarket(api, slug),
    ])
    const players = new Map(market.players.map((player) => [player.id, player]))
    const named = (playerId: number) => ({
      playerId,
      name: typed(players.get(playerId)?.name),
      position: players.get(playerId)?.position ?? null,
    })
    return {
      round: roundOf(market),
      squads: squads.map((squad) => ({
        squadId: squad.id,
        name: typed(squad.name),
        version: squad.version,
        size: squad.size,
        players: squad.players.map(({ playerId, pricePaid }) => ({ ...named(playerId), pricePaid })),
        captainId: squad.captainId,
        viceCaptainId: squad.viceCaptainId,
        bench: squad.bench.map(({ playerId, price }) => ({ ...named(playerId), price })),
        savedFor: squad.receipt && { roundId: squad.receipt.roundId, savedAt: moment(squad.receipt.savedAtMs) },
      })),
      totals: totals && { points: totals.points, rank: totals.rank, leaguesWon: totals.leaguesWon },
    }
  },
})

/** TN4: a token for certain championships may read each of them, but not the list of all. */
async function readChampionship(api: Api, slug: string | undefined): Promise<ChampionshipView | undefined> {
  if (slug !== undefined) return api.read<ChampionshipPage>(`/api/championships/${encodeURIComponent(slug)}`)
  const { championships } = await api.read<ChampionshipList>('/api/championships')
  return championships.find(({ isMain }) => isMain)
}

export const getRules = defineTool({
  name: 'get_rules',
  title: 'Rules',
  about:
    'Returns the size, budget and positions of a squad, and the points that palpites earn. ' +
    'Also returns what each scout (a counted action of a player) is worth in tenths of a point, the game clock and the next deadline.',
  example: {},
  kind: 'read',
  input: { championship },
  run: async ({ championship: slug }, api) => {
    const one = await readChampionship(api, slug)
    const [rules, clock] = await Promise.all([
      api.read<ChampionshipRules>(`/api/championships/${encodeURIComponent(one?.slug ?? '')}/rules`),
      api.read<GameClock>('/api/market/clock', { championship: slug }),
    ])
    return {
      squad: one && rulesOf(one.modality),
      scouts: { name: typed(rules.current.name), ...rules.current.rules },
      palpitePoints: PICK_POINTS,
      gameNow: moment(clock.gameNowMs),
      deadline: clock.round && { round: clock.round.number, at: moment(clock.round.deadlineAtMs) },
    }
  },
})
