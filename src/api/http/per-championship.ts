import type { ChampionshipId } from '#domain/ids.ts'

/** Makes one thing for each championship, at the first call for it. */
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
