import type { ChampionshipId } from '#domain/ids.ts'

/** One of these for each championship, made at the first request for it. */
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
