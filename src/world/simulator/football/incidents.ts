import type { Rng } from '#domain/rng.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import { CHANCE } from './rates.ts'
import type { Recorder } from './recorder.ts'
import { book, keeperOf, playerFor, sendOff, type Side } from './side.ts'

/** One thing that happens: `own` does it, `rival` suffers it. */
export interface Scene {
  own: Side
  rival: Side
  rng: Rng
  recorder: Recorder
}

export type Incident = (scene: Scene) => void

export const goal: Incident = ({ own, rng, recorder }) => {
  const scorer = playerFor(own, 'goal', rng)
  const helper = rng.next() < CHANCE.assist ? playerFor(own, 'assist', rng) : scorer
  const otherId = helper === scorer ? undefined : helper.id
  own.goals++
  recorder.add({ kind: 'goal', clubId: own.clubId, playerId: scorer.id, otherId })
}

export const savedShot: Incident = ({ own, rival, rng, recorder }) => {
  const shooter = playerFor(own, 'saved', rng)
  recorder.add({ kind: 'shot_saved', clubId: own.clubId, playerId: shooter.id, otherId: keeperOf(rival).id })
}

const plain =
  (
    kind: 'shot_woodwork' | 'shot_off' | 'offside' | 'tackle',
    role: 'woodwork' | 'off' | 'offside' | 'tackle',
  ): Incident =>
  ({ own, rng, recorder }) =>
    recorder.add({ kind, clubId: own.clubId, playerId: playerFor(own, role, rng).id })

export const woodwork = plain('shot_woodwork', 'woodwork')
export const shotOff = plain('shot_off', 'off')
export const offside = plain('offside', 'offside')
export const tackle = plain('tackle', 'tackle')

export const ownGoal: Incident = ({ own, rival, rng, recorder }) => {
  const unlucky = playerFor(own, 'penalty', rng)
  rival.goals++
  recorder.add({ kind: 'own_goal', clubId: own.clubId, playerId: unlucky.id })
}

export const penalty: Incident = ({ own, rival, rng, recorder }) => {
  const offender = playerFor(own, 'penalty', rng)
  const victim = rng.next() < CHANCE.penaltyHasVictim ? playerFor(rival, 'goal', rng).id : undefined
  recorder.add({ kind: 'penalty', clubId: own.clubId, playerId: offender.id, otherId: victim })
  const taker = bestFinisher(rival)
  const shot = { clubId: rival.clubId, playerId: taker.id }
  if (rng.next() < CHANCE.penaltyScored) {
    rival.goals++
    recorder.add({ kind: 'penalty_goal', ...shot })
  } else if (rng.next() < CHANCE.penaltyFailedIsSaved) {
    recorder.add({ kind: 'penalty_saved', ...shot, otherId: keeperOf(own).id })
  } else recorder.add({ kind: 'penalty_missed', ...shot })
}

function bestFinisher(side: Side): FootballPlayer {
  let best: FootballPlayer | null = null
  for (const player of side.pitch)
    if (player && player.position !== 'Goleiro' && (!best || player.skills.finishing > best.skills.finishing))
      best = player
  if (!best) throw new Error('a side has no outfield player left')
  return best
}

export const foul: Incident = (scene) => {
  const { own, rival, rng, recorder } = scene
  const offender = playerFor(own, 'foul', rng)
  const victim = rng.next() < CHANCE.foulHasVictim ? playerFor(rival, 'victim', rng).id : undefined
  recorder.add({ kind: 'foul', clubId: own.clubId, playerId: offender.id, otherId: victim })
  const chance = rng.next()
  if (chance < CHANCE.straightRedPerFoul) red(scene, offender, 'red')
  else if (chance < CHANCE.straightRedPerFoul + CHANCE.yellowPerFoul) yellow(scene, offender)
}

/** A card for words or wasted time: any player without a card can get it, the goalkeeper too. */
export const dissent: Incident = (scene) => {
  const standing = scene.own.pitch.filter((player) => player !== null)
  const player = standing[scene.rng.int(standing.length)]
  if (player && !scene.own.booked.has(player.id)) yellow(scene, player)
}

/** No side gets fewer players than this. With fewer than seven, a referee would have to abandon the match. */
const FEWEST_MEN = 8

function yellow(scene: Scene, player: FootballPlayer): void {
  const { own, recorder } = scene
  if (own.booked.has(player.id)) return red(scene, player, 'second_yellow')
  book(own, player)
  recorder.add({ kind: 'yellow', clubId: own.clubId, playerId: player.id })
}

/** Goalkeepers are spared, so that a side never plays without one. */
function red({ own, recorder }: Scene, player: FootballPlayer, kind: 'red' | 'second_yellow'): void {
  if (player.position === 'Goleiro' || own.men <= FEWEST_MEN) return
  sendOff(own, player)
  recorder.add({ kind, clubId: own.clubId, playerId: player.id })
}
