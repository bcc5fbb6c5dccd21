import type { Kysely } from 'kysely'
import type { DuelSideView } from '#contract/duel.ts'
import type { MomentView } from '#contract/moment.ts'
import { ruleSetsNamed } from '#db/championship/rule-sets.ts'
import { duelSide } from '#db/duel/duel.ts'
import { lateDuelFacts, type LateDuelRow } from '#db/moment/late-duel-facts.ts'
import { momentFacts, type MomentFactsRow } from '#db/moment/moment-facts.ts'
import type { Tables } from '#db/schema/schema.ts'
import { tierName } from '#domain/division/tiers.ts'
import { LATE_MARGIN_TENTHS, lateWinner, type ReplayedPlayer } from '#domain/moment/late-duel.ts'
import { momentsOf, type LateDuel } from '#domain/moment/moments.ts'
import { lineupView } from './lineup-view.ts'

type Counting = DuelSideView['players'][number] | DuelSideView['bench'][number]

const countingOf = ({ players, bench }: DuelSideView): Counting[] => [
  ...players,
  ...bench.filter(({ insteadOf }) => insteadOf !== null),
]

/** Whether a player of the last match is absent: then bench and armband move only when that match ends (BN5, BN7). */
const waitsForBench = ({ players }: DuelSideView, clubs: readonly string[]) =>
  players.some(({ presence, club }) => presence === 'absent' && clubs.includes(club))

async function lateDuelOf(db: Kysely<Tables>, row: LateDuelRow): Promise<LateDuel | null> {
  const { roundId, squadId, opponentSquadId } = row
  const [ownRow, otherRow, rulesOf] = await Promise.all([
    duelSide(db, { roundId, squadId }),
    duelSide(db, { roundId, squadId: opponentSquadId }),
    ruleSetsNamed(
      db,
      row.players.map(({ rules }) => rules),
    ),
  ])
  if (!ownRow || !otherRow) return null
  const [own, other] = [lineupView(ownRow), lineupView(otherRow)]
  if ([own, other].some((side) => waitsForBench(side, row.clubs))) return null
  const inMatch = new Map(row.players.map((player) => [player.playerId, player]))
  const replayed = (side: DuelSideView, isOwn: boolean) =>
    countingOf(side).flatMap((counting): ReplayedPlayer[] => {
      const player = inMatch.get(counting.playerId)
      if (!player) return []
      const { rules, pointTenths, ...facts } = player
      const hasArmband = 'hasArmband' in counting && counting.hasArmband
      const bonusTenths = 'bonusTenths' in counting ? counting.bonusTenths : 0
      const restTenths = counting.pointTenths - bonusTenths - pointTenths
      return [{ ...facts, rules: rulesOf(rules), restTenths, hasArmband, isOwn }]
    })
  const decisive = lateWinner(row.events, {
    players: [...replayed(own, true), ...replayed(other, false)],
    marginTenths: own.pointTenths - other.pointTenths,
  })
  if (!decisive?.name) return null
  const { name, minute, stoppage } = decisive
  return { player: name, minute, stoppage, ownTenths: own.pointTenths, opponentTenths: other.pointTenths }
}

export interface RoundMoments {
  facts: MomentFactsRow
  moments: MomentView[]
}

/** The moments of a manager's rounds, newest round first, computed from their rows each time (MO1). */
export async function roundMoments(
  db: Kysely<Tables>,
  asked: Parameters<typeof momentFacts>[1],
): Promise<RoundMoments[]> {
  const rows = await momentFacts(db, asked)
  const late = await lateDuelFacts(db, {
    ...asked,
    roundIds: rows.map(({ roundId }) => roundId),
    mostTenths: LATE_MARGIN_TENTHS,
  })
  const lateDuels = new Map<number, LateDuel | null>()
  // One after the other: a profile must not take all connections.
  for (const row of late) lateDuels.set(row.roundId, await lateDuelOf(db, row))
  return rows.map((facts) => ({
    facts,
    moments: momentsOf({
      ...facts,
      promotedTo: facts.promotedTo === null ? null : tierName(facts.promotedTo),
      lateDuel: lateDuels.get(facts.roundId) ?? null,
      picks: { settled: facts.picks, right: facts.rightPicks },
    }),
  }))
}
