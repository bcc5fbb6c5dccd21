import type { Rng } from '#domain/rng.ts'
import { pick } from '#world/chance.ts'
import { ATHLETE_FIRST_NAMES, ATHLETE_SURNAMES, TAKEN_ATHLETE_NAMES } from './athlete-words.ts'

export interface AthleteName {
  name: string
  shortName: string
}

/**
 * Names for groups of team-mates. Full names are unique in the world and surnames within a group, so that the short
 * name identifies a player on a shirt.
 */
export function athleteNames(options: {
  rng: Rng
  groupSizes: readonly number[]
  taken?: Iterable<string>
}): AthleteName[][] {
  const { rng, groupSizes } = options
  const used = new Set<string>(options.taken ?? [])
  return groupSizes.map((size) => {
    const surnames = new Set<string>()
    const group: AthleteName[] = []
    while (group.length < size) {
      const shortName = pick(rng, ATHLETE_SURNAMES)
      const name = `${pick(rng, ATHLETE_FIRST_NAMES)} ${shortName}`
      if (surnames.has(shortName) || used.has(name) || TAKEN_ATHLETE_NAMES.has(name)) continue
      surnames.add(shortName)
      used.add(name)
      group.push({ name, shortName })
    }
    return group
  })
}
