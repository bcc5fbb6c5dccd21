import { ACHIEVEMENTS } from '#domain/achievement/achievements.ts'
import { DECISION_KINDS } from '#domain/match/decision.ts'
import type { ActivityView } from '#contract/profile.ts'
import type { ProfileCopy } from '#web/copy/pt-BR/profile.ts'
import type { LinkTarget } from '#web/router/target.ts'

type Data = ActivityView['data']
const textIn = (data: Data, key: string) => (typeof data[key] === 'string' ? data[key] : undefined)
const numberIn = (data: Data, key: string) => (typeof data[key] === 'number' ? data[key] : undefined)

/** A placeholder for the name, so that each language orders its sentence freely and a link can replace it. */
const NAME = '\u0001'

export interface SentenceParts {
  before: string
  name: string
  after: string
  /** Set when the name has a page. */
  link?: LinkTarget
}

const split = (sentence: string, name: string, link?: LinkTarget): SentenceParts => {
  const [before = '', after = ''] = sentence.split(NAME)
  return { before, name, after, ...(link && { link }) }
}

const plain = (sentence: string): SentenceParts => ({ before: sentence, name: '', after: '' })

function matchIn(data: Data): { name: string | undefined; link: LinkTarget | undefined } {
  const [home, away, id] = [textIn(data, 'home'), textIn(data, 'away'), numberIn(data, 'matchId')]
  const name = home && away ? `${home} x ${away}` : textIn(data, 'match')
  return { name, link: id === undefined ? undefined : { to: '/partidas/$matchId', params: { matchId: String(id) } } }
}

function match(data: Data, { activity }: ProfileCopy): SentenceParts {
  const { name, link } = matchIn(data)
  return name ? split(activity.prediction_made(NAME), name, link) : plain(activity.prediction_made(undefined))
}

function decided(data: Data, { activity }: ProfileCopy): SentenceParts {
  const { name = '', link } = matchIn(data)
  const kind = DECISION_KINDS.find((one) => one === data['decision']) ?? 'postponed'
  return split(activity.match_decided[kind](NAME), name, link)
}

function league(data: Data, { activity }: ProfileCopy): SentenceParts {
  const [name, id] = [textIn(data, 'name') ?? textIn(data, 'league'), numberIn(data, 'leagueId')]
  if (!name) return plain(activity.league_joined(undefined))
  const link: LinkTarget | undefined =
    id === undefined ? undefined : { to: '/ligas/$leagueId', params: { leagueId: String(id) } }
  return split(activity.league_joined(NAME), name, link)
}

function team(data: Data, { activity }: ProfileCopy): SentenceParts {
  const [name, id] = [textIn(data, 'name'), numberIn(data, 'squadId')]
  if (!name) return plain(activity.team_created(undefined))
  return split(
    activity.team_created(NAME),
    name,
    id === undefined ? undefined : { to: '/fantasy', search: { time: id } },
  )
}

/** A league title links to its league, a known achievement to its entry on this page. */
function achievement(data: Data, { activity, achievements }: ProfileCopy): SentenceParts {
  const [name, id] = [textIn(data, 'league'), numberIn(data, 'leagueId')]
  if (name && id !== undefined)
    return split(activity.league_won(NAME), name, { to: '/ligas/$leagueId', params: { leagueId: String(id) } })
  const kind = ACHIEVEMENTS.find((one) => one === data['achievement'])
  if (!kind) return plain(activity.achievement(achievements.title))
  return split(activity.achievement(NAME), achievements.names[kind], { to: '.', hash: kind })
}

/** A sentence about the activity, split where the name can become a link. */
export function activitySentence({ type, data }: ActivityView, copy: ProfileCopy): SentenceParts {
  if (type === 'prediction_made') return match(data, copy)
  if (type === 'match_decided') return decided(data, copy)
  if (type === 'league_joined') return league(data, copy)
  if (type === 'team_created') return team(data, copy)
  if (type === 'ranking_up') {
    const sentence = copy.activity.ranking_up(numberIn(data, 'from'), numberIn(data, 'to'))
    return split(NAME, sentence, { to: '/rankings' })
  }
  return achievement(data, copy)
}
