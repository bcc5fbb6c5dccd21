import type { Kysely } from 'kysely'
import { modalityOf } from '#db/championship/modality.ts'
import { pastOfPlayers, playersInRound, type OutlookRow } from '#db/chance/round-outlook.ts'
import type { Tables } from '#db/schema/schema.ts'
import { drawRound, type RoundDraws } from '#domain/chance/round-draws.ts'
import { PART_MINUTES } from '#domain/desk/match-clock.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'
import type { Modality } from '#domain/sport/modality.ts'

export const DRAWS = 1_000
const pastMatches = 10
const freshMs = 10_000
/** The weight of a player who has not played yet in a running match: they may still come on, but seldom do. */
const benchShare = 0.2

/**
 * The part of a match that a player has left; a fifth of it for a player who has not come on. In added and extra time,
 * 2% of the match counts as left.
 */
export function remainingOf(
  { state, minute, hasPlayed }: Pick<OutlookRow, 'state' | 'minute' | 'hasPlayed'>,
  modality: Modality,
): number {
  if (state === 'scheduled') return 1
  if (state === 'final') return 0
  return Math.max(0.02, 1 - minute / (2 * PART_MINUTES[modality].halfMinutes)) * (hasPlayed ? 1 : benchShare)
}

/** One set of draws per round for everybody, made at most every ten seconds. */
export function createRoundChances(db: Kysely<Tables>, championshipId: ChampionshipId) {
  let known: { roundId: number; madeAtMs: number; draws: Promise<RoundDraws> } | undefined
  let history: { roundId: number; past: Promise<Map<number, number[]>> } | undefined

  async function make(roundId: number): Promise<RoundDraws> {
    if (history?.roundId !== roundId)
      history = { roundId, past: pastOfPlayers(db, { championshipId, roundId, matches: pastMatches }) }
    const [rows, past, modality] = await Promise.all([
      playersInRound(db, { championshipId, roundId }),
      history.past,
      modalityOf(db, championshipId),
    ])
    const players = rows.map((row) => ({
      playerId: row.playerId,
      tenths: row.tenths,
      past: past.get(row.playerId) ?? [],
      remaining: remainingOf(row, modality),
    }))
    return drawRound(players, { draws: DRAWS, rng: rngFrom('chances', roundId) })
  }

  return async (roundId: number): Promise<RoundDraws> => {
    const now = performance.now()
    if (known?.roundId === roundId && now - known.madeAtMs < freshMs) return known.draws
    const draws = make(roundId)
    known = { roundId, madeAtMs: now, draws }
    draws.catch(() => {
      // Requests that wait for these draws get the error. The next request tries again.
      known = undefined
      history = undefined
    })
    return draws
  }
}
