import { elevenOf, type Elevens } from '#domain/match/elevens.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchPageView, MatchPlayerView } from '#contract/match.ts'

export interface MatchLineups {
  home: Elevens<MatchPlayerView>
  away: Elevens<MatchPlayerView>
}

/** MP1: both lineups or none. One alone would suggest that the other team was absent. */
export function lineupsOf({ match, players, events, sideSize: size }: MatchPageView): MatchLineups | undefined {
  if (!isFantasySport(match.sport)) return undefined
  const changes = events.flatMap(({ kind, player, other, minute }) =>
    kind === 'substitution' && player && other ? [{ onId: player.id, offId: other.id, minute }] : [],
  )
  const [home, away] = [match.home.id, match.away.id].map((clubId) => elevenOf(players, { clubId, size, changes }))
  return home && away ? { home, away } : undefined
}

/** The players by position, from goalkeeper to attack. The Linha position of futsal comes last. */
export function linesOf(players: readonly MatchPlayerView[]): MatchPlayerView[][] {
  const order = (position: string) => POSITIONS.findIndex((one) => one === position)
  const used = [...new Set(players.map(({ position }) => position))].sort((a, b) => order(a) - order(b))
  return used.map((position) => players.filter((player) => player.position === position))
}

export interface PlayerDeed {
  key: number
  kind: 'goal' | 'own_goal' | 'yellow' | 'red' | 'off' | 'on'
  minute: number
  stoppage: number
}

const DEEDS: Readonly<Partial<Record<string, PlayerDeed['kind']>>> = {
  goal: 'goal',
  penalty_goal: 'goal',
  own_goal: 'own_goal',
  yellow: 'yellow',
  second_yellow: 'red',
  red: 'red',
  substitution: 'on',
}

/** The player's goals, cards and substitutions, in order, for the icons next to the player. */
export function deedsOf({ events }: Pick<MatchPageView, 'events'>, playerId: number): PlayerDeed[] {
  return events.flatMap(({ seq: key, kind, player, other, minute, stoppage }) => {
    const deed = DEEDS[kind]
    if (!deed) return []
    if (player?.id === playerId) return [{ key, kind: deed, minute, stoppage }]
    return deed === 'on' && other?.id === playerId ? [{ key, kind: 'off' as const, minute, stoppage }] : []
  })
}
