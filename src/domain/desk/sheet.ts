import { OWN_SCOUT } from '#domain/scoring/event-scouts.ts'
import { cardScouts, withCleanSheet } from '#domain/scoring/full-time.ts'
import type { Scout, ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Position } from '#domain/sport/position.ts'
import { COUNTED_SCOUTS, type Deed } from './deeds.ts'
import { otherSide, sideOf, type DeedTap, type DeskFacts, type Said, type Side, type Tap } from './tap.ts'

export interface DeskPlayer {
  playerId: number
  clubId: number
  scouts: ScoutCounts
  tookPart: boolean
  /** Set to Goleiro for an outfield player who went in goal. */
  position?: Position
}

interface Line {
  playerId: number
  clubId: number
  position: Position
  tookPart: boolean
  keptGoal: boolean
  yellows: number
  straightRed: boolean
  scouts: ScoutCounts
}

/** A player with a card need not have been on the pitch. */
const CARDS: ReadonlySet<Deed> = new Set(['yellow', 'red'])

const isKeeper = ({ position }: { position: Position }) => position === 'Goleiro'

/** Players in the order of the reports that name them. Cards are left out: they do not show that a player plays. */
const namedIn = (standing: readonly Tap[]): number[] =>
  standing.flatMap(({ said }) =>
    said.kind === 'deed' && !CARDS.has(said.deed)
      ? [said.otherId, said.playerId].filter((id) => typeof id === 'number')
      : [],
  )

/**
 * DK7: if nobody gave the line-up of a side, everybody took part, with one goalkeeper: the first whom a report other
 * than a card names, or else the first in the list.
 */
function presumed({ players }: DeskFacts, clubId: number, standing: readonly Tap[]): number[] {
  const own = players.filter((player) => player.clubId === clubId)
  const keepers = own.filter(isKeeper).map(({ id }) => id)
  const keeper = namedIn(standing).find((id) => keepers.includes(id)) ?? keepers[0]
  return own.filter((player) => !isKeeper(player) || player.id === keeper).map(({ id }) => id)
}

/** Collects who took part and what they did. The caller reports events in the order of play. */
export function createSheet(
  facts: DeskFacts,
  starters: Record<Side, readonly number[] | null>,
  standing: readonly Tap[],
) {
  const lines = new Map<number, Line>()
  const positions = new Map(facts.players.map(({ id, position }) => [id, position]))
  const pitch: Record<Side, Set<number>> = { home: new Set(), away: new Set() }
  const keepers: Record<Side, number | null> = { home: null, away: null }
  const clubOf = (side: Side) => (side === 'home' ? facts.homeId : facts.awayId)

  function lineOf(playerId: number, clubId: number): Line {
    const known = lines.get(playerId)
    if (known) return known
    const line: Line = {
      playerId,
      clubId,
      position: positions.get(playerId) ?? 'Meio-Campo',
      tookPart: false,
      keptGoal: false,
      yellows: 0,
      straightRed: false,
      scouts: {},
    }
    lines.set(playerId, line)
    return line
  }

  function add(line: Line, scout: Scout): void {
    line.scouts[scout] = (line.scouts[scout] ?? 0) + 1
  }

  for (const side of ['home', 'away'] as const)
    for (const playerId of starters[side] ?? presumed(facts, clubOf(side), standing)) {
      const line = lineOf(playerId, clubOf(side))
      line.tookPart = true
      pitch[side].add(playerId)
      if (line.position === 'Goleiro') keepers[side] ??= playerId
    }

  /** Players who went off or were sent off. */
  const gone = new Set<number>()
  function leavePitch(side: Side, playerId: number): void {
    pitch[side].delete(playerId)
    gone.add(playerId)
  }

  function substitute(side: Side, on: Line, offId: number | undefined): void {
    on.tookPart = true
    pitch[side].add(on.playerId)
    if (offId !== undefined) leavePitch(side, offId)
    if (on.position === 'Goleiro') keepers[side] = on.playerId
    else if (offId !== undefined && keepers[side] === offId) {
      // SC3: a player who goes in goal for the goalkeeper is the goalkeeper from then on.
      keepers[side] = on.playerId
      on.keptGoal = true
    }
  }

  function note({ said }: DeedTap) {
    const { deed, clubId, playerId, otherId } = said
    const side = sideOf(facts, clubId)
    const told = { kind: deed as Deed | 'second_yellow', clubId, playerId, otherId: otherId ?? null }
    if (playerId === null) return told
    const line = lineOf(playerId, clubId)
    if (!CARDS.has(deed)) line.tookPart = true
    if (deed === 'yellow') {
      line.yellows++
      if (line.yellows > 1) told.kind = 'second_yellow'
    } else if (deed === 'red') line.straightRed = true
    else if (deed === 'substitution') substitute(side, line, otherId)
    else {
      const own = OWN_SCOUT[deed]
      if (own) add(line, own)
      if (deed === 'goal' && otherId !== undefined) {
        const helper = lineOf(otherId, clubId)
        helper.tookPart = true
        add(helper, 'assist')
      }
    }
    if (told.kind === 'second_yellow' || deed === 'red') leavePitch(side, playerId)
    if (deed === 'penalty_saved') {
      const keeperId = keepers[otherSide(side)]
      if (keeperId !== null) add(lineOf(keeperId, clubOf(otherSide(side))), 'penaltySaved')
      told.otherId = keeperId
    }
    return told
  }

  function finished(line: Line, { score, isOver }: { score: Score; isOver: boolean }): DeskPlayer {
    const { playerId, clubId, tookPart, yellows, straightRed, keptGoal } = line
    const position = keptGoal ? 'Goleiro' : line.position
    const withCards = { ...line.scouts, ...(yellows > 0 || straightRed ? cardScouts({ yellows, straightRed }) : {}) }
    const conceded = score[otherSide(sideOf(facts, clubId))]
    const scouts = isOver ? withCleanSheet(withCards, { position, played: tookPart, conceded }) : withCards
    return { playerId, clubId, scouts, tookPart, ...(keptGoal && { position: 'Goleiro' as const }) }
  }

  return {
    /** Counts what was reported, and returns what the event says about it. */
    note,
    concede(side: Side): void {
      const keeperId = keepers[side]
      if (keeperId !== null) add(lineOf(keeperId, clubOf(side)), 'goalConceded')
    },
    /** DK8: counts from after the match replace the taps of the same scouts. */
    count({ playerId, clubId, scouts }: Extract<Said, { kind: 'counts' }>): void {
      const line = lineOf(playerId, clubId)
      for (const scout of COUNTED_SCOUTS) {
        const count = scouts[scout]
        if (count === undefined) continue
        if (count > 0) line.scouts[scout] = count
        else delete line.scouts[scout]
        if (count > 0) line.tookPart = true
      }
    },
    onPitch: (): Record<Side, readonly number[]> => ({ home: [...pitch.home], away: [...pitch.away] }),
    /**
     * DK7: the players on the pitch; for a side without a line-up also its other goalkeepers who have not gone off,
     * because any of them may be in goal.
     */
    offered: (side: Side): readonly number[] => {
      const others = facts.players.filter(
        (player) => starters[side] === null && player.clubId === clubOf(side) && isKeeper(player),
      )
      return [...new Set([...pitch[side], ...others.map(({ id }) => id).filter((id) => !gone.has(id))])]
    },
    /** SC4, SC5: cards and clean sheets. Players who neither took part nor have a scout are left out. */
    finish: (end: { score: Score; isOver: boolean }): DeskPlayer[] =>
      [...lines.values()]
        .map((line) => finished(line, end))
        .filter(({ tookPart, scouts }) => tookPart || Object.keys(scouts).length > 0),
  }
}
