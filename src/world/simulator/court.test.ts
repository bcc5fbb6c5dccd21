import { describe, expect, test } from 'vitest'
import { isFinalScore, type Score } from '#domain/sport/outcome.ts'
import type { CourtSport } from '#domain/sport/sport-rules.ts'
import { calendarOf } from '#world/fixtures/calendar.ts'
import { fixturesFor } from '#world/fixtures/fixtures.ts'
import { courtPlayers } from '#world/athletes/court-players.ts'
import { playCourtFixture } from '#world/play/play-court-fixture.ts'

const calendar = calendarOf('2026-11-14')
const players = courtPlayers({ seed: 7, takenNames: [] })

const played = <S extends CourtSport>(sport: S) =>
  [1, 2, 3, 4].flatMap((season) =>
    fixturesFor({ seed: 7, calendar, sport }, season).map((fixture) => ({
      fixture,
      match: playCourtFixture({ seed: 7, sport, fixture, players }),
    })),
  )

const total = ({ home, away }: Score) => home + away
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(['basquete', 'volei', 'tenis'] as const)('%s', (sport) => {
  const matches = played(sport)

  test('SP2: every result is possible, and the last event has it and ends the match', () => {
    for (const { match } of matches) {
      expect(isFinalScore(sport, match.score)).toBe(true)
      expect(match.events.at(-1)).toMatchObject({ kind: 'full_time', score: match.score })
      expect(match.events.filter((event) => event.kind === 'full_time')).toHaveLength(1)
    }
  })

  test('events are in order and their values add up to the periods', () => {
    for (const { match, fixture } of matches) {
      let second = 0
      for (const event of match.events) {
        expect(event.atSecond).toBeGreaterThanOrEqual(second)
        second = event.atSecond
      }
      match.periods.forEach((period, i) => {
        const own = match.events.filter((event) => event.period === i + 1)
        const of = (clubId: number) => own.filter((e) => e.clubId === clubId).reduce((sum, e) => sum + e.value, 0)
        expect({ home: of(fixture.homeClubId), away: of(fixture.awayClubId) }).toEqual(period)
      })
    }
  })

  test('the same fixture is always the same match, and another seed gives another one', () => {
    const [{ fixture, match }] = matches as [(typeof matches)[0]]
    expect(playCourtFixture({ seed: 7, sport, fixture, players })).toEqual(match)
    expect(playCourtFixture({ seed: 8, sport, fixture, players })).not.toEqual(match)
  })

  test('the strongest club wins more often than the weakest', () => {
    const wins = new Map<number, number>()
    for (const { match, fixture } of matches) {
      const winner = match.score.home > match.score.away ? fixture.homeClubId : fixture.awayClubId
      wins.set(winner, (wins.get(winner) ?? 0) + 1)
    }
    const ids = [...new Set(matches.map(({ fixture }) => fixture.homeClubId))].sort((a, b) => a - b)
    expect(wins.get(ids[0]!)).toBeGreaterThan(wins.get(ids[7]!) ?? 0)
  })
})

test('basketball: the players’ points are the score, with four quarters and overtimes only after a draw', () => {
  const matches = played('basquete').map(({ match }) => match)
  for (const { score, periods, boxes } of matches) {
    expect(boxes.reduce((sum, { stats }) => sum + stats.points, 0)).toBe(total(score))
    expect(periods.reduce((sum, period) => sum + total(period), 0)).toBe(total(score))
    if (periods.length > 4) {
      const regular = periods.slice(0, 4)
      expect(mean(regular.map((period) => period.home))).toBe(mean(regular.map((period) => period.away)))
    } else expect(periods).toHaveLength(4)
  }
  expect(mean(matches.map(({ score }) => total(score) / 2))).toBeGreaterThan(70)
  expect(mean(matches.map(({ score }) => total(score) / 2))).toBeLessThan(90)
})

test('volleyball: sets end at 25 or 15 by two, aces and blocks are points', () => {
  for (const { periods, boxes, score } of played('volei').map(({ match }) => match)) {
    expect(periods).toHaveLength(total(score))
    periods.forEach(({ home, away }, i) => {
      const target = i === 4 ? 15 : 25
      const [high, low] = [Math.max(home, away), Math.min(home, away)]
      expect(high === target ? high - low >= 2 : high > target && high - low === 2).toBe(true)
    })
    for (const { stats } of boxes) expect(stats.points).toBeGreaterThanOrEqual(stats.aces + stats.blocks)
  }
})

test('tennis: sets are won 6 to at most 4, 7-5 or 7-6; the box counts the sets', () => {
  const matches = played('tenis').map(({ match }) => match)
  for (const { periods, boxes, score } of matches) {
    for (const { home, away } of periods)
      expect(['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6']).toContain(
        `${Math.max(home, away)}-${Math.min(home, away)}`,
      )
    expect(boxes.map(({ stats }) => stats.sets)).toEqual([score.home, score.away])
  }
  expect(new Set(matches.map(({ surface }) => surface))).toEqual(new Set(['saibro', 'dura', 'grama']))
})
