import { describe, expect, test } from 'vitest'
import type { Scout } from '#domain/scoring/scouts.ts'
import { canCompete, countOf } from '#domain/squad/formation.ts'
import type { FootballEventKind } from './event.ts'
import { foldFootball } from './fold.ts'
import { playFootballFixture } from './play-fixture.ts'
import { footballPlayers } from '#world/athletes/football-players.ts'
import type { PlayedMatch } from './play-round.ts'
import { playedRounds } from '#world/testing/played-rounds.ts'

const rounds = [...playedRounds(7, 3)]
const matches = rounds.flatMap((round) => round.matches)

const countKinds = ({ events }: PlayedMatch, ...kinds: FootballEventKind[]) =>
  events.filter((event) => kinds.includes(event.kind)).length

const countScouts = ({ final }: PlayedMatch, scout: Scout) =>
  [...final.appearances.values()].reduce((sum, { scouts }) => sum + (scouts[scout] ?? 0), 0)

describe('a football match', () => {
  test('the score is the goals of its events, each conceded by one goalkeeper', () => {
    for (const match of matches) {
      const { home, away } = match.final.score
      expect(countKinds(match, 'goal', 'penalty_goal', 'own_goal')).toBe(home + away)
      expect(countScouts(match, 'goalConceded')).toBe(home + away)
      expect(countScouts(match, 'goal') + countScouts(match, 'ownGoal')).toBe(home + away)
    }
  })

  test('an own goal counts for the other side and is conceded by the goalkeeper of the scorer’s side', () => {
    let ownGoals = 0
    for (const { events, final, home } of matches) {
      const byHome = (kind: string) => events.filter((e) => e.kind === kind && e.clubId === home.clubId).length
      const all = (kind: string) => events.filter((e) => e.kind === kind).length
      ownGoals += all('own_goal')
      const awayOwnGoals = all('own_goal') - byHome('own_goal')
      expect(final.score.home).toBe(byHome('goal') + byHome('penalty_goal') + awayOwnGoals)
      const conceded = [...final.appearances.values()].filter((player) => player.clubId === home.clubId)
      expect(conceded.reduce((sum, { scouts }) => sum + (scouts.goalConceded ?? 0), 0)).toBe(final.score.away)
    }
    expect(ownGoals).toBeGreaterThan(2)
  })

  test('actions that involve both sides are counted consistently', () => {
    for (const match of matches) {
      expect(countScouts(match, 'save')).toBe(countScouts(match, 'shotSaved'))
      expect(countScouts(match, 'penaltyMissed')).toBe(countKinds(match, 'penalty_saved', 'penalty_missed'))
      expect(countScouts(match, 'penaltyGivenAway')).toBe(
        countKinds(match, 'penalty_goal', 'penalty_saved', 'penalty_missed'),
      )
      expect(countScouts(match, 'foulSuffered')).toBeLessThanOrEqual(countScouts(match, 'foul'))
      expect(countScouts(match, 'assist')).toBeLessThanOrEqual(countKinds(match, 'goal'))
    }
  })

  test('SC4: the clean sheet is for every Goleiro and Defensor who played, and only at full time', () => {
    for (const { home, away, final, events } of matches) {
      for (const player of final.appearances.values()) {
        const conceded = player.clubId === home.clubId ? final.score.away : final.score.home
        const back = player.position === 'Goleiro' || player.position === 'Defensor'
        expect(player.scouts.cleanSheet ?? 0).toBe(back && player.played && conceded === 0 ? 1 : 0)
      }
      const early = foldFootball({ home, away }, events, 600)
      expect([...early.appearances.values()].some(({ scouts }) => scouts.cleanSheet)).toBe(false)
    }
  })

  test('events are in order, and no player acts before coming on or after leaving', () => {
    for (const { home, away, events } of matches) {
      const onPitch = new Set([...home.starters, ...away.starters].map((player) => player.id))
      let second = 0
      events.forEach((event, i) => {
        expect(event.sequence).toBe(i)
        expect(event.atSecond).toBeGreaterThanOrEqual(second)
        second = event.atSecond
        const { kind, playerId, otherId } = event
        if (kind === 'substitution') {
          expect(onPitch.delete(otherId ?? 0)).toBe(true)
          onPitch.add(playerId ?? 0)
        } else {
          for (const id of [playerId, otherId]) if (id !== null) expect(onPitch.has(id)).toBe(true)
        }
        if (kind === 'red' || kind === 'second_yellow') onPitch.delete(playerId ?? 0)
      })
      expect(events[0]?.kind).toBe('kick_off')
      expect(events.at(-1)?.kind).toBe('full_time')
    }
  })

  test('SC5: a second yellow leaves the red only', () => {
    const sentOff = matches.flatMap(({ events, final }) =>
      events
        .filter((event) => event.kind === 'second_yellow')
        .map(({ playerId }) => final.appearances.get(playerId ?? 0)),
    )
    expect(sentOff.length).toBeGreaterThan(3)
    for (const player of sentOff) {
      expect(player?.scouts.redCard).toBe(1)
      expect(player?.scouts.yellowCard).toBeUndefined()
    }
  })

  test('every side has eleven starters, one in goal, and makes at most five changes; SQ5 holds unless players are missing', () => {
    let unusual = 0
    for (const match of matches) {
      for (const sheet of [match.home, match.away]) {
        const players = sheet.starters.map(({ id, position }) => ({ playerId: id, position, pricePaid: 0 }))
        expect(players).toHaveLength(11)
        expect(countOf({ players }, 'Goleiro')).toBe(1)
        if (!canCompete({ modality: 'campo', players })) unusual++
        expect(new Set([...sheet.starters, ...sheet.bench].map(({ id }) => id)).size).toBe(11 + sheet.bench.length)
        expect(match.events.filter((e) => e.kind === 'substitution' && e.clubId === sheet.clubId).length).toBeLessThan(
          6,
        )
      }
    }
    expect(unusual / matches.length).toBeLessThan(0.02)
  })

  test('a match that is computed again is the same, and during it the score only grows, up to the final one', () => {
    const players = footballPlayers(7)
    const [match] = matches
    const again = playFootballFixture({ seed: 7, fixture: match!.fixture, players, conditions: new Map() })
    expect(again.events).toEqual(match!.events)
    let goals = 0
    for (let second = 0; second <= 130 * 60; second += 60) {
      const { score } = foldFootball(match!, match!.events, second)
      expect(score.home + score.away).toBeGreaterThanOrEqual(goals)
      goals = score.home + score.away
    }
    expect(foldFootball(match!, match!.events, 130 * 60)).toEqual(match!.final)
    expect(
      playFootballFixture({ seed: 8, fixture: match!.fixture, players, conditions: new Map() }).events,
    ).not.toEqual(match!.events)
  })
})

describe('conditions between rounds', () => {
  test('suspended and injured players are not fielded, and a red card causes a ban', () => {
    let checked = 0
    rounds.slice(1).forEach((round, i) => {
      const before = rounds[i]!
      for (const [playerId, { status }] of before.conditions) {
        const seen = before.appearances.get(playerId)
        if (seen?.straightRed) expect(status).toBe('suspenso')
        if (status !== 'suspenso' && status !== 'contundido') continue
        checked++
        expect(round.appearances.get(playerId)?.played ?? false).toBe(false)
      }
    })
    expect(checked).toBeGreaterThan(300)
  })

  test('every absence ends', () => {
    const out = new Map<number, number>()
    for (const { conditions } of rounds)
      for (const [playerId, { roundsOut }] of conditions) {
        out.set(playerId, roundsOut > 0 ? (out.get(playerId) ?? 0) + 1 : 0)
        expect(out.get(playerId)).toBeLessThan(14)
      }
  })
})
