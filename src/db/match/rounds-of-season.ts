import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { mayComeBack, nextDeadlineOf, waitsForFile } from '#db/round/settlement-near.ts'
import { clubJson, periodOfMatch, type MatchRow, playedMatchRow, shownOfMatch } from './match.ts'
import type { RoundState, Tables } from '#db/schema/schema.ts'

const roundOfSeasonRow = rowOf({
  id: int,
  number: int,
  state: text.of<RoundState>(),
  startsAt: time,
  endsAt: time,
  waitsForFile: bool,
  waitsForMatch: json<{ id: number; home: string; away: string; until: string }>().orNull,
})
export type RoundOfSeason = RowOf<typeof roundOfSeasonRow>

/** The rounds of the season with the next round to settle; once all rounds are settled, those of the last season. */
export async function roundsOfSeason(db: Kysely<Tables>, id: ChampionshipId): Promise<RoundOfSeason[]> {
  const rounds = sql`round where championship_id = ${id}`
  const { rows } = await roundOfSeasonRow.sql`
    select r.id, r.number, r.state, r.deadline_at as "startsAt", r.ends_at as "endsAt", ${waitsForFile} as "waitsForFile",
      (select json_build_object('id', m.id, 'home', h.name, 'away', a.name, 'until', ${nextDeadlineOf('r')})
       from match m join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
       where ${mayComeBack} order by m.id limit 1) as "waitsForMatch"
    from round r where r.season_id = coalesce(
      (select season_id from ${rounds} and state <> 'settled' order by deadline_at limit 1),
      (select season_id from ${rounds} order by deadline_at desc limit 1))
    order by r.number`.execute(db)
  return rows
}

export async function matchesOfRound(db: Kysely<Tables>, roundId: number): Promise<MatchRow[]> {
  const { rows } = await playedMatchRow.sql`
    select ${shownOfMatch},
           ${clubJson('home')} as home, ${clubJson('away')} as away, ${periodOfMatch} as period
    from match m join club home on home.id = m.home_club_id join club away on away.id = m.away_club_id
    where m.round_id = ${roundId} order by m.starts_at, m.id`.execute(db)
  return rows
}
