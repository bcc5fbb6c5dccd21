import type pg from 'pg'
import { copyInto, copyLine } from '#db/connection/copy.ts'
import { COUNT_ALL_MEMBERS } from '#db/league/league-member.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { allClubs } from '#world/sport/world-sports.ts'
import type { SampleWorld } from '#jobs/world/sample/sample-world.ts'
import { calendarLoads, type Load } from './calendar-loads.ts'
import type { ComposedWorld } from './compose.ts'
import { leagueLines, lineupLedgerLines, memberLines, tieLines } from './league-lines.ts'
import { duelLines, lineupLines, lineupScoreLines, managerLines, squadLines } from './manager-lines.ts'
import { eventLines, playerMatchLines } from './match-rows.ts'
import { cycleLines, divisionMemberLines } from './make-divisions.ts'
import { ofChampionship } from './of-championship.ts'
import { ledgerColumns, openPickLines, pickColumns, pickLedgerLines, settledPickLines } from './pick-lines.ts'
import { achievementLines, activityLines, rankHistoryLines, statColumns, statLines } from './stat-lines.ts'

function* concat<T>(items: Iterable<T>, linesOf: (item: T) => Iterable<string>): Generator<string> {
  for (const item of items) yield* linesOf(item)
}

function* clubLines(): Generator<string> {
  for (const { id, sport, slug, name, shortName, code, city, colours, shirt } of allClubs)
    yield copyLine(id, sport, slug, name, shortName, code, city, colours[0], colours[1], shirt)
}

function* playerLines(world: SampleWorld, { history }: ComposedWorld): Generator<string> {
  for (const { id, clubId, name, shortName, position, shirtNumber } of world.footballPlayers) {
    const condition = history.conditions.get(id)
    const price = history.prices.get(id) ?? null
    yield copyLine(
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
    )
  }
  for (const { id, clubId, name, shortName, position, shirtNumber } of world.courtPlayers)
    yield copyLine(id, clubId, name, shortName, position, shirtNumber, 'provavel', '{}', null, 0)
}

function loadsOf(world: SampleWorld, composed: ComposedWorld): Load[] {
  const { history, matches, managers, played, leagues, divisions, settled, open, tallies, ranked } = composed
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
      lines: clubLines,
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
      lines: () => playerLines(world, composed),
    },
    ...calendarLoads(world, composed),
    {
      table: 'scoring_rules',
      columns: ['name', 'weights', 'created_at'],
      lines: () =>
        Object.entries(RULE_SETS).map(([name, weights]) => copyLine(name, JSON.stringify(weights), '2026-01-01')),
    },
    {
      table: 'match_event',
      columns: ['match_id', 'seq', 'minute', 'kind', 'club_id', 'player_id', 'home_score', 'away_score', 'detail'],
      lines: () => eventLines(matches),
    },
    {
      table: 'player_match',
      columns: ['match_id', 'player_id', 'club_id', 'scouts', 'point_tenths', 'rules', 'took_part'],
      lines: () => playerMatchLines(matches),
    },
    {
      table: 'price_history',
      columns: ['player_id', 'round_id', 'price', 'change'],
      lines: () =>
        concat(history.rounds, ({ id, prices }) => prices.map((p) => copyLine(p.playerId, id, p.price, p.change))),
    },
    {
      table: 'manager',
      columns: ['id', 'kind', 'name', 'name_key', 'country', 'avatar_seed', 'favorite_club_id', 'created_at'],
      lines: () => managerLines(world, managers),
    },
    {
      table: 'squad',
      columns: [
        'id',
        'manager_id',
        'name',
        'player_ids',
        'prices_paid',
        'captain_id',
        'vice_captain_id',
        'bench_ids',
        'bench_prices',
        'created_at',
        'updated_at',
      ],
      lines: () => squadLines(world, managers, played),
    },
    {
      table: 'lineup',
      columns: [
        'round_id',
        'squad_id',
        'manager_id',
        'player_ids',
        'captain_id',
        'vice_captain_id',
        'bench_ids',
        'counts',
        'locked_at',
      ],
      lines: () => concat(played.rounds, lineupLines),
    },
    {
      table: 'lineup_score',
      columns: ['round_id', 'squad_id', 'manager_id', 'point_tenths', 'rank'],
      lines: () => concat(played.rounds, lineupScoreLines),
    },
    {
      table: 'duel',
      columns: ['round_id', 'squad_a_id', 'squad_b_id', 'a_tenths', 'b_tenths', 'winner_squad_id'],
      lines: () => concat(played.rounds, duelLines),
    },
    {
      table: 'league',
      columns: [
        'id',
        'name',
        'format',
        'visibility',
        'prize',
        'starts_at',
        'ends_at',
        'owner_id',
        'invite_code',
        'featured',
        'winner_squad_id',
        'trophy_points',
        'ended_at',
        'created_at',
      ],
      lines: () => leagueLines(leagues),
    },
    {
      table: 'league_member',
      columns: ['league_id', 'squad_id', 'manager_id', 'joined_at', 'point_tenths', 'rank'],
      lines: () => memberLines(leagues),
    },
    {
      table: 'league_tie',
      columns: [
        'league_id',
        'stage',
        'slot',
        'round_id',
        'squad_a_id',
        'squad_b_id',
        'a_tenths',
        'b_tenths',
        'winner_squad_id',
      ],
      lines: () => tieLines(leagues, played.rounds),
    },
    {
      table: 'division_cycle',
      columns: ['id', 'rounds', 'round_ids', 'ended_at', 'moves_stand'],
      lines: () => cycleLines(divisions),
    },
    {
      table: 'division_member',
      columns: ['cycle_id', 'group_number', 'manager_id', 'tier', 'tenths', 'point_tenths', 'place', 'next_tier'],
      lines: () => divisionMemberLines(divisions),
    },
    {
      table: 'pick',
      columns: pickColumns,
      lines: () => concat([settledPickLines(settled), openPickLines(world, open)], (l) => l),
    },
    {
      table: 'ledger',
      columns: ledgerColumns,
      lines: () => concat([concat(played.rounds, lineupLedgerLines), pickLedgerLines(settled)], (l) => l),
    },
    { table: 'manager_stat', columns: statColumns, lines: () => statLines(world, tallies, ranked) },
    {
      table: 'rank_history',
      columns: ['manager_id', 'round_id', 'points', 'rank'],
      lines: () => rankHistoryLines(ranked),
    },
    { table: 'achievement', columns: ['manager_id', 'kind', 'at'], lines: () => achievementLines(tallies, ranked) },
    {
      table: 'activity',
      columns: ['manager_id', 'type', 'data', 'at'],
      lines: () => activityLines({ world, managers, tallies, ranked, leagues }),
    },
  ]
}

/** Everything a world consists of; what people add later (follows, corrections) starts empty with it. */
export const worldTables = [
  'club',
  'player',
  'season',
  'round',
  'match',
  'match_event',
  'scoring_rules',
  'player_match',
  'price_history',
  'forecast',
  'club_strength',
  'manager',
  'squad',
  'lineup',
  'lineup_score',
  'duel',
  'division_cycle',
  'division_member',
  'pick',
  'league',
  'league_member',
  'league_tie',
  'ledger',
  'manager_stat',
  'rank_history',
  'achievement',
  'activity',
  'follow',
  'correction',
]

interface WorldToStore {
  championshipId: ChampionshipId
  world: SampleWorld
  composed: ComposedWorld
  onTable: (table: string, share: number) => void
}

export async function storeWorld(
  client: pg.ClientBase,
  { championshipId, world, composed, onTable }: WorldToStore,
): Promise<void> {
  const loads = loadsOf(world, composed).map((load) => ofChampionship(championshipId, load))
  for (const [index, { table, columns, lines }] of loads.entries()) {
    onTable(table, index / loads.length)
    await copyInto(client, { table, columns }, lines())
  }
  await client.query(COUNT_ALL_MEMBERS)
}
