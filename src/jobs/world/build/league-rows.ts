import { DAY_MS } from '#domain/clock/game-day.ts'
import type { CopyRow } from '#db/connection/copy-text.ts'
import { hasSquad } from '#world/bots/squads.ts'
import { iso } from './manager-rows.ts'
import type { BuiltLeague } from './make-leagues.ts'
import type { PlayedRound } from './play-rounds.ts'

export function* leagueRows(leagues: readonly BuiltLeague[]): Generator<CopyRow> {
  for (const league of leagues)
    yield [
      league.id,
      league.name,
      league.format,
      league.visibility,
      league.prize,
      iso(league.startsAtMs),
      iso(league.endsAtMs),
      league.ownerId,
      league.inviteCode,
      league.featured,
      league.winner?.squadId ?? null,
      league.winner?.trophyPoints ?? null,
      league.winner ? iso(league.winner.atMs) : null,
      iso(league.startsAtMs - DAY_MS),
    ]
}

export function* memberRows(leagues: readonly BuiltLeague[]): Generator<CopyRow> {
  for (const { id, members } of leagues)
    for (const { squadId, joinedAtMs, tenths, rank } of members)
      yield [id, squadId, squadId, iso(joinedAtMs), tenths, rank]
}

/** Every stage of every bracket; a stage that waits for the next lock has no round yet. */
export function* tieRows(leagues: readonly BuiltLeague[], rounds: readonly PlayedRound[]): Generator<CopyRow> {
  const roundOf = new Map(rounds.map((one) => [one.round.id, one]))
  for (const { id, bracket, stageRounds } of leagues)
    for (const [stage, ties] of (bracket?.stages ?? []).entries()) {
      const played = roundOf.get(stageRounds[stage] ?? -1)
      const tenthsOf = (squadId: number | null) => {
        if (squadId === null || !played || played.round.settledAtMs === null || !hasSquad(played.squads, squadId - 1))
          return null
        return played.tenths[squadId - 1] ?? 0
      }
      for (const [slot, { first, second, winner }] of ties.entries())
        yield [
          id,
          stage + 1,
          slot,
          stageRounds[stage] ?? null,
          first,
          second,
          tenthsOf(first),
          tenthsOf(second),
          winner,
        ]
    }
}
