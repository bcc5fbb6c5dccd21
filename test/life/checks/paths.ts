import type { Life } from '#test/life/life.ts'

const fixed = ['/', '/fantasy', '/analytics', '/rankings', '/profile', '/palpites', '/ligas', '/conta', '/entrar']
/** Pages that every championship has. */
const ofChampionship = ['/fantasy', '/rankings', '/palpites', '/analytics', '/ligas', '/profile']

interface Newest {
  round: { id: number } | null
}

/** Addresses that somebody could follow now: of the server, of every championship, and some things in them. */
export async function somePaths(life: Life): Promise<string[]> {
  const { chronicle, server } = life
  const paths = [...fixed]
  for (const { slug, isDeleted, isPublic } of Object.values(chronicle.championships)) {
    if (isDeleted) continue
    paths.push(`/campeonatos/${slug}`, ...ofChampionship.map((path) => `${path}?campeonato=${slug}`))
    if (!isPublic) continue
    const answer = await fetch(`${server.url()}/api/rounds/newest?campeonato=${slug}`)
    const newest = answer.ok ? ((await answer.json()) as Newest) : undefined
    if (newest?.round) paths.push(`/rodadas/${newest.round.id}`)
  }
  for (const { managerId } of Object.values(chronicle.people).slice(0, 20))
    if (managerId !== null) paths.push(`/participantes/${managerId}`)
  return paths
}
