import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { createDivisionBook } from '#domain/division/division-book.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import { pairSquads, type Pairing } from '#domain/duel/pair-squads.ts'
import type { ManagerId, MatchId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import { entryKey, lineupSubject, pickSubject } from '#domain/ledger/subject.ts'
import { gradePick } from '#domain/pick/pick-points.ts'
import { nextPrice } from '#domain/price/price.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Fielded } from '#domain/scoring/resolve-lineup.ts'
import { fittingBench } from '#domain/squad/bench.ts'
import { captainOf, viceCaptainOf, type MarketPlayer, type Squad } from '#domain/squad/squad.ts'
import { countingSquads } from './counting-squads.ts'
import { canCompete } from '#domain/squad/formation.ts'
import { createLeagueBook } from './league-book.ts'
import { entriesToPost, sumByManager, type LedgerEntry, type Posting } from './ledger.ts'
import { lineupPointTenths } from './lineup-points.ts'
import { PLAYER_PRICE, PLAYERS, playedAtMs, type MatchPlan, type RoundPlan, type SeasonPlan } from './season-plan.ts'

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

/** The rules written plainly, one row after the other: what the game must say at every step of the plan. */
export function createSeasonModel(plan: SeasonPlan) {
  const matches = new Map(
    [...plan.rounds.flatMap((round) => round.matches), ...plan.otherMatches].map((m) => [m.id, m]),
  )
  const managerOf = (squadId: SquadId) => plan.squads.find(({ id }) => id === squadId)?.managerId ?? 0
  const lineups = new Map<RoundId, LineupModel[]>()
  const pairings = new Map<RoundId, Pairing>()
  const settled: RoundPlan[] = []
  const ended: MatchPlan[] = []
  let ledger: LedgerEntry[] = []
  const market = new Map(
    PLAYERS.map(({ playerId, position }) => [playerId, { playerId, position, price: PLAYER_PRICE }]),
  )
  /** DV11: for each account, the guest whose place in the groups it took. */
  const seats = new Map<ManagerId, ManagerId>()
  const seatOf = (managerId: ManagerId) => seats.get(managerId) ?? managerId
  const holderOf = (seat: ManagerId) => [...seats].find(([, guestId]) => guestId === seat)?.[0] ?? seat

  const divisions = createDivisionBook(
    () =>
      new Map(
        settled.map((round) => {
          const scores = countingScores(round)
          return [round.id, { get: (seat: ManagerId) => scores.get(holderOf(seat)) }]
        }),
      ),
  )

  const pointsOf = (managerId: ManagerId) => sumByManager(ledger).get(managerId) ?? 0
  const post = (posting: Posting) => {
    ledger = [...ledger, ...entriesToPost(ledger, posting)]
  }
  const current = (match: MatchPlan) => matches.get(match.id) ?? match
  const leagues = createLeagueBook(plan, {
    settled,
    scoresOf,
    isFielded: (roundId, squadId) => (lineups.get(roundId) ?? []).some((one) => one.squadId === squadId),
    managerOf,
    pointsOf,
  })

  /** MT1, MT3, MT4: a match that was decided besides its play has left the round. */
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

  /** The attendance of all players in a round whose matches are all over. */
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

  function chosenSquads({ chosen }: RoundPlan): Map<SquadId, Squad> {
    const known = (playerId: PlayerId) => ({ playerId, position: POSITION_OF.get(playerId) ?? 'Goleiro' })
    return new Map(
      [...chosen].map(([squadId, { playerIds, captainId, viceCaptainId = null, benchIds = [] }]) => [
        squadId,
        {
          modality: plan.modality,
          players: playerIds.map((playerId) => ({ ...known(playerId), pricePaid: PLAYER_PRICE })),
          captainId,
          viceCaptainId,
          bench: benchIds.map((playerId) => ({ ...known(playerId), price: PLAYER_PRICE })),
        },
      ]),
    )
  }

  /** Locks a round with the squads of the plan, and those that people saved. */
  function lock(round: RoundPlan, saved: ReadonlyMap<SquadId, Squad> = new Map()): void {
    const squads = [...chosenSquads(round), ...saved].toSorted(([a], [b]) => a - b)
    const competing = squads.flatMap(([squadId, squad]) => {
      const captainId = captainOf(squad)
      if (captainId === null || !canCompete(squad)) return []
      const frozen = { viceCaptainId: viceCaptainOf(squad), benchIds: fittingBench(squad).map((one) => one.playerId) }
      const playerIds = squad.players.map(({ playerId }) => playerId)
      return [{ squadId, managerId: managerOf(squadId), playerIds, captainId, ...frozen }]
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
      fielded.filter(({ counts }) => counts).map(({ managerId }) => seatOf(managerId)),
    )
    leagues.lock(round)
  }

  function settlePicks(match: MatchPlan): void {
    const { id, score, picks, endedAtMs } = current(match)
    if (!ended.some((one) => one.id === id)) ended.push(match)
    const dues = picks.map(({ managerId, pick }) => ({ managerId, points: PICK_POINTS[gradePick(pick, score)] }))
    post({ subject: pickSubject(id), kind: 'pick', atMs: endedAtMs, dues })
  }

  function settle(round: RoundPlan, nowMs: number): void {
    const isFirst = !settled.includes(round)
    if (isFirst) settled.push(round)
    const dues = [...countingScores(round)].map(([managerId, points]) => ({ managerId, points }))
    post({ subject: lineupSubject(round.id), kind: 'lineup', atMs: round.settledAtMs, dues })
    divisions.settle(nowMs)
    leagues.settle(round, nowMs)
    if (isFirst) movePrices()
  }

  /** PR2, PR3: moves each price by the matches in which the player took part. */
  function movePrices(): void {
    const played = ended.map(current).toSorted((a, b) => playedAtMs(a) - playedAtMs(b))
    for (const [playerId, player] of market) {
      const recent = played.flatMap(({ scouts, benched }) => {
        const own = benched?.has(playerId) ? undefined : scouts.get(playerId)
        return own ? [playerPointTenths({ position: player.position, scouts: own }, CURRENT_RULES)] : []
      })
      market.set(playerId, { ...player, price: nextPrice(player.price, recent) })
    }
  }

  /** MG1: what a guest has played belongs to the account. */
  function takeOver({ guestId, accountId }: { guestId: ManagerId; accountId: ManagerId }): void {
    const ofAccount = <T extends { managerId: ManagerId }>(one: T): T =>
      one.managerId === guestId ? { ...one, managerId: accountId } : one
    for (const [roundId, fielded] of lineups) lineups.set(roundId, fielded.map(ofAccount))
    // The key of a lineup's entry names the manager who has the lineup now.
    ledger = ledger.map((entry) =>
      entry.managerId === guestId && entry.kind === 'lineup'
        ? { ...ofAccount(entry), key: entryKey(entry.subject, accountId, 1) }
        : ofAccount(entry),
    )
    seats.set(accountId, seatOf(guestId))
  }

  /** RL5: the match changes, and everything that follows from it is done again. */
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
    endLeagues: leagues.end,
    changeMembers: leagues.change,
    followSquad: leagues.follow,
    takeOver,
    correct,
    duels,
    pointsOf,
    scoresOf,
    tableFor: leagues.tableFor,
    market: market as ReadonlyMap<PlayerId, MarketPlayer>,
    lineupsOf: (round: RoundPlan) => lineups.get(round.id) ?? [],
    divisions: () =>
      divisions.read().map((cycle) => ({
        ...cycle,
        members: cycle.members.map((one) => ({ ...one, managerId: holderOf(one.managerId) })),
      })),
    ledger: () => ledger,
    leagues: leagues.read,
    settledRounds: () => settled,
    endedMatches: () => ended.map(current),
  }
}

export type SeasonModel = ReturnType<typeof createSeasonModel>
