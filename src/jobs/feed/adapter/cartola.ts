import type { FeedProblem } from '#domain/feed/feed.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Ask } from '#jobs/feed/ask/fetch-document.ts'
import { NOTHING_SAID, type Statement } from '#jobs/import/said/statement.ts'
import type { Adapter } from './adapter.ts'
import { marketSchema, matchesSchema, scoredSchema, STATUS, statusSchema } from './cartola-answers.ts'
import { matchesOf } from './cartola-match.ts'
import { marketPlayers, scoredPlayers } from './cartola-players.ts'
import { askJson } from './read-json.ts'

const MINUTE_MS = 60_000

const isMissing = (problem: FeedProblem) => problem.kind === 'bad_status' && problem.status === 404

interface RoundAsked {
  base: string
  round: number
  isRoundOver: boolean
  nowMs: number
}

/** A round with what its players did so far; undefined if the source has no such round. */
async function readRound(
  ask: Ask,
  { base, round, isRoundOver, nowMs }: RoundAsked,
): Promise<Result<Statement | undefined, FeedProblem>> {
  const matches = await askJson(ask, matchesSchema, { address: `${base}/partidas/${round}` })
  if (!matches.ok) return isMissing(matches.error) ? ok(undefined) : matches
  const address = `${base}/atletas/pontuados${isRoundOver ? `/${round}` : ''}`
  const scored = await askJson(ask, scoredSchema, { address })
  if (!scored.ok && !isMissing(scored.error)) return scored
  const told = scored.ok ? scored.value.rodada : round
  // The source moved on to the next round during our requests: half of each is no snapshot.
  if (matches.value.rodada !== round || told !== round) return fail({ kind: 'unreadable', what: 'rodada' })
  const clubs = matches.value.clubes
  const players = scored.ok ? scoredPlayers(scored.value, { clubs, isRoundOver }) : {}
  return ok({ ...NOTHING_SAID, ...players, matches: matchesOf(matches.value, { nowMs, isRoundOver }) })
}

const together = (statements: readonly (Statement | undefined)[]): Statement => {
  const all = statements.filter((one) => one !== undefined)
  return {
    scoredBy: 'cartola',
    clubs: [],
    problems: [],
    // The market comes last: it knows the prices.
    players: all.flatMap(({ players }) => players),
    matches: all.flatMap(({ matches }) => matches),
    performances: all.flatMap(({ performances }) => performances),
  }
}

/** Reads the source while its market is open: the previous round is complete, and people choose teams for the next. */
async function readOpen(ask: Ask, { base, round, nowMs }: Omit<RoundAsked, 'isRoundOver'>) {
  const before = round > 1 ? await readRound(ask, { base, round: round - 1, isRoundOver: true, nowMs }) : ok(undefined)
  if (!before.ok) return before
  const next = await askJson(ask, matchesSchema, { address: `${base}/partidas/${round}` })
  if (!next.ok) return next
  const market = await askJson(ask, marketSchema, { address: `${base}/atletas/mercado` })
  if (!market.ok) return market
  const matches = matchesOf(next.value, { nowMs, isRoundOver: false })
  const players = marketPlayers(market.value)
  return ok(together([before.value, { ...NOTHING_SAID, matches, players }]))
}

/**
 * The public Cartola API. While the market is open: the previous round with its corrections, the next matches, and the
 * market's players. Otherwise: the scores and scouts of the current round.
 */
export const cartola: Adapter = {
  pace: { runningMs: MINUTE_MS, idleMs: 30 * MINUTE_MS },
  read: async (ask, { address, nowMs }) => {
    const base = address.replace(/\/+$/, '')
    const status = await askJson(ask, statusSchema, { address: `${base}/mercado/status` })
    if (!status.ok) return status
    const { rodada_atual: round, status_mercado: market } = status.value
    // During maintenance its answers contradict each other.
    if (market === STATUS.maintenance) return ok(undefined)
    const isOpen = market === STATUS.open
    const read = isOpen
      ? await readOpen(ask, { base, round, nowMs })
      : await readRound(ask, { base, round, isRoundOver: market === STATUS.seasonOver, nowMs })
    if (!read.ok) return read
    return ok({ stage: [round, isOpen ? 0 : 1], statement: together([read.value]) })
  },
}
