import { OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { seasonRows } from '#jobs/world/sample/calendar-rows.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import type { FootballHistory } from './football-history.ts'
import type { Load } from './load.ts'
import { iso } from './manager-rows.ts'
import type { FinishedMatch } from './match-rows.ts'

/** Past seasons, the running one and the next, so that there is always a future. */
export function calendarLoads(
  world: SampleWorld,
  { history, matches }: { history: FootballHistory; matches: readonly FinishedMatch[] },
): Load[] {
  const seasonsOfAll = Array.from({ length: OPENING_SEASON + 1 }, (_, i) => seasonRows(world, i + 1))
  const roundOf = new Map(history.rounds.map((round) => [round.id, round]))
  const finished = new Map(matches.map((match) => [match.id, match]))
  return [
    {
      table: 'season',
      columns: ['id', 'sport', 'number', 'starts_on', 'ends_on'],
      rows: () =>
        seasonsOfAll.flatMap(({ seasons }) => seasons.map((s) => [s.id, s.sport, s.number, s.startsOn, s.endsOn])),
    },
    {
      table: 'round',
      columns: [
        'id',
        'season_id',
        'number',
        'state',
        'deadline_at',
        'ends_at',
        'locked_at',
        'live_at',
        'divided_at',
        'settled_at',
        'settlements',
      ],
      rows: () =>
        seasonsOfAll.flatMap(({ rounds }) =>
          rounds.map(({ id, seasonId, number, deadlineAt, endsAt }) => {
            const played = roundOf.get(id)
            const state = !played ? 'open' : played.settledAtMs === null ? 'live' : 'settled'
            const settledAt = played?.settledAtMs ? iso(played.settledAtMs) : null
            const since = played ? deadlineAt : null
            const steps = [since, since, since] as const
            return [id, seasonId, number, state, deadlineAt, endsAt, ...steps, settledAt, settledAt ? 1 : 0]
          }),
        ),
    },
    {
      table: 'match',
      columns: [
        'id',
        'sport',
        'season_id',
        'round_id',
        'home_club_id',
        'away_club_id',
        'starts_at',
        'fixture_key',
        'state',
        'minute',
        'home_score',
        'away_score',
        'detail',
        'ended_at',
        'picks_settled',
      ],
      rows: () =>
        seasonsOfAll.flatMap((season) =>
          season.matches.map((m) => {
            const done = finished.get(m.id)
            return [
              m.id,
              m.sport,
              m.seasonId,
              m.roundId,
              m.homeClubId,
              m.awayClubId,
              m.startsAt,
              m.fixtureKey,
              done ? 'final' : 'scheduled',
              done?.minute ?? 0,
              done?.home ?? null,
              done?.away ?? null,
              JSON.stringify(done?.detail ?? m.detail),
              done ? iso(done.endedAtMs) : null,
              done !== undefined,
            ]
          }),
        ),
    },
  ]
}
