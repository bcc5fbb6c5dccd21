import type { Kysely } from 'kysely'
import type { ChampionshipRound } from '#contract/championship.ts'
import { matchesOfRound, roundsOfSeason, type RoundOfSeason } from '#db/match/rounds-of-season.ts'
import { todayMatches } from '#db/match/match.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { matchView } from '#api/views/match-view.ts'

const SHOWN_WITHOUT_ROUNDS = 12

const matchAwaited = ({ until, ...match }: NonNullable<RoundOfSeason['waitsForMatch']>) => ({
  ...match,
  untilMs: Date.parse(until),
})

export async function readRound(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  number: number | undefined,
): Promise<ChampionshipRound> {
  const rounds = await roundsOfSeason(db, championshipId)
  const shown =
    rounds.find((round) => round.number === number) ??
    rounds.find(({ state, waitsForFile }) => state !== 'settled' && !waitsForFile) ??
    rounds.at(-1)
  const matches = shown
    ? await matchesOfRound(db, shown.id)
    : await todayMatches(db, { championshipId, next: SHOWN_WITHOUT_ROUNDS, over: SHOWN_WITHOUT_ROUNDS })
  return {
    rounds: rounds.map(({ id, number: each, startsAt, endsAt }) => ({
      id,
      number: each,
      startsAtMs: startsAt.getTime(),
      endsAtMs: endsAt.getTime(),
    })),
    number: shown?.number ?? null,
    roundsWithoutFile: rounds.filter(({ waitsForFile }) => waitsForFile).map((round) => round.number),
    waitsForMatch: shown?.waitsForMatch ? matchAwaited(shown.waitsForMatch) : null,
    matches: matches.map(matchView),
  }
}
