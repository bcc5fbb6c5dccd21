import type { NamedClub } from '#domain/pick-message/club-names.ts'
import type { MessageContext, ReadMessage } from '#domain/pick-message/message-match.ts'
import { readPickMessage } from '#domain/pick-message/read-pick-message.ts'

const NAMES = `Flamengo|FLA Bahia|BAH Internacional|INT Grêmio|GRE Palmeiras|PAL Corinthians|COR São_Paulo|SAO Santos|SAN
  Atlético-MG|CAM Cruzeiro|CRU Fluminense|FLU Botafogo|BOT Vasco_da_Gama|VAS Athletico-PR|CAP Fortaleza|FOR Ceará|CEA
  Vitória|VIT Sport_Recife|SPO Bragantino|BRA Juventude|JUV`

const clubs: NamedClub[] = NAMES.split(/\s+/).map((text, at) => {
  const [name = '', code = ''] = text.replaceAll('_', ' ').split('|')
  return { id: at + 1, name, shortName: name, code }
})
const idOf = (code: string) => clubs.find((club) => club.code === code.toUpperCase())?.id ?? 0

/** The clubs of the list play in pairs; the first of each pair is at home. */
const matches = clubs
  .filter((_, at) => at % 2 === 0)
  .map(({ id }, at) => ({ id: at + 1, homeId: id, awayId: id + 1, takesScore: true }))

export interface Sentence {
  text: string
  expected: string
  context: MessageContext
}

export function sentencesIn(table: string): Sentence[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', expected = ''] = line.split(/ => ?/)
      const kind = /^([clr]): /.exec(said)?.[1]
      const context: MessageContext = {
        clubs,
        matches,
        ...(kind === 'l' && { list: [1, 2, 3, 4] }),
        ...(kind === 'c' && { last: { matchId: 1, firstId: idOf('fla') } }),
        ...(kind === 'r' && { last: { matchId: 1, firstId: idOf('fla'), isRecent: true } }),
      }
      return { text: said.replace(/^[clr]: /, '').replaceAll('\\n', '\n'), expected: expected.trim(), context }
    })
}

const SIGNS: Record<string, string> = { '=': 'draw', '+': 'own', '~': 'other' }

/** `fla 2-1` as the match and what is picked for it. */
function expectedPick(text: string): string {
  const [code = '', said = ''] = text.split(' ')
  const id = idOf(code)
  const match = matches.find(({ homeId, awayId }) => homeId === id || awayId === id)
  const isHome = match?.homeId === id
  const score = /^(\d+)-(\d+)$/.exec(said)
  if (score) return `${match?.id}: ${isHome ? `${score[1]}-${score[2]}` : `${score[2]}-${score[1]}`}`
  const sign = SIGNS[said]
  const outcome = sign === 'draw' ? 'draw' : (sign === 'own') === isHome ? 'home' : 'away'
  return `${match?.id}: ${outcome}`
}

const pickText = ({ matchId, pick, outcome }: ReadMessage['picks'][number]) =>
  `${matchId}: ${pick?.kind === 'score' ? `${pick.score.home}-${pick.score.away}` : outcome}`

export interface Measured {
  text: string
  expected: string
  got: string
  isUnderstood: boolean
  /** The reader would save something that was not said. */
  isWrong: boolean
}

export function measure({ text, expected, context }: Sentence): Measured {
  const { picks, asks, question } = readPickMessage(text, context)
  const parts = expected.split('; ')
  const wanted = parts.filter((part) => /^\w+ [-\d=+~]+$/.test(part)).map(expectedPick)
  const saved = picks.map(pickText)
  const isWrong = saved.some((pick) => !wanted.includes(pick))
  const hasAll = wanted.every((pick) => saved.includes(pick))
  const asksAsWanted = asks.length > 0 === parts.includes('?')
  const asked = /^q:(\w+)$/.exec(expected)?.[1] ?? null
  const isUnderstood = !isWrong && hasAll && asksAsWanted && question === asked
  const got = [...saved, ...asks.map(({ kind }) => `?${kind}`), ...(question ? [`q:${question}`] : [])].join('; ')
  return { text, expected, got, isUnderstood, isWrong }
}
