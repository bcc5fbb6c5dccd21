/** Where a thing of one championship has no counterpart in another, and which page lists what is there instead. */
const listOf: Record<string, string> = {
  clubes: '/analytics',
  confronto: '/confronto',
  divisoes: '/divisoes',
  jogadores: '/fantasy',
  ligas: '/ligas',
  partidas: '/analytics',
  rodadas: '/rodadas',
}

/** The same page in another championship, or the list in which its counterpart would be; filters stay behind. */
export function pathElsewhere(pathname: string, slug: string): string {
  const [, place = '', thing] = pathname.split('/')
  if (thing === undefined) return pathname
  if (place === 'campeonatos') return `/campeonatos/${slug}`
  return listOf[place] ?? pathname
}
