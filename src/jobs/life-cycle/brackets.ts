import {
  bracketsOfRound,
  storeTies,
  type BracketLeague,
  type PlayedBracket,
  type TieRow,
} from '#db/league/league-ties.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { NumbersById } from '#domain/by-id.ts'
import { advanceBracket, createBracket, type Bracket, type Tie } from '#domain/league/bracket.ts'

const tieRows = (leagueId: number, stage: number, ties: readonly Tie[]): TieRow[] =>
  ties.map(({ first, second, winner }, slot) => ({ leagueId, stage, slot, squadA: first, squadB: second, winner }))

export async function startBrackets(trx: Trx, leagues: readonly BracketLeague[]): Promise<void> {
  const rows = leagues.flatMap(({ leagueId, squadIds }) =>
    tieRows(leagueId, 1, createBracket(squadIds).stages[0] ?? []),
  )
  if (rows.length > 0) await storeTies(trx, rows)
}

/** The squads by seed, as the stored draw shows them: the managers' points may have changed since the draw. */
function seedsOf(firstStage: readonly Tie[]): number[] {
  const squads = firstStage.flatMap(({ first, second }) => [first, ...(second === null ? [] : [second])])
  const places = createBracket(squads.map((_, index) => index)).stages[0] ?? []
  const seeds: number[] = []
  for (const [slot, { first, second }] of places.entries()) {
    const tie = firstStage[slot]
    if (!tie) throw new Error('a bracket lacks a tie of its first stage')
    seeds[first] = tie.first
    if (second !== null && tie.second !== null) seeds[second] = tie.second
  }
  return seeds
}

function bracketOf({ ties }: PlayedBracket): Bracket {
  const stages = new Map<number, Tie[]>()
  for (const { stage, squadA, squadB, winner } of ties)
    stages.set(stage, [...(stages.get(stage) ?? []), { first: squadA, second: squadB, winner }])
  const [first = [], ...others] = stages.values()
  return { seeds: seedsOf(first), stages: [first, ...others], champion: null }
}

/** LG8: decides the stage played in this round and draws the next; returns each league that has its champion. */
export async function advanceBrackets(
  trx: Trx,
  { roundId, tenthsOf }: { roundId: number; tenthsOf: NumbersById },
): Promise<Map<number, number>> {
  const champions = new Map<number, number>()
  const rows: TieRow[] = []
  for (const played of await bracketsOfRound(trx, roundId)) {
    const before = bracketOf(played)
    const stage = before.stages.length
    const isCurrent = played.ties.some((tie) => tie.stage === stage && tie.roundId === roundId)
    // A round that is settled again after a correction does not change what was drawn from it.
    if (!isCurrent) continue
    const after = advanceBracket(before, tenthsOf)
    const decided = tieRows(played.leagueId, stage, after.stages[stage - 1] ?? [])
    rows.push(
      ...decided.map((row) => ({
        ...row,
        aTenths: tenthsOf.get(row.squadA) ?? null,
        bTenths: row.squadB === null ? null : (tenthsOf.get(row.squadB) ?? null),
      })),
      ...tieRows(played.leagueId, stage + 1, after.stages[stage] ?? []),
    )
    if (after.champion !== null) champions.set(played.leagueId, after.champion)
  }
  if (rows.length > 0) await storeTies(trx, rows)
  return champions
}
