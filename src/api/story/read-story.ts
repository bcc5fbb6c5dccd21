import type { Kysely } from 'kysely'
import type { RoundStory } from '#contract/story.ts'
import type { Participant } from '#db/championship/championship.ts'
import { ruleSetsNamed } from '#db/championship/rule-sets.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { duelOf, duelSide } from '#db/duel/duel.ts'
import { picksEnded } from '#db/pick/pick.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { achievementsBetween, performancesOf, standingAfter, storyLineup } from '#db/story/story-manager.ts'
import { groupOfRound } from '#db/story/story-division.ts'
import { correctionsBetween, gainsBetween } from '#db/story/story-ledger.ts'
import { leaguesOfLineup } from '#db/story/story-leagues.ts'
import { playersInTheirMatch } from '#db/round/player-states.ts'
import { marketOfRound, matchesOfRound, type StoryRoundRow } from '#db/story/story-round.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { nearMisses } from '#domain/moment/moments.ts'
import { matchView } from '#api/views/match-view.ts'
import { playerStateView } from '#api/views/player-state.ts'
import { lineupView } from '#api/views/lineup-view.ts'
import { roundMoments, type RoundMoments } from '#api/views/round-moments.ts'
import { pickMatchView } from '#api/views/pick-view.ts'
import { ownMarket, secondThoughts } from './second-thoughts.ts'
import { divisionView } from './story-division.ts'
import { storyPlayers } from './story-players.ts'

type Told = Pick<RoundStory, 'lineup' | 'states' | 'duel' | 'leagues' | 'best' | 'gotAway'>
const nothingPlayed: Told = { lineup: null, states: [], duel: null, leagues: [], best: null, gotAway: null }

const nobody = {
  manager: null,
  standing: null,
  division: null,
  picks: [],
  corrections: [],
  achievements: [],
  moments: [],
  nearly: [],
}

interface Requested extends Participant {
  round: StoryRoundRow
  matches: RoundStory['matches']
  isSelf: boolean
}

/** What follows from the lineup: scouts of its players, the duel, its leagues, and what could have been. */
async function readLineupStory(
  db: Kysely<Tables>,
  { championshipId, managerId, round, matches, isSelf }: Requested,
): Promise<Told> {
  const roundId = round.id
  const row = round.state === 'open' ? undefined : await storyLineup(db, { championshipId, managerId, roundId })
  const side = row && (await duelSide(db, { roundId, squadId: row.squadId }))
  if (!row || !side) return nothingPlayed
  const playerIds = [...row.playerIds, ...side.bench.map(({ playerId }) => playerId)]
  const [performances, market, modality, duel, leagues, states] = await Promise.all([
    performancesOf(db, { roundId, playerIds }),
    marketOfRound(db, { championshipId, roundId, fieldedIds: row.playerIds }),
    modalityOf(db, championshipId),
    duelOf(db, { championshipId, managerId, roundId }),
    leaguesOfLineup(db, {
      squadId: row.squadId,
      deadlineAt: round.deadlineAt,
      isSettled: round.state === 'settled',
      isOwn: isSelf,
    }),
    round.state === 'settled' ? [] : playersInTheirMatch(db, { roundId, playerIds }),
  ])
  const opponent = duel?.opponentSquadId ? await duelSide(db, { roundId, squadId: duel.opponentSquadId }) : undefined
  const rival = opponent && lineupView(opponent)
  const lineup = lineupView(side)
  const priced = ownMarket(market, row)
  const rulesOf = await ruleSetsNamed(
    db,
    performances.map(({ rules }) => rules),
  )
  return {
    lineup: {
      squadId: lineup.squadId,
      squadName: lineup.squadName,
      pointTenths: lineup.pointTenths,
      place: row.rank === null ? null : { rank: row.rank, of: row.of },
      players: storyPlayers(lineup.players, { performances, matches, rulesOf }).map((player) => ({
        ...player,
        price: priced.get(player.playerId)?.price ?? null,
      })),
      bench: storyPlayers(lineup.bench, { performances, matches, rulesOf }),
    },
    states: states.map(playerStateView),
    duel: rival
      ? {
          opponentId: rival.managerId,
          opponentName: rival.managerName,
          ownTenths: lineup.pointTenths,
          opponentTenths: rival.pointTenths,
        }
      : null,
    leagues,
    ...(round.state === 'settled'
      ? secondThoughts(lineup, { modality, market: priced })
      : { best: null, gotAway: null }),
  }
}

async function readStanding(db: Kysely<Tables>, { round, ...who }: Requested): Promise<RoundStory['standing']> {
  if (!round.settledAt) return null
  const { earlierId, earlierSettledAt: after } = round
  const [row, gains] = await Promise.all([
    standingAfter(db, { ...who, roundId: round.id, earlierId }),
    gainsBetween(db, { ...who, after, until: round.settledAt }),
  ])
  if (!row) return null
  const { points, rank, pointsBefore, rankBefore } = row
  const before = pointsBefore === null || rankBefore === null ? null : { points: pointsBefore, rank: rankBefore }
  const won = points - (before?.points ?? 0)
  return { points, rank, before, gains: { ...gains, other: won - gains.lineup - gains.picks } }
}

/** MO7: near misses are shown only if the round has no moment of the manager. */
function momentsAndMisses(ofRound: RoundMoments | undefined, duel: RoundStory['duel']) {
  if (!ofRound) return { moments: [], nearly: [] }
  const { facts, moments } = ofRound
  return { moments, nearly: moments.length > 0 ? [] : nearMisses({ ...facts, duel }) }
}

export interface StoryRequest {
  championshipId: ChampionshipId
  round: StoryRoundRow
  manager: { id: number; name: string; isSelf: boolean } | undefined
}

export async function readStory(
  db: Kysely<Tables>,
  { championshipId, round, manager }: StoryRequest,
): Promise<RoundStory> {
  const { id, season, number, state, deadlineAt, settledAt, earlierId, earlierSettledAt, laterId, laterState } = round
  const [rows, open] = await Promise.all([matchesOfRound(db, id), openRound(db, championshipId)])
  const matches = rows.map(matchView)
  const told = {
    round: {
      id,
      season,
      number,
      state,
      deadlineAtMs: deadlineAt.getTime(),
      earlierId,
      laterId: laterState === 'open' ? null : laterId,
    },
    matches,
    next: open ? { number: open.number, deadlineAtMs: open.deadline_at.getTime() } : null,
  }
  if (!manager) return { ...told, ...nothingPlayed, ...nobody }
  const asked = { championshipId, managerId: manager.id, round, matches, isSelf: manager.isSelf }
  const paid = { after: settledAt ? earlierSettledAt : (earlierSettledAt ?? deadlineAt), until: settledAt }
  const [lineup, standing, group, picks, corrections, achievements, [ofRound]] = await Promise.all([
    readLineupStory(db, asked),
    readStanding(db, asked),
    groupOfRound(db, { championshipId, managerId: manager.id, roundId: id }),
    picksEnded(db, { championshipId, managerId: manager.id, ...paid }),
    correctionsBetween(db, { championshipId, managerId: manager.id, ...paid }),
    achievementsBetween(db, { championshipId, managerId: manager.id, from: deadlineAt, until: round.untilAt }),
    state === 'settled' ? roundMoments(db, { ...asked, roundId: id }) : [],
  ])
  return {
    ...told,
    ...lineup,
    manager,
    standing,
    division: divisionView(group, { managerId: manager.id, isSettled: state === 'settled' }),
    picks: picks.map((row) => pickMatchView(row)),
    corrections: corrections.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() })),
    achievements,
    ...momentsAndMisses(ofRound, lineup.duel),
  }
}
