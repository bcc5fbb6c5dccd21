import type { ChampionshipRound } from '#contract/championship.ts'
import type { ChampionshipState } from '#test/life/chronicle.ts'
import type { Life } from '#test/life/life.ts'
import { OPERATOR } from '#test/life/stories/people.ts'

const fixed = [
  '/ /fantasy /analytics /rankings /profile /palpites /ligas /conta /entrar /campeonatos /rodadas /divisoes /temporada',
  '/avisos /confronto /operador /rankings/servidor /analises/modelo /planejar /var /criar-conta /recuperar-senha /privacidade',
].flatMap((line) => line.split(' '))
/** Pages that every championship has. */
const ofChampionship = ['/', '/fantasy', '/rankings', '/palpites', '/analytics', '/ligas', '/profile', '/rodadas']

/** A round, a match, a club and a player of a championship. */
async function thingsIn(life: Life, { slug }: ChampionshipState): Promise<string[]> {
  const { rounds, number, matches } = await life.as(OPERATOR).get<ChampionshipRound>(`/api/championships/${slug}/round`)
  const round = rounds.find((one) => one.number === number)
  const [match] = matches
  const player = life.chronicle.saved.findLast(({ championship }) => championship === slug)?.playerIds[0]
  return [
    ...(round ? [`/rodadas/${round.id}`, `/rodadas/${round.id}/e-se`, `/confronto/${round.id}`] : []),
    ...(match ? [`/partidas/${match.id}`, `/clubes/${match.home.id}`] : []),
    ...(player ? [`/jogadores/${player}`] : []),
  ]
}

/** Addresses that a person could open now: of the server, of every championship, and of things in them. */
export async function somePaths(life: Life): Promise<string[]> {
  const { championships, people, leagues } = life.chronicle
  const paths = [...fixed]
  for (const championship of Object.values(championships)) {
    if (championship.isDeleted) continue
    const { slug } = championship
    paths.push(`/campeonatos/${slug}`, ...ofChampionship.map((path) => `${path}?campeonato=${slug}`))
    paths.push(...(await thingsIn(life, championship)))
  }
  for (const id of Object.values(leagues)) paths.push(`/ligas/${id}`)
  for (const { managerId } of Object.values(people).slice(-5))
    if (managerId !== null) paths.push(`/participantes/${managerId}`)
  return paths
}
