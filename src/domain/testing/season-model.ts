import { createDivisionBook } from '#domain/division/division-book.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import { pairSquads, type Pairing } from '#domain/duel/pair-squads.ts'
import type { ManagerId, MatchId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import { trophyPoints } from '#domain/league/prize.ts'
import { lineupSubject, pickSubject } from '#domain/ledger/subject.ts'
import { gradePick, PICK_POINTS } from '#domain/pick/pick-points.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Fielded } from '#domain/scoring/who-counts.ts'
import { fittingBench } from '#domain/squad/bench.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/captain.ts'
import { countingSquads } from '#domain/squad/counting-squad.ts'
import { canCompete } from '#domain/squad/formation.ts'
import {
  competitorsOf,
  enterRound,
  isOver,
  leaveRound,
  newLeague,
  nextEdition,
  tableOf,
  type LeagueModel,
} from './league-model.ts'
import { entriesToPost, sumByManager, type LedgerEntry, type Posting } from './ledger.ts'
import { lineupPointTenths } from './lineup-points.ts'
import { PLAYER_PRICE, PLAYERS, type MatchPlan, type RoundPlan, type SeasonPlan } from './season-plan.ts'

export interface LineupModel {
  squadId: SquadId
  managerId: ManagerId
  playerIds: readonly PlayerId[]
  captainId: PlayerId
  viceCaptainId: PlayerId | null
  benchIds: readonly PlayerId[]
  counts: boolean
}

const POSITION_OF = new Map(PLAYERS.map(({ playerId, position }) => [playerId, position]))

/** The rules said plainly, one row after the other: what the game must say at every step of the plan. */
export function createSeasonModel(plan: SeasonPlan) {
  const matches = new Map(
    [...plan.rounds.flatMap((round) => round.matches), ...plan.otherMatches].map((m) => [m.id, m]),
  )
  const managerOf = new Map(plan.squads.map(({ id, managerId }) => [id, managerId]))
  const lineups = new Map<RoundId, LineupModel[]>()
  const pairings = new Map<RoundId, Pairing>()
  const settled: RoundPlan[] = []
  const ended: MatchPlan[] = []
  let ledger: LedgerEntry[] = []
  let leagues: LeagueModel[] = plan.leagues.map((league) => newLeague(league))

  const divisions = createDivisionBook(() => new Map(settled.map((round) => [round.id, countingScores(round)])))

  const pointsOf = (managerId: ManagerId) => sumByManager(ledger).get(managerId) ?? 0
  const post = (posting: Posting) => {
    ledger = [...ledger, ...entriesToPost(ledger, posting)]
  }
  const current = (match: MatchPlan) => matches.get(match.id) ?? match

  /** MT1, MT3, MT4: what was decided beside its play left the round. */
  const playedIn = (round: RoundPlan) => round.matches.filter(({ decided }) => decided === undefined)

  function playerTenths(round: RoundPlan): Map<PlayerId, number> {
    const tenths = new Map<PlayerId, number>()
    for (const match of playedIn(round))
      for (const [playerId, scouts] of current(match).scouts) {
        const position = POSITION_OF.get(playerId)
        if (position) tenths.set(playerId, playerPointTenths({ position, scouts }, CURRENT_RULES))
      }
    return tenths
  }

  /** Of a round whose matches are all over. */
  function attendanceOf(round: RoundPlan): Map<PlayerId, Omit<Fielded, 'playerId'>> {
    const played = new Set(
      playedIn(round).flatMap(({ scouts, benched }) =>
        [...scouts.keys()].filter((playerId) => !benched?.has(playerId)),
      ),
    )
    return new Map(
      PLAYERS.map(({ playerId, position }) => [
        playerId,
        { position, presence: played.has(playerId) ? 'played' : 'absent' },
      ]),
    )
  }

  function scoresOf(round: RoundPlan): Map<SquadId, number> {
    const [points, attendance] = [playerTenths(round), attendanceOf(round)]
    return new Map(
      (lineups.get(round.id) ?? []).map((one) => [one.squadId, lineupPointTenths(one, points, attendance)]),
    )
  }

  function countingScores(round: RoundPlan): Map<ManagerId, number> {
    const scores = scoresOf(round)
    const counting = (lineups.get(round.id) ?? []).filter(({ counts }) => counts)
    return new Map(counting.map(({ squadId, managerId }) => [managerId, scores.get(squadId) ?? 0]))
  }

  function lock(round: RoundPlan): void {
    const competing = [...round.chosen].flatMap(([squadId, chosen]) => {
      const { playerIds, viceCaptainId = null, benchIds = [] } = chosen
      const known = (playerId: PlayerId) => ({ playerId, position: POSITION_OF.get(playerId) ?? 'Goleiro' })
      const players = playerIds.map((playerId) => ({ ...known(playerId), pricePaid: PLAYER_PRICE }))
      const bench = benchIds.map((playerId) => ({ ...known(playerId), price: PLAYER_PRICE }))
      const squad = { modality: plan.modality, players, captainId: chosen.captainId, viceCaptainId, bench }
      const captainId = captainOf(squad)
      if (captainId === null || !canCompete(squad)) return []
      const frozen = { viceCaptainId: viceCaptainOf(squad), benchIds: fittingBench(squad).map((one) => one.playerId) }
      return [{ squadId, managerId: managerOf.get(squadId) ?? 0, playerIds, captainId, ...frozen }]
    })
    const counting = countingSquads(competing)
    const fielded = competing.map((one) => ({ ...one, counts: counting.has(one.squadId) }))
    lineups.set(round.id, fielded)
    const isBot = new Map(plan.managers.map((manager) => [manager.id, manager.isBot]))
    pairings.set(
      round.id,
      pairSquads(
        fielded
          .filter(({ counts }) => counts)
          .map(({ squadId, managerId }) => ({
            squadId,
            managerId,
            points: pointsOf(managerId),
            isBot: isBot.get(managerId) ?? false,
          })),
        round.id,
      ),
    )
    divisions.lock(
      round.id,
      fielded.filter(({ counts }) => counts).map(({ managerId }) => managerId),
    )
    leagues = leagues.map((league) => enterRound(league, round, (squadId) => pointsOf(managerOf.get(squadId) ?? 0)))
  }

  function settlePicks(match: MatchPlan): void {
    const { id, score, picks, endedAtMs } = current(match)
    if (!ended.some((one) => one.id === id)) ended.push(match)
    const dues = picks.map(({ managerId, pick }) => ({ managerId, points: PICK_POINTS[gradePick(pick, score)] }))
    post({ subject: pickSubject(id), kind: 'pick', atMs: endedAtMs, dues })
  }

  function settle(round: RoundPlan, nowMs: number): void {
    if (!settled.includes(round)) settled.push(round)
    const scores = scoresOf(round)
    const dues = [...countingScores(round)].map(([managerId, points]) => ({ managerId, points }))
    post({ subject: lineupSubject(round.id), kind: 'lineup', atMs: round.settledAtMs, dues })
    leagues = leagues.map((league) => leaveRound(league, round, scores))
    divisions.settle(nowMs)
    endLeagues(nowMs)
  }

  const tableFor = (league: LeagueModel) =>
    tableOf(league, plan, settled, (round, squadId) => scoresOf(round).get(squadId))

  function trophyOf(league: LeagueModel, squadId: SquadId): number | null {
    const isFielded = (roundId: RoundId, id: SquadId) => (lineups.get(roundId) ?? []).some((one) => one.squadId === id)
    const competed = competitorsOf(league, plan.rounds, isFielded)
    if (!competed.has(squadId)) return null
    const opponents = new Set([...competed].map((id) => managerOf.get(id)))
    opponents.delete(managerOf.get(squadId))
    return trophyPoints({ prize: league.prize, featured: league.featured !== null, opponents: opponents.size })
  }

  function endLeagues(nowMs: number): void {
    const left = plan.rounds.filter((round) => !settled.includes(round))
    for (const league of leagues.filter((one) => !one.ended)) {
      const champion = league.bracket?.champion ?? null
      if (champion === null && !isOver(league, nowMs, left)) continue
      const best = champion ?? tableFor(league).winner?.squadId ?? null
      const points = best === null ? null : trophyOf(league, best)
      const winner = points === null ? null : best
      const over = { ...league, ended: { atMs: nowMs, winner, trophyPoints: points } }
      leagues = leagues.map((one) => (one === league ? over : one))
      if (league.featured !== null) leagues.push(nextEdition(league))
    }
  }

  /** RL5: what the match says now, and everything that followed from it once more. */
  function correct(matchId: MatchId, change: { score?: Score; scouts?: [PlayerId, ScoutCounts] }, nowMs: number): void {
    const match = matches.get(matchId)
    if (!match) throw new Error(`no match ${matchId}`)
    if (match.decided) return
    const scouts = change.scouts ? new Map(match.scouts).set(...change.scouts) : match.scouts
    matches.set(matchId, { ...match, score: change.score ?? match.score, scouts })
    settlePicks(match)
    const round = settled.find((one) => one.matches.some(({ id }) => id === matchId))
    if (round) settle(round, nowMs)
  }

  function duels() {
    return plan.rounds.flatMap((round) => {
      const pairing = pairings.get(round.id)
      const scores = settled.includes(round) ? scoresOf(round) : undefined
      const pairs = (pairing?.pairs ?? []).map(([a, b]) => {
        const [aTenths, bTenths] = [scores?.get(a) ?? null, scores?.get(b) ?? null]
        const result = aTenths === null || bTenths === null ? 'tie' : duelResult(aTenths, bTenths)
        return {
          roundId: round.id,
          a,
          b,
          aTenths,
          bTenths,
          winner: result === 'tie' ? null : result === 'first' ? a : b,
        }
      })
      const none = { b: null, aTenths: null, bTenths: null, winner: null }
      return [...pairs, ...(pairing?.byes ?? []).map((a) => ({ roundId: round.id, a, ...none }))]
    })
  }

  return {
    lock,
    settlePicks,
    settle,
    endLeagues,
    correct,
    duels,
    pointsOf,
    scoresOf,
    tableFor,
    lineupsOf: (round: RoundPlan) => lineups.get(round.id) ?? [],
    divisions: divisions.read,
    ledger: () => ledger,
    leagues: () => leagues,
    settledRounds: () => settled,
    endedMatches: () => ended.map(current),
  }
}

export type SeasonModel = ReturnType<typeof createSeasonModel>
