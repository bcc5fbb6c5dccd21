/**
 * Things that belong to one championship, by the first segment of their address. Each has the page that lists its
 * counterparts in another championship.
 */
const listOf: Record<string, string> = {
  clubes: '/analytics',
  confronto: '/confronto',
  divisoes: '/divisoes',
  jogadores: '/fantasy',
  ligas: '/ligas',
  partidas: '/analytics',
  rodadas: '/rodadas',
}

/** The same page in another championship, or the list that would hold its counterpart. Filters are dropped. */
export function pathElsewhere(pathname: string, slug: string): string {
  const [, place = '', thing] = pathname.split('/')
  if (thing === undefined) return pathname
  if (place === 'campeonatos') return `/campeonatos/${slug}`
  return listOf[place] ?? pathname
}
