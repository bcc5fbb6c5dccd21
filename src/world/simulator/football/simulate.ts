import type { Rng } from '#domain/rng.ts'
import { shuffled } from '#world/chance.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { matchClock, type Minute } from './clock.ts'
import type { FootballEvent, TeamSheet } from './event.ts'
import { expectedGoals, type ClubForce } from './expected-goals.ts'
import {
  dissent,
  foul,
  goal,
  offside,
  ownGoal,
  penalty,
  savedShot,
  shotOff,
  tackle,
  woodwork,
  type Incident,
} from './incidents.ts'
import { CHANCE, LATE_CAUTION, MEAN_MINUTES, PER_MATCH, SHORT_HANDED } from './rates.ts'
import { Recorder } from './recorder.ts'
import { keeperOf, replace, sideFrom, type Side } from './side.ts'
import { chooseSubstitution, substitutionMinutes } from './substitutions.ts'

export interface FootballSetup {
  home: { sheet: TeamSheet<FootballPlayer>; force: ClubForce }
  away: { sheet: TeamSheet<FootballPlayer>; force: ClubForce }
  rng: Rng
}

const KEEPER_EFFECT = 0.06
const MEAN_KEEPING = 0.6
/** Chances created follow expected goals less than proportionally: better sides also convert more. */
const VOLUME_EXPONENT = 0.55
const MEAN_GOALS = 1.06

interface Play {
  own: Side
  rival: Side
  goals: number
  /** Shots and offsides relative to an average side. */
  volume: number
  changes: number[]
  fresh: Set<number>
}

function play(own: Side, rival: Side, expected: number, rng: Rng): Play {
  const goals = expected * Math.exp(-KEEPER_EFFECT * (keeperOf(rival).skills.keeping - MEAN_KEEPING))
  const volume = (goals / MEAN_GOALS) ** VOLUME_EXPONENT
  return { own, rival, goals, volume, changes: substitutionMinutes(rng), fresh: new Set() }
}

/** All events of a match, from its own random stream: a live match reveals them by their second. */
export function simulateFootball({ home, away, rng }: FootballSetup): FootballEvent[] {
  const homeSide = sideFrom(home.sheet)
  const awaySide = sideFrom(away.sheet)
  const expected = expectedGoals(home.force, away.force)
  const plays = [play(homeSide, awaySide, expected.home, rng), play(awaySide, homeSide, expected.away, rng)]
  const clock = matchClock(rng)
  const recorder = new Recorder()
  const halves = [
    { minutes: clock.firstHalf, opens: 'kick_off', closes: 'half_time' },
    { minutes: clock.secondHalf, opens: 'second_half', closes: 'full_time' },
  ] as const
  for (const { minutes, opens, closes } of halves) {
    minutes.forEach((minute, i) => {
      recorder.moveTo(minute, 0)
      if (i === 0) recorder.add({ kind: opens })
      if (minute.minute > 45) for (const one of plays) substitute(one, minute, rng, recorder)
      playMinute(plays, minute, rng, recorder)
    })
    const last = minutes.at(-1)
    if (last) recorder.moveTo(last, 60)
    recorder.add({ kind: closes })
  }
  return recorder.events
}

function substitute({ own, changes, fresh }: Play, minute: Minute, rng: Rng, recorder: Recorder): void {
  while (minute.stoppage === 0 && changes[0] === minute.minute) {
    changes.shift()
    const change = chooseSubstitution(own, fresh, rng)
    if (!change) continue
    replace(own, change.off, change.on)
    fresh.add(change.on.id)
    recorder.add({ kind: 'substitution', clubId: own.clubId, playerId: change.on.id, otherId: change.off.id })
  }
}

interface Pending {
  incident: Incident
  by: Play
}

function playMinute(plays: readonly Play[], minute: Minute, rng: Rng, recorder: Recorder): void {
  const pending: Pending[] = []
  for (const one of plays) addIncidents(pending, one, minute, rng)
  const order = pending.length > 1 ? shuffled(rng, pending) : pending
  for (let i = 0; i < order.length; i++) {
    const { incident, by } = order[i] as Pending
    recorder.moveTo(minute, Math.floor(((i + rng.next()) * 60) / order.length))
    incident({ own: by.own, rival: by.rival, rng, recorder })
  }
}

/** What a side does in a minute: at most one attack, one foul, one tackle and one rare thing. */
function addIncidents(pending: Pending[], by: Play, minute: Minute, rng: Rng): void {
  const { own, rival, goals } = by
  const caution = minute.minute >= LATE_CAUTION.fromMinute && own.goals === rival.goals ? LATE_CAUTION.factor : 1
  const men = SHORT_HANDED.attack ** (11 - own.men) * SHORT_HANDED.against ** (11 - rival.men)
  const volume = by.volume * men
  const add = (incident: Incident) => pending.push({ incident, by })
  let attack = rng.next() * MEAN_MINUTES
  if ((attack -= goals * men * caution) < 0) add(goal)
  else if ((attack -= PER_MATCH.saved * volume) < 0) add(savedShot)
  else if ((attack -= PER_MATCH.off * volume) < 0) add(shotOff)
  else if ((attack -= PER_MATCH.offside * volume) < 0) add(offside)
  else if ((attack -= PER_MATCH.woodwork * volume) < 0) add(woodwork)
  if (rng.next() * MEAN_MINUTES < PER_MATCH.foul) add(foul)
  if (rng.next() * MEAN_MINUTES < PER_MATCH.tackle) add(tackle)
  let rare = rng.next() * MEAN_MINUTES
  if ((rare -= PER_MATCH.penalty) < 0) add(penalty)
  else if ((rare -= PER_MATCH.ownGoal) < 0) add(ownGoal)
  else if ((rare -= CHANCE.dissentPerMatch) < 0) add(dissent)
}
