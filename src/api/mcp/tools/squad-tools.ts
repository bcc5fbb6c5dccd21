import * as z from 'zod'
import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import type { SquadAnswer, SquadCheck } from '#contract/squad.ts'
import { concernOf, isUnlikelyToPlay } from '#domain/expected-points/concern.ts'
import { riskedScore } from '#domain/expected-points/expected-points.ts'
import { bestBench } from '#domain/optimiser/best-bench.ts'
import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { MOST_LINES, MOST_PLAYERS, rulesOf } from '#domain/sport/modality.ts'
import { ApiRefusal, type Api } from './ask-api.ts'
import { championship, defineTool, moment, refusalOf } from './tool.ts'
import { playerOf, readMarket } from './market-tools.ts'

const playerId = z.number().int().positive()

const content = {
  playerIds: z.array(playerId).max(MOST_PLAYERS).describe('Ids of the starters'),
  captainId: playerId.nullable().describe('One of the starters; null: the most expensive one'),
  viceCaptainId: playerId.nullable().optional().describe('Another starter; null: the most expensive of the others'),
  benchIds: z.array(playerId).max(MOST_LINES).optional().describe('At most one reserve for each position'),
  roundId: z.number().int().positive().describe('The open round, from get_market or propose_squad'),
}
const squadId = z
  .number()
  .int()
  .positive()
  .optional()
  .describe('One of my squads, from my_squads; without it, a new squad')

interface Wanted {
  squadId?: number | undefined
  playerIds: number[]
  captainId: number | null
  roundId: number
}

/** MC2: the same rules as a save, and nothing is stored. */
async function check(api: Api, { squadId: id, ...wanted }: Wanted, slug: string | undefined) {
  try {
    const body = { ...wanted, squadId: id ?? null }
    const checked = await api.send<SquadCheck>('POST', '/api/squads/checks', body, { championship: slug })
    const { competes, ...facts } = checked
    return {
      isLegal: competes,
      ...(competes ? {} : { why: { kind: 'incomplete', missing: checked.missing } }),
      ...facts,
    }
  } catch (error) {
    if (error instanceof ApiRefusal && error.status !== 401 && error.status !== 403)
      return { isLegal: false, why: refusalOf(error) }
    throw error
  }
}

export const checkSquad = defineTool({
  name: 'check_squad',
  title: 'Dry run of a squad',
  about: 'Checks whether a squad could be saved and would compete, and if not, why. Saves nothing.',
  example: { playerIds: [1, 2, 3], captainId: 1, roundId: 1 },
  kind: 'check',
  input: { championship, squadId, ...content },
  run: ({ championship: slug, ...wanted }, api) => check(api, wanted, slug),
})

export const saveSquad = defineTool({
  name: 'save_squad',
  title: 'Save a squad',
  about:
    'Saves a squad for the open round: a new one with `name`, or one of mine with `squadId` and its `version`. ' +
    'A squad that would not compete is not saved; the answer says why. Ask the person before you save.',
  example: { name: 'Meu time', playerIds: [1, 2, 3], captainId: 1, roundId: 1 },
  kind: 'write',
  input: {
    championship,
    squadId,
    version: z.number().int().positive().optional().describe('Version of the squad, from my_squads'),
    name: z.string().max(60).optional().describe('Name of a new squad'),
    ...content,
  },
  run: async ({ championship: slug, squadId: id, version, name, ...wanted }, api) => {
    const checked = await check(api, { squadId: id, ...wanted }, slug)
    if (!checked.isLegal) return { saved: false, ...checked }
    const query = { championship: slug }
    const { squad } = await (id === undefined
      ? api.send<SquadAnswer>('POST', '/api/squads', { ...wanted, name: name ?? 'Meu time' }, query)
      : api.send<SquadAnswer>('PUT', `/api/squads/${id}`, { ...wanted, version: version ?? 1 }, query))
    return {
      saved: true,
      squadId: squad.id,
      version: squad.version,
      savedAt: moment(squad.receipt?.savedAtMs),
      receipt: squad.receipt?.hash ?? null,
    }
  },
})

const shouldPlay = ({ status, lastTenths, next }: MarketPlayerView) =>
  !isUnlikelyToPlay(concernOf({ status, recent: lastTenths, hasMatch: next !== null }))

interface Wishes {
  keep: readonly number[]
  avoid: readonly number[]
  risk: number
}

function propose({ modality, players }: MarketView, { keep, avoid, risk }: Wishes) {
  const candidates = players.map((player) => ({
    playerId: player.id,
    position: player.position,
    price: player.price,
    score: riskedScore({ meanTenths: player.expectedTenths, sdTenths: player.spreadTenths }, risk),
    mayPlay: shouldPlay(player) && !avoid.includes(player.id),
  }))
  const fixed = candidates.filter(({ playerId: id }) => keep.includes(id))
  const free = candidates.filter(({ playerId: id, mayPlay }) => mayPlay && !keep.includes(id))
  const best = bestEleven({ modality, budget: rulesOf(modality).budget, candidates: free, fixed })
  if (!best.ok) return best
  const { players: eleven, captainId, price } = best.value
  const [vice] = eleven.filter(({ playerId: id }) => id !== captainId).toSorted((a, b) => b.score - a.score)
  const starters = eleven.map(({ playerId: id, position, price: pricePaid }) => ({ playerId: id, position, pricePaid }))
  const bench = bestBench({ modality, players: starters }, free)
  return {
    ok: true as const,
    value: {
      playerIds: eleven.map(({ playerId: id }) => id),
      captainId,
      viceCaptainId: vice?.playerId ?? null,
      benchIds: bench.map(({ playerId: id }) => id),
      price,
    },
  }
}

export const proposeSquad = defineTool({
  name: 'propose_squad',
  title: 'Propose a squad',
  about:
    'Proposes the best squad by expected points for the open round and the whole budget. It contains the players in `keep` and nobody in `avoid` (ids); ' +
    '`risk` goes from -1 (safe) to 1 (bold). Saves nothing: pass `squad` of the answer to save_squad.',
  example: { risk: 0 },
  kind: 'check',
  input: {
    championship,
    keep: z.array(playerId).max(MOST_PLAYERS).default([]),
    avoid: z.array(playerId).max(100).default([]),
    risk: z.number().min(-1).max(1).default(0),
  },
  run: async ({ championship: slug, ...wishes }, api) => {
    const market = await readMarket(api, slug)
    if (!market.round) return { proposed: false, why: { kind: 'no_open_round' } }
    const proposal = propose(market, wishes)
    if (!proposal.ok) return { proposed: false, why: proposal.error }
    const squad = { ...proposal.value, roundId: market.round.id }
    const describe = playerOf(market)
    const chosen = new Set(squad.playerIds)
    const { price: _price, ...wanted } = squad
    return {
      proposed: true,
      squad: wanted,
      price: squad.price,
      deadline: moment(market.round.deadlineAtMs),
      check: await check(api, wanted, slug),
      players: market.players.filter(({ id }) => chosen.has(id)).map(describe),
    }
  },
})
