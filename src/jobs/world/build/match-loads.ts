import type { CopyRow } from '#db/connection/copy-text.ts'
import { RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { allClubs } from '#world/sport/world-sports.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { calendarLoads } from './calendar-loads.ts'
import type { FootballHistory } from './football-history.ts'
import { rowsOfAll, type Load } from './load.ts'
import { eventRows, playerMatchRows, type FinishedMatch } from './match-rows.ts'

function* clubRows(): Generator<CopyRow> {
  for (const { id, sport, slug, name, shortName, code, city, colours, shirt } of allClubs)
    yield [id, sport, slug, name, shortName, code, city, colours[0], colours[1], shirt]
}

function* playerRows(world: SampleWorld, history: FootballHistory): Generator<CopyRow> {
  for (const { id, clubId, name, shortName, position, shirtNumber } of world.footballPlayers) {
    const condition = history.conditions.get(id)
    const price = history.prices.get(id) ?? null
    yield [
      id,
      clubId,
      name,
      shortName,
      position,
      shirtNumber,
      condition?.status ?? 'provavel',
      JSON.stringify(condition ?? {}),
      price,
      history.lastChange.get(id) ?? 0,
    ]
  }
  for (const { id, clubId, name, shortName, position, shirtNumber } of world.courtPlayers)
    yield [id, clubId, name, shortName, position, shirtNumber, 'provavel', '{}', null, 0]
}

/** The teams, the kick-offs and the results. */
export function matchLoads(
  world: SampleWorld,
  { history, matches }: { history: FootballHistory; matches: readonly FinishedMatch[] },
): Load[] {
  return [
    {
      table: 'club',
      columns: [
        'id',
        'sport',
        'slug',
        'name',
        'short_name',
        'code',
        'city',
        'color_primary',
        'color_secondary',
        'pattern',
      ],
      rows: clubRows,
    },
    {
      table: 'player',
      columns: [
        'id',
        'club_id',
        'name',
        'short_name',
        'position',
        'shirt_number',
        'status',
        'condition',
        'price',
        'last_price_change',
      ],
      rows: () => playerRows(world, history),
    },
    ...calendarLoads(world, { history, matches }),
    {
      table: 'scoring_rules',
      columns: ['name', 'weights', 'created_at'],
      rows: () => Object.entries(RULE_SETS).map(([name, rules]) => [name, JSON.stringify(rules), '2026-01-01']),
    },
    {
      table: 'match_event',
      columns: ['match_id', 'seq', 'minute', 'kind', 'club_id', 'player_id', 'home_score', 'away_score', 'detail'],
      rows: () => eventRows(matches),
    },
    {
      table: 'player_match',
      columns: ['match_id', 'player_id', 'club_id', 'scouts', 'point_tenths', 'rules', 'took_part'],
      rows: () => playerMatchRows(matches),
    },
    {
      table: 'price_history',
      columns: ['player_id', 'round_id', 'price', 'change'],
      rows: () => rowsOfAll(history.rounds, ({ id, prices }) => prices.map((p) => [p.playerId, id, p.price, p.change])),
    },
  ]
}
