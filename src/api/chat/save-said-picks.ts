import type { PickView, SavedPicks } from '#contract/pick.ts'
import { LONGEST_PICK_MESSAGE } from '#contract/pick-message-terms.ts'
import type { ReadPickMessageView } from '#contract/pick-message.ts'
import { recallChat, rememberChat } from '#db/chat/chat-person.ts'
import { answerQuestion } from './answer-question.ts'
import type { ChatReply } from './chat-adapter.ts'
import type { ChatContext } from './chat-context.ts'
import { chatWords } from './chat-words.ts'

type Said = ReadPickMessageView['picks'][number]

function resultOf({ match, pick, isSuggested }: Pick<Said, 'match' | 'pick' | 'isSuggested'>, suggested: string) {
  const { home, away } = match
  if (pick.kind === 'winner') return `${home.name} x ${away.name}: ${pick.winner === 'home' ? home.name : away.name}`
  const line = `${home.name} ${pick.score.home} x ${pick.score.away} ${away.name}`
  return isSuggested ? `${line} (${suggested})` : line
}

const asked = ({ asks }: ReadPickMessageView): string[] => [
  ...new Set(asks.map(({ detail, clubs }) => (clubs.length > 0 ? `${detail} (${clubs.join(', ')})` : detail))),
]

/** BT4: if any part is in doubt, nothing is saved, and the person reads what was understood. */
function nothingSaved(read: ReadPickMessageView, { language }: ChatContext): ChatReply[] {
  const words = chatWords[language]
  const understood = read.picks.map((said) => `• ${resultOf(said, words.suggested)}`)
  const lines = understood.length > 0 ? [words.understood, ...understood] : [words.nothingSaved]
  return [{ text: [...lines, ...asked(read)].join('\n') }]
}

async function save(read: ReadPickMessageView, context: ChatContext): Promise<ChatReply[]> {
  const { db, digest, message, person, language } = context
  const words = chatWords[language]
  if (!person) return [{ text: words.accountNeeded }]
  const picks = read.picks.map(({ match, pick }) => ({ matchId: match.id, pick: pick satisfies PickView }))
  // The service may repeat the message: then it must not undo what the person changed meanwhile.
  const key = digest(`chat message ${message.service} ${message.key}`)
  const answer = await person.ask.send('PUT', '/api/picks', { picks }, key)
  if (!answer.ok) return [{ text: [words.nothingSaved, answer.problem?.detail ?? ''].join('\n').trim() }]
  const { results } = answer.body as SavedPicks
  const isSaved = ({ match }: Said) => results.some((one) => one.matchId === match.id && !('refused' in one))
  const saved = read.picks.filter(isSaved)
  const refused = read.picks.flatMap((said) => {
    const result = results.find(({ matchId }) => matchId === said.match.id)
    return result && 'refused' in result ? [`${said.match.home.name} x ${said.match.away.name}: ${result.detail}`] : []
  })
  const newest = saved.at(-1)
  if (newest) {
    const place = { service: message.service, userKey: message.from.key, address: message.address }
    const { shownMatchIds } = await recallChat(db, place)
    // After several picks, "na verdade 3x1" could be about each of them.
    const last = saved.length === 1 ? { matchId: newest.match.id, clubId: newest.clubId } : undefined
    await rememberChat(db, place, { shownMatchIds, last })
  }
  const lines = [
    ...(saved.length > 0 ? [words.saved, ...saved.map((said) => `• ${resultOf(said, words.suggested)}`)] : []),
    ...(refused.length > 0 ? [...(saved.length > 0 ? [] : [words.nothingSaved]), ...refused] : []),
    ...(saved.length === 1 ? [words.howToCorrect] : saved.length > 1 ? [words.howToCorrectOne] : []),
  ]
  return [{ text: lines.join('\n') }]
}

/** BT4: what somebody wrote becomes picks, an answer, or a question to them. */
export async function readWords(text: string, context: ChatContext): Promise<ChatReply[]> {
  const { db, message, group, person, reader, language } = context
  const words = chatWords[language]
  const place = { service: message.service, userKey: message.from.key, address: message.address }
  const { shownMatchIds = [], last, isRecent } = person ? await recallChat(db, place) : {}
  const answer = await (person?.ask ?? reader).send('POST', '/api/picks/message', {
    text: text.slice(0, LONGEST_PICK_MESSAGE),
    ...(shownMatchIds.length > 0 && { list: shownMatchIds }),
    ...(last && { last: { ...last, isRecent } }),
    ...(group && group.others.length > 0 && { leagueId: group.leagueId }),
  })
  if (!answer.ok) return [{ text: words.notUnderstood }]
  const read = answer.body as ReadPickMessageView
  if (read.question) return answerQuestion(read.question, context)
  if (read.asks.length > 0) return nothingSaved(read, context)
  if (read.picks.length > 0) return save(read, context)
  return [{ text: words.notUnderstood }]
}
