/**
 * By the first segment of an address that names a thing of one championship: the page that lists such things in another
 * championship.
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

/** The same page in the championship `slug`, or its list if the page is about a thing of one championship. */
export function pathElsewhere(pathname: string, slug: string): string {
  const [, place = '', thing] = pathname.split('/')
  if (thing === undefined) return pathname
  if (place === 'campeonatos') return `/campeonatos/${slug}`
  return listOf[place] ?? pathname
}
