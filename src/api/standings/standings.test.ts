import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { standingsSchema, type Standings } from '#contract/standings.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { readChampionship } from '#db/championship/championship-page.ts'
import { startClock } from '#db/clock/clock.ts'
import { at, missing, useRealFiles } from '#jobs/testing/real-files.ts'
import { readAnalytics } from '#api/analytics/read-analytics.ts'
import { readClub } from '#api/club/read-club.ts'
import { readStandings } from './read-standings.ts'
import { atLength } from '#test/gate.ts'

const { database, bring, play } = useRealFiles()

const football = (championshipId: ChampionshipId) => ({ championshipId, sport: 'futebol' }) as const

async function standingsOf(championshipId: ChampionshipId): Promise<Standings> {
  return standingsSchema.parse(await readStandings(database().db, football(championshipId)))
}

/** Plays the results of a file without the life cycle of 38 rounds, which does not matter for the table. */
async function finishAsReported(championshipId: ChampionshipId): Promise<void> {
  await sql`
    update match m set state = 'final', home_score = (r.news -> 'score' ->> 'home')::smallint, away_score = (r.news -> 'score' ->> 'away')::smallint
    from match_report r, season s where r.match_id = m.id and s.id = m.season_id and s.championship_id = ${championshipId}`.execute(
    database().db,
  )
}

/** `name played points`, as people read a table. */
function linesOf({ clubs, tables }: Standings, group: string | null): string[] {
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]))
  const rows = tables.find((table) => table.group === group)?.rows ?? []
  return rows.map(({ clubId, played, points }) => `${nameOf.get(clubId)} ${played} ${points}`)
}

function stagesOf({ clubs, knockout }: Standings) {
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]))
  return knockout.map(({ name, meetings }) => ({
    name,
    legs: meetings.flatMap(({ legs }) => legs).length,
    winners: meetings.map(({ winnerId }) => (winnerId === null ? null : nameOf.get(winnerId))),
  }))
}

describe.skipIf(missing !== '')(`standings of real seasons${missing}`, () => {
  test('ST6 ST9 a Brasileirão that ended eleven months ago shows all of its 380 matches, on its page and over a year', async () => {
    const { championshipId } = await bring([at('futebol/brasil/openfootball-2024/2024_br1.txt')], { name: 'Série A' })
    await startClock(database().db, championshipId, { at: new Date('2025-11-20T12:00:00Z') })
    await finishAsReported(championshipId)
    const standings = await standingsOf(championshipId)
    expect(standings.tables).toHaveLength(1)
    expect(linesOf(standings, null).slice(0, 2)).toEqual(['Botafogo FR 38 79', 'SE Palmeiras 38 73'])
    expect(new Set(standings.tables[0]?.rows.map(({ played }) => played))).toEqual(new Set([38]))
    const year = await readAnalytics(database().db, football(championshipId), '1y')
    expect([year.matches, year.standings.all[0]?.played]).toEqual([380, 38])
    const week = await readAnalytics(database().db, football(championshipId), '7d')
    expect(week.matches, 'it counts back from the last match').toBe(25)
    const botafogo = standings.tables[0]?.rows[0]?.clubId ?? 0
    const page = await readClub(database().db, { championshipId, clubId: botafogo })
    expect(page).toMatchObject({ titles: 1, clubs: 20, group: null, standing: { position: 1, points: 79 } })
  })

  test('ST6 ST7 ST8 World Cup 2022: eight groups of three matches each, and a bracket that Argentina wins', async () => {
    const { championshipId } = await bring([at('futebol/mundial-2022/worldcup.json')], { name: 'Copa 2022' })
    await play(championshipId)
    const standings = await standingsOf(championshipId)
    expect(standings.tables.map(({ group }) => group).join('')).toBe('ABCDEFGH')
    expect(linesOf(standings, 'C')).toEqual(['Argentina 3 6', 'Poland 3 4', 'Mexico 3 4', 'Saudi Arabia 3 3'])
    expect(stagesOf(standings).map(({ name, legs }) => `${name} ${legs}`)).toEqual([
      'Round of 16 8',
      'Quarter-finals 4',
      'Semi-finals 2',
      'Match for third place 1',
      'Final 1',
    ])
    expect(stagesOf(standings).at(1)?.winners).toEqual(['Argentina', 'Croatia', 'France', 'Morocco'])
    const argentina = standings.clubs.find(({ name }) => name === 'Argentina')?.id ?? 0
    expect(standings.knockout.at(-1)?.meetings[0]).toMatchObject({ winnerId: argentina, legs: [{ isOver: true }] })
    const page = await readClub(database().db, { championshipId, clubId: argentina })
    expect(page).toMatchObject({ titles: 1, clubs: 4, group: 'C', standing: { position: 1 } })
    const {
      standings: tables,
      outlook,
      hasKnockout,
    } = await readAnalytics(database().db, football(championshipId), '1y')
    expect([tables.all.length, tables.all.filter(({ position }) => position === 1).length]).toEqual([32, 8])
    expect([hasKnockout, outlook]).toEqual([true, null])
  })

  test('ST6 ST7 World Cup 2026 before its first match: twelve groups, and places that wait for their clubs', async () => {
    const { championshipId, slug } = await bring([at('futebol/mundial-2026/worldcup_0_2026-05-03.json')], {
      name: 'Copa 2026',
    })
    const { lastMatchMs } = (await readChampionship(database().db, undefined, slug)) ?? {}
    expect(new Date(lastMatchMs ?? 0).toISOString(), 'the day of the final').toBe('2026-07-19T19:00:00.000Z')
    const { tables, knockout } = await standingsOf(championshipId)
    expect(tables.map(({ group, rows }) => `${group}${rows.length}`).join(' ')).toBe(
      'A4 B4 C4 D4 E4 F4 G4 H4 I4 J4 K4 L4',
    )
    const [first] = knockout
    expect(first?.meetings).toHaveLength(16)
    expect(first?.meetings[0]?.home).toEqual({ clubId: null, slot: '1E' })
    const winner = knockout.at(-1)?.meetings[0]
    expect([winner?.home.slot, winner?.away.slot, winner?.legs[0]?.matchId]).toEqual(['W101', 'W102', null])
  })

  atLength(() => {
    test('ST6 ST7 Libertadores 2024: groups that the file does not name, two legs, and qualifying rounds before', async () => {
      const { championshipId } = await bring([at('futebol/copas/libertadores_2024_copal.txt')], {
        name: 'Libertadores',
      })
      await play(championshipId)
      const standings = await standingsOf(championshipId)
      expect(standings.tables.map(({ group, rows }) => `${group}:${rows.length}`).join(' ')).toBe(
        '1:4 2:4 3:4 4:4 5:4 6:4 7:4 8:4',
      )
      expect(new Set(standings.tables.flatMap(({ rows }) => rows.map(({ played }) => played)))).toEqual(new Set([6]))
      expect(stagesOf(standings).map(({ name, legs, winners }) => `${name}: ${winners.length} of ${legs}`)).toEqual([
        'Qualifying, Round 1: 3 of 6',
        'Qualifying, Round 2: 8 of 16',
        'Qualifying, Round 3: 4 of 8',
        'Finals, Round of 16: 8 of 16',
        'Finals, Quarterfinals: 4 of 8',
        'Finals, Semifinals: 2 of 4',
        'Finals, Final: 1 of 1',
      ])
      expect(stagesOf(standings).at(-1)?.winners).toEqual(['Botafogo FR (BRA)'])
      expect(standings.knockout.map(({ isBeforeTables }) => isBeforeTables)).toEqual([
        true,
        true,
        true,
        false,
        false,
        false,
        false,
      ])
      const { rows } = await sql`
        select knockout_stage(m.id) as stage from match m join season s on s.id = m.season_id
        where s.championship_id = ${championshipId} and m.detail ->> 'stage' = 'Group, Matchday 1' limit 1`.execute(
        database().db,
      )
      expect(rows, 'a bolão does not weigh it as one').toEqual([{ stage: null }])
    })
  })

  test('ST6 ST7 Copa América 2024: a shoot-out in the quarter-finals, extra time in the final', async () => {
    const { championshipId } = await bring([at('futebol/copas/copa-america_2024.txt')], { name: 'Copa América' })
    await play(championshipId)
    const standings = await standingsOf(championshipId)
    expect(linesOf(standings, 'D')).toEqual(['Colombia 3 7', 'Brazil 3 5', 'Costa Rica 3 4', 'Paraguay 3 0'])
    expect(stagesOf(standings).map(({ winners }) => winners)).toEqual([
      ['Argentina', 'Canada', 'Uruguay', 'Colombia'],
      ['Argentina', 'Colombia'],
      ['Uruguay'],
      ['Argentina'],
    ])
  })
})
