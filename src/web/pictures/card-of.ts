import type { Language } from '#contract/language.ts'
import type { FetchApi } from '#web/base/api-client.ts'
import { championshipIn, fetchIn } from '#web/base/championship.ts'
import type { Card } from './drawing/card.ts'
import { clubCard } from './cards/club-card.ts'
import { hiddenLeagueCard, leagueCard } from './cards/league-card.ts'
import { managerCard } from './cards/manager-card.ts'
import { matchCard } from './cards/match-card.ts'
import { playerCard } from './cards/player-card.ts'
import { rankingCard } from './cards/ranking-card.ts'
import { storyCard } from './cards/story-card.ts'
import { wordsCard } from './cards/words-card.ts'
import { sharpen, type Pencil } from './drawing/pencil.ts'

type Draft = (pencil: Pencil, id: string, search: URLSearchParams) => Promise<Card | undefined>

/** Our own API answers as its contract says: what each card takes is the type of the answer it is made of. */
async function told(
  pencil: Pencil,
  path: string,
  card: (answer: never, pencil: Pencil) => Card,
): Promise<Card | undefined> {
  const answer = await pencil.read(path)
  return answer === undefined ? undefined : card(answer as never, pencil)
}

const story: Draft = (pencil, id, search) => {
  const manager = /^\d{1,10}$/.exec(search.get('participante') ?? '')?.[0]
  return told(pencil, `/api/rounds/${id}/story${manager ? `?manager=${manager}` : ''}`, storyCard)
}

/** Pages of one thing, by the beginning of their address. */
const things: Record<string, Draft> = {
  partidas: (pencil, id) => told(pencil, `/api/matches/${id}`, matchCard),
  jogadores: (pencil, id) => told(pencil, `/api/players/${id}`, playerCard),
  clubes: (pencil, id) => told(pencil, `/api/clubs/${id}`, clubCard),
  participantes: (pencil, id) => told(pencil, `/api/managers/${id}`, managerCard),
  ligas: async (pencil, id) => (await told(pencil, `/api/leagues/${id}`, leagueCard)) ?? hiddenLeagueCard(pencil),
  rodadas: story,
}

/** Pages that are the same for everybody. */
const pages: Record<string, (pencil: Pencil) => Promise<Card | undefined> | Card> = {
  '/': (pencil) => {
    const { title, description } = pencil.copy.pageTitles.home
    return wordsCard({ title: title.split(' · ').at(-1) ?? title, lead: description }, pencil)
  },
  '/rankings': (pencil) => told(pencil, '/api/rankings', rankingCard),
  ...Object.fromEntries(
    (
      [
        ['/fantasy', 'fantasy'],
        ['/analytics', 'analytics'],
        ['/palpites', 'picks'],
        ['/ligas', 'leagues'],
        ['/confronto', 'duel'],
        ['/analises/modelo', 'forecast'],
      ] as const
    ).map(([path, page]) => [
      path,
      (pencil: Pencil) => {
        const { heading, description } = pencil.copy.pageTitles[page]
        return wordsCard({ title: heading, lead: description }, pencil)
      },
    ]),
  ),
}

export interface PictureAsked {
  /** Of the page that the picture stands for. */
  path: string
  search: URLSearchParams
  language: Language
  fetchApi: FetchApi
}

/** The card of a page; undefined where there is none. */
export async function cardOf({ path, search, language, fetchApi }: PictureAsked): Promise<Card | undefined> {
  const pencil = await sharpen(language, fetchIn(championshipIn(search), fetchApi))
  const page = pages[path]
  if (page) return page(pencil)
  const [, kind = '', id = ''] = /^\/([a-z]+)\/([1-9]\d{0,9})$/.exec(path) ?? []
  return things[kind]?.(pencil, id, search)
}
