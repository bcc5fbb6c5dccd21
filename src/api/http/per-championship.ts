import type { ChampionshipId } from '#domain/ids.ts'

/** One of each for every championship, made when it is first asked for. */
export function perChampionship<Thing>(make: (championshipId: ChampionshipId) => Thing) {
  const made = new Map<ChampionshipId, Thing>()
  return (championshipId: ChampionshipId): Thing => {
    const known = made.get(championshipId)
    if (known) return known
    const thing = make(championshipId)
    made.set(championshipId, thing)
    return thing
  }
}
