import type { ClubId, PlayerId } from '#domain/ids.ts'
import type { Rng } from '#domain/rng.ts'
import type { FieldPosition } from '#domain/sport/position.ts'
import { gaussian, weightedIndex } from '#world/chance.ts'
import type { Condition } from '#world/players/condition.ts'
import type { FootballPlayer } from '#world/players/player.ts'
import type { TeamSheet } from './event.ts'
import { ratingOf } from './rating.ts'

/** The outfield lines that coaches use, and how often. All are formations that a squad may have (SQ5). */
const FORMATIONS: readonly (readonly [defenders: number, midfielders: number, forwards: number, share: number])[] = [
  [4, 3, 3, 0.34],
  [4, 4, 2, 0.3],
  [4, 5, 1, 0.16],
  [3, 5, 2, 0.1],
  [3, 4, 3, 0.05],
  [5, 3, 2, 0.05],
]
/** Not zero: if cards and injuries leave no formation possible, players of other positions fill it. */
const IMPOSSIBLE = 1e-9

const ELEVEN = 11
const DOUBTFUL_PLAYS = 0.5
const ROTATION = 0.3
/** More than any difference of rating: fit players come before all others. */
const UNFIT_GAP = 100

/**
 * The coach fields the best available players; a doubt is resolved here, on the day of the match. Only a goalkeeper may
 * be fielded without being fit, if no goalkeeper is fit.
 */
export function chooseEleven(options: {
  clubId: ClubId
  players: readonly FootballPlayer[]
  conditions: ReadonlyMap<PlayerId, Condition>
  rng: Rng
}): TeamSheet<FootballPlayer> {
  const { clubId, players, conditions, rng } = options
  const ranked = players.map((player) => {
    const rating = ratingOf(player) + ROTATION * gaussian(rng)
    const fit = isFit(conditions.get(player.id), rng.next())
    return { player, fit, rank: rating + (fit ? UNFIT_GAP : 0) }
  })
  ranked.sort((one, other) => other.rank - one.rank)
  const fitAt = (position: FieldPosition) =>
    ranked.filter(({ player, fit }) => fit && player.position === position).length
  const fit = { defenders: fitAt('Defensor'), midfielders: fitAt('Meio-Campo'), forwards: fitAt('Atacante') }
  const shares = FORMATIONS.map(([defenders, midfielders, forwards, share]) =>
    defenders <= fit.defenders && midfielders <= fit.midfielders && forwards <= fit.forwards ? share : IMPOSSIBLE,
  )
  const [defenders, midfielders, forwards] = FORMATIONS[weightedIndex(rng, shares)] ?? [4, 4, 2]
  const wanted: [FieldPosition, number][] = [
    ['Goleiro', 1],
    ['Defensor', defenders],
    ['Meio-Campo', midfielders],
    ['Atacante', forwards],
  ]
  const starters = wanted.flatMap(([position, count]) =>
    ranked.filter(({ player, fit }) => fit && player.position === position).slice(0, count),
  )
  const keepers = ranked.filter(({ player }) => player.position === 'Goleiro')
  if (fitAt('Goleiro') === 0) starters.push(...keepers.slice(0, 1))
  const spare = ranked.filter((entry) => entry.fit && !starters.includes(entry) && !keepers.includes(entry))
  starters.push(...spare.slice(0, ELEVEN - starters.length))
  const bench = ranked.filter((entry) => entry.fit && !starters.includes(entry))
  return { clubId, starters: starters.map(({ player }) => player), bench: bench.map(({ player }) => player) }
}

function isFit(condition: Condition | undefined, doubt: number): boolean {
  if (!condition || condition.status === 'provavel') return true
  return condition.status === 'duvida' && doubt < DOUBTFUL_PLAYS
}
