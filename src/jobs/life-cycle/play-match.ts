import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/connection/data-version.ts'
import {
  announceEvents,
  markLive,
  storeEvents,
  storePlayerMatches,
  storeProgress,
  takeMatchToPlay,
  type MatchToPlay,
} from '#db/match/play-match.ts'
import type { Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { loadConditions } from '#jobs/world/conditions.ts'
import { revealMatch, type RevealedMatch } from '#jobs/world/reveal-match.ts'
import { fixtureOf, type SampleWorld } from '#jobs/world/sample-world.ts'

export type PlayOutcome =
  | 'playing'
  | 'over'
  | 'early'
  | 'already_over'
  | 'round_not_locked'
  | 'round_ahead'
  | 'unknown_match'

async function store(trx: Trx, match: MatchToPlay, revealed: RevealedMatch): Promise<void> {
  const { isOver, minute, score, detail, lengthSeconds } = revealed
  const fresh = revealed.events.filter(({ seq }) => seq >= match.nextSeq)
  if (fresh.length === 0 && match.state === 'live') return
  await storeEvents(trx, match.id, fresh)
  await storePlayerMatches(trx, match.id, revealed.players)
  await storeProgress(trx, match.id, {
    state: isOver ? 'final' : 'live',
    minute,
    homeScore: score.home,
    awayScore: score.away,
    detail,
    endedAt: isOver ? new Date(match.startsAt.getTime() + lengthSeconds * 1000) : null,
  })
  if (match.roundId !== null) await markLive(trx, match.roundId)
  const last = fresh.at(-1)
  if (last) await announceEvents(trx, { matchId: match.id, fromSeq: match.nextSeq, toSeq: last.seq, isOver })
  if (last || match.state === 'scheduled') await bumpVersion(trx, 'match')
}

/** Brings a match of the sample world up to the game's clock: what happened since the last time is stored and announced. */
export async function playMatch(db: Kysely<Tables>, world: SampleWorld, matchId: number): Promise<PlayOutcome> {
  return db.transaction().execute(async (trx): Promise<PlayOutcome> => {
    const match = await takeMatchToPlay(trx, matchId)
    if (!match?.fixtureKey) return 'unknown_match'
    if (match.state === 'final') return 'already_over'
    const untilSecond = (match.now.getTime() - match.startsAt.getTime()) / 1000
    if (untilSecond < 0) return 'early'
    // Lineups are frozen before the first event of a round, or a late lock could still change them.
    if (match.roundState === 'open') return 'round_not_locked'
    // Its players' cards and injuries come from the rounds before: played early it would not be the same match.
    if (match.isAhead) return 'round_ahead'
    const conditions = await loadConditions(trx)
    const revealed = revealMatch(world, fixtureOf(world, match.fixtureKey), { conditions, untilSecond })
    await store(trx, match, revealed)
    return revealed.isOver ? 'over' : 'playing'
  })
}
