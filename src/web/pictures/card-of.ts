import type { Language } from '#contract/language.ts'
import { apiRequest, type ApiRequest, type FetchApi } from '#web/base/api-client.ts'
import { pageDescription } from '#web/copy/page-description.ts'
import { championshipIn, fetchIn } from '#web/base/championship.ts'
import { nameClubs } from '#web/base/name-clubs.ts'
import { clubNamesIn } from '#web/copy/format/nation-name.ts'
import type { Card } from './drawing/card.ts'
import { finaleCard } from './cards/finale-card.ts'
import { clubCard } from './cards/club-card.ts'
import { duelCard } from './cards/duel-card.ts'
import { hiddenLeagueCard, invitedCard, leagueCard } from './cards/league-card.ts'
import { managerCard } from './cards/manager-card.ts'
import { matchCard } from './cards/match-card.ts'
import { playerCard } from './cards/player-card.ts'
import { rankingCard } from './cards/ranking-card.ts'
import { seasonCard } from './cards/season-card.ts'
import { storyCard } from './cards/story-card.ts'
import { whatIfCard } from './cards/what-if-card.ts'
import { wordsCard } from './cards/words-card.ts'
import { createPencil, type Pencil } from './drawing/pencil.ts'

type Draft = (pencil: Pencil, id: number, search: URLSearchParams) => Promise<Card | undefined>

/** Our own API follows its contract, so each card takes the type of its answer without a check. */
async function cardFrom<Answer>(
  pencil: Pencil,
  request: ApiRequest<Answer>,
  card: (answer: Answer, pencil: Pencil) => Card | undefined,
): Promise<Card | undefined> {
  const answer = await pencil.read(request)
  return answer === undefined ? undefined : card(answer, pencil)
}

const numberIn = (search: URLSearchParams, name: string) =>
  Number(/^[1-9]\d{0,9}$/.exec(search.get(name) ?? '')?.[0]) || undefined

const story: Draft = async (pencil, id, search) => {
  const manager = numberIn(search, 'participante')
  const [card, proof] = await Promise.all([
    cardFrom(pencil, apiRequest('GET /api/rounds/{id}/story', { id, manager }), storyCard),
    pencil.read(apiRequest('GET /api/rounds/{id}/checkpoint', { id })),
  ])
  if (card?.body.kind !== 'pitch' || proof === undefined) return card
  const { words, address } = proof
  return { ...card, proof: { words: words.join(' '), address } }
}

/** VR12: the checkpoint of a round, or what the log is for if it does not have the round. */
const roundLog: Draft = async (pencil, id, search) => {
  const [told, proof] = await Promise.all([
    pencil.read(apiRequest('GET /api/rounds/{id}/story', { id })),
    pencil.read(apiRequest('GET /api/rounds/{id}/checkpoint', { id })),
  ])
  if (!told || !proof) return pages['/var']?.(pencil, search)
  const words = proof.words.join(' ')
  const card = wordsCard({ title: pencil.words.round(told.round.number), lead: words }, pencil)
  return { ...card, kicker: pencil.copy.pageTitles.var.heading, proof: { words, address: proof.address } }
}

/** The alternative round, if the address has a manager, a team and a captain. Otherwise the round as it was played. */
const whatIf: Draft = async (pencil, id, search) => {
  const [manager, captain] = [numberIn(search, 'participante'), numberIn(search, 'capitao')]
  const players = /^\d{1,10}(-\d{1,10}){4,14}$/.exec(search.get('time') ?? '')?.[0]
  const card =
    manager && players && captain
      ? await cardFrom(
          pencil,
          apiRequest('GET /api/rounds/{id}/what-if', { id, manager, players, captain }),
          whatIfCard,
        )
      : undefined
  return card ?? story(pencil, id, search)
}

const season: Draft = (pencil, _id, search) => {
  const [manager, number] = [numberIn(search, 'participante'), numberIn(search, 'temporada')]
  if (!manager) return Promise.resolve(undefined)
  return cardFrom(pencil, apiRequest('GET /api/season-review', { manager, season: number }), seasonCard)
}

/** Anyone can see a public league. For a private one, a person with its code sees only who invites them. */
const league: Draft = async (pencil, id, search) => {
  const open = await cardFrom(pencil, apiRequest('GET /api/leagues/{id}', { id }), leagueCard)
  const code = /^[A-Za-z0-9-]{1,40}$/.exec(search.get('convite') ?? '')?.[0]
  const invited =
    open || !code ? undefined : await cardFrom(pencil, apiRequest('GET /api/leagues/{id}', { id, code }), invitedCard)
  return open ?? invited ?? hiddenLeagueCard(pencil)
}

/** The duel of the manager in the address. Without one it would be the viewer's, and a preview has no viewer. */
const duel: Draft = async (pencil, id, search) => {
  const manager = numberIn(search, 'participante')
  const known = manager
    ? await cardFrom(pencil, apiRequest('GET /api/duels/own', { round: id, manager }), duelCard)
    : undefined
  return known ?? pages['/confronto']?.(pencil, search)
}

/** Pages of one thing, by the first segment of their address. */
const things: Record<string, Draft> = {
  partidas: (pencil, id) => cardFrom(pencil, apiRequest('GET /api/matches/{id}', { id }), matchCard),
  jogadores: (pencil, id) => cardFrom(pencil, apiRequest('GET /api/players/{id}', { id }), playerCard),
  clubes: (pencil, id) => cardFrom(pencil, apiRequest('GET /api/clubs/{id}', { id }), clubCard),
  participantes: (pencil, id) => cardFrom(pencil, apiRequest('GET /api/managers/{id}', { id }), managerCard),
  ligas: league,
  rodadas: story,
  temporadas: (pencil, id) => cardFrom(pencil, apiRequest('GET /api/seasons/{number}', { number: id }), finaleCard),
  confronto: duel,
}

function home(pencil: Pencil): Card {
  const { title } = pencil.copy.pageTitles.home
  return wordsCard(
    { title: title.split(' · ').at(-1) ?? title, lead: pageDescription(pencil.format.language, 'home') },
    pencil,
  )
}

/** Pages without an id in their address. */
const pages: Record<string, (pencil: Pencil, search: URLSearchParams) => Promise<Card | undefined> | Card> = {
  '/': home,
  '/temporada': async (pencil, search) => (await season(pencil, 0, search)) ?? home(pencil),
  '/rankings': (pencil) => cardFrom(pencil, apiRequest('GET /api/rankings'), rankingCard),
  ...Object.fromEntries(
    (
      [
        ['/fantasy', 'fantasy'],
        ['/planejar', 'planner'],
        ['/analytics', 'analytics'],
        ['/palpites', 'picks'],
        ['/ligas', 'leagues'],
        ['/confronto', 'duel'],
        ['/analises/modelo', 'forecast'],
        ['/var', 'var'],
      ] as const
    ).map(([path, page]) => [
      path,
      (pencil: Pencil) => {
        const title = pencil.copy.pageTitles[page].heading
        return wordsCard({ title, lead: pageDescription(pencil.format.language, page) }, pencil)
      },
    ]),
  ),
}

export interface PictureRequest {
  /** The path of the page. */
  path: string
  search: URLSearchParams
  language: Language
  fetchApi: FetchApi
  /** IM23: country codes by the names of their teams. */
  nations: Readonly<Record<string, string>>
}

/** The card for a page, or undefined if it has none. */
export async function cardOf({ path, search, language, fetchApi, nations }: PictureRequest): Promise<Card | undefined> {
  const clubNames = clubNamesIn(language, nations)
  const pencil = await createPencil(
    language,
    nameClubs(fetchIn(championshipIn(search), fetchApi), () => clubNames),
  )
  const page = pages[path]
  if (page) return page(pencil, search)
  const [, changed] = /^\/rodadas\/([1-9]\d{0,9})\/e-se$/.exec(path) ?? []
  if (changed) return whatIf(pencil, Number(changed), search)
  const [, logged] = /^\/var\/rodadas\/([1-9]\d{0,9})$/.exec(path) ?? []
  if (logged) return roundLog(pencil, Number(logged), search)
  const [, kind = '', id = ''] = /^\/([a-z]+)\/([1-9]\d{0,9})$/.exec(path) ?? []
  return things[kind]?.(pencil, Number(id), search)
}
