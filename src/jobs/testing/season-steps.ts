import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Decision, DecisionKind } from '#domain/match/decision.ts'
import type { Rng } from '#domain/rng.ts'
import { randomScouts } from '#domain/testing/random-season.ts'
import type { SeasonModel } from '#domain/testing/season-model.ts'
import type { MatchPlan, RoundPlan, SeasonPlan } from '#domain/testing/season-plan.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import { endDueLeagues } from '#jobs/life-cycle/end-leagues.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settlePicks } from '#jobs/life-cycle/settle-picks.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from './idle-provider.ts'
import { moveTo } from './move-to.ts'
import { saveGameSquads } from './save-squads.ts'
import { finishGameMatch, interruptGameMatch } from './small-game.ts'

const HOUR_MS = 3_600_000

/** One thing that happens in a season, to the server and to the model of the rules. */
export interface SeasonStep {
  atMs: number
  name: string
  /** The given facts: the time, what people saved, what happened on the pitch. */
  prepare: (db: Kysely<Tables>) => Promise<unknown>
  /** What the server does. It may be cut off, raced and repeated. */
  run: (db: Kysely<Tables>) => Promise<unknown>
  /** The answer of the run that did the step, if exactly one run does it. */
  done?: string
  /** Takes the same step in the model, with the answer of every run. */
  tell: (said: readonly unknown[]) => void
}

/** A correction of a match of this round or an earlier one, an hour after this round is settled. */
function correction(model: SeasonModel, rng: Rng, plan: SeasonPlan, round: RoundPlan): SeasonStep {
  const matches = plan.rounds.filter(({ id }) => id <= round.id).flatMap((one) => one.matches)
  const match = matches[rng.int(matches.length)] ?? matches[0]
  if (!match) throw new Error('a round without matches')
  const score = { home: rng.int(4), away: rng.int(4) }
  const [playerId] = [...match.scouts.keys()].slice(rng.int(match.scouts.size))
  const scouts = { goal: 0, tackle: 0, yellowCard: 0, ...randomScouts(rng) }
  const isScore = rng.next() < 0.5 || playerId === undefined
  const change = isScore ? { kind: 'score' as const, score } : { kind: 'scouts' as const, playerId, scouts }
  const atMs = round.settledAtMs + HOUR_MS
  return {
    atMs,
    name: `correct match ${match.id}`,
    prepare: (db) => moveTo(db, atMs),
    run: async (db) => {
      const result = await correctMatch(db, { matchId: match.id, change, reason: 'teste', by: 'ana' })
      return result.ok ? 'corrected' : result.error.kind
    },
    tell: (said) => {
      if (!said.includes('corrected')) return
      model.correct(match.id, change.kind === 'score' ? { score } : { scouts: [change.playerId, scouts] }, atMs)
    },
  }
}

const fullTime = (model: SeasonModel, match: MatchPlan): SeasonStep => ({
  atMs: match.endedAtMs,
  name: `end match ${match.id}`,
  prepare: (db) => finishGameMatch(db, match),
  run: (db) => settlePicks(db, match.id),
  tell: () => model.settlePicks(match),
})

/** A match that is moved by this much is played after the season, in no round. */
const LONG_AFTER_MS = 10_000 * HOUR_MS

function statement(kind: DecisionKind, { startsAtMs }: MatchPlan): Decision {
  if (kind === 'awarded') return { kind, score: { home: 3, away: 0 } }
  if (kind === 'resumed') return { kind, startsAtMs: null }
  return kind === 'moved' ? { kind, startsAtMs: startsAtMs + LONG_AFTER_MS } : { kind }
}

async function decide(db: Kysely<Tables>, matchId: number, decision: Decision): Promise<string> {
  const result = await decideMatch(db, { matchId, decision, reason: 'teste', by: 'ana' })
  return result.ok ? 'decided' : result.error.kind
}

/** MT1, MT2, MT3, MT4: the model gets no news of the match, because it counts for nobody. */
const decision = (match: MatchPlan, kind: DecisionKind): SeasonStep => ({
  atMs: match.endedAtMs,
  name: `${kind} match ${match.id}`,
  prepare: (db) => (kind === 'abandoned' ? interruptGameMatch(db, match) : moveTo(db, match.endedAtMs)),
  run: (db) => decide(db, match.id, statement(kind, match)),
  tell: () => {},
})

/** MT2: the match does not begin on time, but later in the same round. */
function delay(match: MatchPlan, startsAtMs: number): SeasonStep {
  const atMs = (match.startsAtMs + startsAtMs) / 2
  return {
    atMs,
    name: `delayed match ${match.id}`,
    prepare: (db) => moveTo(db, atMs),
    run: (db) => decide(db, match.id, { kind: 'moved', startsAtMs }),
    tell: () => {},
  }
}

/** A whole season in the order of its moments. */
export function seasonSteps(plan: SeasonPlan, model: SeasonModel, rng: Rng): SeasonStep[] {
  const matches = [...plan.rounds.flatMap((round) => round.matches), ...plan.otherMatches]
  return [
    ...matches.map((match) => (match.decided ? decision(match, match.decided) : fullTime(model, match))),
    ...matches.flatMap((match) => (match.delayedToMs === undefined ? [] : [delay(match, match.delayedToMs)])),
    ...plan.rounds.flatMap((round): SeasonStep[] => [
      {
        atMs: round.deadlineMs,
        name: `lock round ${round.id}`,
        prepare: (db) => saveGameSquads(db, round),
        run: (db) => lockRound(db, round.id),
        done: 'locked',
        tell: () => model.lock(round),
      },
      {
        atMs: round.settledAtMs,
        name: `settle round ${round.id}`,
        prepare: (db) => moveTo(db, round.settledAtMs),
        run: (db) => settleRound(db, round.id, idleProvider),
        done: 'settled',
        tell: () => model.settle(round, round.settledAtMs),
      },
      correction(model, rng, plan, round),
      {
        atMs: round.settledAtMs + 50 * HOUR_MS,
        name: `end leagues after round ${round.id}`,
        prepare: (db) => moveTo(db, round.settledAtMs + 50 * HOUR_MS),
        run: (db) => endDueLeagues(db, firstChampionship),
        tell: () => model.endLeagues(round.settledAtMs + 50 * HOUR_MS),
      },
    ]),
  ].sort((a, b) => a.atMs - b.atMs)
}
