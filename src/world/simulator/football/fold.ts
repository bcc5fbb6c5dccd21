import type { ClubId, PlayerId } from '#domain/ids.ts'
import { OTHER_SCOUT, OWN_SCOUT } from '#domain/scoring/event-scouts.ts'
import { cardScouts, withCleanSheet } from '#domain/scoring/full-time.ts'
import type { Scout, ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { FieldPosition } from '#domain/sport/position.ts'
import type { FootballEvent, FootballEventKind, TeamSheet } from './event.ts'

export type MatchPhase = 'before' | 'first_half' | 'half_time' | 'second_half' | 'over'

export interface Appearance {
  playerId: PlayerId
  clubId: ClubId
  position: FieldPosition
  played: boolean
  yellows: number
  straightRed: boolean
  /** As the domain counts them: including cards and, once the match is over, the clean sheet. */
  scouts: ScoutCounts
}

export interface FoldedMatch {
  phase: MatchPhase
  minute: number
  stoppage: number
  score: Score
  appearances: Map<PlayerId, Appearance>
}

const PHASE_AFTER: Partial<Record<FootballEventKind, MatchPhase>> = {
  kick_off: 'first_half',
  half_time: 'half_time',
  second_half: 'second_half',
  full_time: 'over',
}

const GOALS = new Set<FootballEventKind>(['goal', 'penalty_goal', 'own_goal'])

export interface FootballSheets {
  home: TeamSheet
  away: TeamSheet
}

/** Score, phase and scouts after the events up to a second of real time; after all events if no second is given. */
export function foldFootball(
  sheets: FootballSheets,
  events: readonly FootballEvent[],
  untilSecond = Infinity,
): FoldedMatch {
  const appearances = new Map<PlayerId, Appearance>()
  for (const sheet of [sheets.home, sheets.away]) {
    for (const player of sheet.starters) appearances.set(player.id, appear(player, sheet.clubId, true))
    for (const player of sheet.bench) appearances.set(player.id, appear(player, sheet.clubId, false))
  }
  const match: FoldedMatch = { phase: 'before', minute: 0, stoppage: 0, score: { home: 0, away: 0 }, appearances }
  const keepers = { home: keeperId(sheets.home), away: keeperId(sheets.away) }
  for (const event of events) {
    if (event.atSecond > untilSecond) break
    match.phase = PHASE_AFTER[event.kind] ?? match.phase
    match.minute = event.minute
    match.stoppage = event.stoppage
    apply(match, event, sheets.home.clubId, keepers)
  }
  finish(match, sheets.home.clubId)
  return match
}

function apply(
  match: FoldedMatch,
  event: FootballEvent,
  homeClubId: ClubId,
  keepers: Record<keyof Score, PlayerId>,
): void {
  const { kind, playerId, otherId } = event
  if (playerId === null) return
  const player = appearanceOf(match, playerId)
  const other = otherId === null ? null : appearanceOf(match, otherId)
  const side = player.clubId === homeClubId ? 'home' : 'away'
  const own = OWN_SCOUT[kind]
  const others = OTHER_SCOUT[kind]
  if (own) count(player, own)
  if (other && others) count(other, others)
  if (GOALS.has(kind)) {
    const scoring = (side === 'home') === (kind !== 'own_goal') ? 'home' : 'away'
    match.score[scoring]++
    count(appearanceOf(match, keepers[scoring === 'home' ? 'away' : 'home']), 'goalConceded')
  } else if (kind === 'yellow' || kind === 'second_yellow') player.yellows++
  else if (kind === 'red') player.straightRed = true
  else if (kind === 'substitution') {
    player.played = true
    if (player.position === 'Goleiro') keepers[side] = player.playerId
  }
}

function finish(match: FoldedMatch, homeClubId: ClubId): void {
  for (const player of match.appearances.values()) {
    if (player.yellows > 0 || player.straightRed) Object.assign(player.scouts, cardScouts(player))
    if (match.phase !== 'over') continue
    const conceded = player.clubId === homeClubId ? match.score.away : match.score.home
    player.scouts = withCleanSheet(player.scouts, { position: player.position, played: player.played, conceded })
  }
}

const appear = (
  { id, position }: { id: PlayerId; position: FieldPosition },
  clubId: ClubId,
  played: boolean,
): Appearance => ({
  playerId: id,
  clubId,
  position,
  played,
  yellows: 0,
  straightRed: false,
  scouts: {},
})

function keeperId(sheet: TeamSheet): PlayerId {
  const keeper = sheet.starters.find((player) => player.position === 'Goleiro')
  if (!keeper) throw new Error('a sheet names no goalkeeper')
  return keeper.id
}

function appearanceOf(match: FoldedMatch, playerId: PlayerId): Appearance {
  const appearance = match.appearances.get(playerId)
  if (!appearance) throw new Error(`player ${playerId} is on neither sheet`)
  return appearance
}

function count(player: Appearance, scout: Scout): void {
  player.scouts[scout] = (player.scouts[scout] ?? 0) + 1
}
