import { someOf, type Check } from './check-tree.ts'
import {
  readAnswer,
  readBracket,
  readMatch,
  readQuestion,
  readTie,
  type Answer,
  type Bracket,
  type Question,
} from './extras-lines.ts'
import { lateIn, textOfBracket, type Save, type Saves } from './pool-saves.ts'
import type { Goals, Told } from './pool-file.ts'
import type { Entry } from './round-file.ts'
import { bracketPoints, rightAnswers, stageWinners, type Cup, type CupMatch } from './score-extras.ts'

interface MatchContent extends Goals {
  match: number
  clubs?: number[]
  extraTime?: Goals | null
  penalties?: Goals | null
  players: { id: number; scouts: Record<string, number> }[]
}

/** The newest entry about each subject. */
const newestOf = (entries: readonly Entry[], kind: string, subject: 'match' | 'question'): Map<number, Entry> =>
  new Map(
    entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => [(entry.content as Record<string, number>)[subject] ?? 0, entry]),
  )

const goalsText = (goals: Goals | null | undefined) => (goals ? `${goals.home} x ${goals.away}` : 'nada')

/** Results from before the log began are taken as they are. */
function checkCup(matches: readonly CupMatch[], { entries, startMs }: Told): Check {
  const wrong: string[] = []
  let compared = 0
  const newest = newestOf(entries, 'match', 'match')
  for (const { id, isOver, startsAtMs, homeClub, awayClub, score, extraTime, penalties } of matches) {
    const entry = newest.get(id)
    if (!isOver || (!entry && startsAtMs <= startMs)) continue
    compared++
    const { clubs = [homeClub, awayClub], ...logged } = (entry?.content ?? {}) as Partial<MatchContent>
    const said = [
      clubs.join(' x '),
      goalsText(logged as Goals),
      goalsText(logged.extraTime),
      goalsText(logged.penalties),
    ]
    const counted = [`${homeClub} x ${awayClub}`, goalsText(score), goalsText(extraTime), goalsText(penalties)]
    if (!entry) wrong.push(`jogo ${id}: o registro não tem o resultado`)
    else if (said.join() !== counted.join())
      wrong.push(
        `jogo ${id}: o registro ${entry.position} diz ${said.join(', ')}, a chave e as perguntas contam ${counted.join(', ')}`,
      )
  }
  return { name: 'Resultados da chave e das perguntas', compared, wrong: someOf(wrong) }
}

function cupOf(told: Told, matches: readonly CupMatch[]): Cup {
  const counted = new Set(matches.filter(({ counts, isOver }) => counts && isOver).map(({ id }) => id))
  const goals = new Map<number, number>()
  for (const [id, { content }] of newestOf(told.entries, 'match', 'match'))
    for (const { id: player, scouts } of counted.has(id) ? (content as MatchContent).players : [])
      if (scouts['goal']) goals.set(player, (goals.get(player) ?? 0) + scouts['goal'])
  return {
    sport: told.file.matches[0]?.split(' ')[2] ?? 'futebol',
    matches: new Map(matches.map((match) => [match.id, match])),
    ties: (told.file.ties ?? []).map(readTie),
    goals,
    afterExtraTime: told.file.rules['after_extra_time'] === true,
  }
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

function checkQuestions(questions: readonly Question[], { entries, startMs }: Told, cup: Cup): Check {
  const asked = newestOf(entries, 'question', 'question')
  const decided = newestOf(entries, 'verdict', 'question')
  // Goals from before the log began are not in the file.
  const hasAllGoals = [...cup.matches.values()].every(({ counts, startsAtMs }) => !counts || startsAtMs > startMs)
  const wrong = questions.flatMap((question) => {
    const { id, kind, group, points, closesAtMs, right, isByPerson, decidedAtMs } = question
    const found: string[] = []
    const rules = asked.get(id)
    const told = rules?.content as Partial<Question> | undefined
    if (
      told &&
      (told.kind !== kind || told.group !== group || told.points !== points || told.closesAtMs !== closesAtMs)
    )
      found.push(`pergunta ${id}: o registro ${rules?.position} diz ${JSON.stringify(told)}`)
    if (right === null) return found
    const verdict = decided.get(id)
    const logged = (verdict?.content as { right: number[] } | undefined)?.right
    if (logged && !isSameSet(logged, right))
      found.push(`pergunta ${id}: o registro ${verdict?.position} diz que a resposta certa é ${logged.join(', ')}`)
    if (!logged && (decidedAtMs ?? 0) >= startMs) found.push(`pergunta ${id}: o registro não tem a resposta certa`)
    const counted = isByPerson || (kind === 'topScorer' && !hasAllGoals) ? undefined : rightAnswers(cup, question)
    if (counted && !isSameSet(counted, right))
      found.push(
        `pergunta ${id}: pelos resultados a resposta certa é ${counted.join(', ')}, o servidor diz ${right.join(', ')}${byEntry(verdict)}`,
      )
    return found
  })
  return { name: 'Perguntas e respostas certas', compared: questions.length, wrong: someOf(wrong) }
}

interface Counted {
  /** What this is, in words for the report. */
  where: string
  key: string
  text: string
  savedAtMs: number
}

/** What is counted must be what was saved in time, and what was saved must be counted. */
function wrongSaves(
  counted: readonly Counted[],
  saves: ReadonlyMap<string, Save[]>,
  closesAtMs: (key: string) => number,
  told: Told,
) {
  const { startMs, members, deleted } = told
  const people = new Set(members.map(({ person }) => person))
  const wrong: string[] = []
  for (const { where, key, text, savedAtMs } of counted) {
    const known = saves.get(key) ?? []
    if (known.length === 0 && savedAtMs >= startMs && !deleted.has(key.split(' ')[0] ?? ''))
      wrong.push(`${where}: o registro não o tem`)
    else if (known.length > 0 && !known.some((save) => save.text === text))
      wrong.push(`${where}: não é o que o registro ${known.at(-1)?.position} lacrou`)
  }
  const keys = new Set(counted.map(({ key }) => key))
  for (const [key, known] of saves) {
    const newest = known.at(-1)
    if (known.some(({ atMs }) => atMs >= closesAtMs(key)))
      wrong.push(`registro ${newest?.position}: salvo depois do prazo`)
    wrong.push(...lateIn(known, told, { deadlineMs: closesAtMs(key) }))
    if (newest?.text && !newest.isMerged && people.has(key.split(' ')[0] ?? '') && !keys.has(key))
      wrong.push(`o registro ${newest.position} (${key}) não foi contado`)
  }
  return wrong
}

const byEntry = (entry: { position: number } | undefined) => (entry ? ` (registro ${entry.position})` : '')

function checkAnswers(answers: readonly Answer[], questions: readonly Question[], told: Told, saves: Saves): Check {
  const asked = new Map(questions.map((question) => [question.id, question]))
  const counted = answers.map(({ person, question, choices, savedAtMs }) => ({
    where: `resposta de ${person} à pergunta ${question}`,
    key: `${person} ${question}`,
    text: choices.join(),
    savedAtMs,
  }))
  const wrong = wrongSaves(
    counted,
    saves.answers,
    (key) => asked.get(Number(key.split(' ')[1]))?.closesAtMs ?? Infinity,
    told,
  )
  for (const { person, question, choices, points } of answers) {
    const { points: worth = 0, right = null } = asked.get(question) ?? {}
    const due = right === null ? null : worth * new Set(choices.filter((choice) => right.includes(choice))).size
    if ((due ?? 0) !== (points ?? 0))
      wrong.push(
        `resposta de ${person} à pergunta ${question}: a conta dá ${due ?? 0} pontos, o servidor diz ${points ?? 0}${byEntry(saves.answers.get(`${person} ${question}`)?.at(-1))}`,
      )
  }
  return { name: 'Respostas às perguntas', compared: answers.length, wrong: someOf(wrong) }
}

function checkBrackets(brackets: readonly Bracket[], cup: Cup, told: Told, saves: Saves): Check {
  const { closesAtMs = 0, isEarly = false } = told.file.bracket ?? {}
  const counted = brackets.map((bracket) => ({
    where: `chave de ${bracket.person}`,
    key: bracket.person,
    text: textOfBracket(bracket),
    savedAtMs: bracket.savedAtMs,
  }))
  const wrong = wrongSaves(counted, saves.brackets, () => closesAtMs, told)
  const winners = stageWinners(cup, isEarly)
  for (const bracket of brackets) {
    const due = bracketPoints(bracket, { cup, winners, isEarly, worth: Number(told.file.rules['bracket_points']) })
    if (due !== bracket.points)
      wrong.push(
        `chave de ${bracket.person}: a conta dá ${due} pontos, o servidor diz ${bracket.points}${byEntry(saves.brackets.get(bracket.person)?.at(-1))}`,
      )
  }
  const kickOffs = cup.ties.flatMap(({ match }) => cup.matches.get(match ?? -1)?.startsAtMs ?? [])
  // BL12: the bracket closes with its first kick-off. By BL18 it closes earlier.
  if (kickOffs.length > 0 && closesAtMs > Math.min(...kickOffs))
    wrong.push('a chave fechou depois do primeiro jogo dela')
  return { name: 'Chaves', compared: brackets.length, wrong: someOf(wrong) }
}

export interface Extras {
  checks: Check[]
  /** What answers and brackets gave, by person. */
  points: Map<string, number>
}

/** BL7, BL8, BL12, BL18: checks the questions and brackets of a bolão. */
export function checkExtras(told: Told, saves: Saves): Extras {
  const { file } = told
  const points = new Map<string, number>()
  const matches = (file.cup ?? []).map(readMatch)
  if (matches.length === 0) return { checks: [], points }
  const questions = (file.questions ?? []).map(readQuestion)
  const answers = (file.answers ?? []).map(readAnswer)
  const brackets = (file.brackets ?? []).map(readBracket)
  const cup = cupOf(told, matches)
  for (const one of [...answers, ...brackets]) points.set(one.person, (points.get(one.person) ?? 0) + (one.points ?? 0))
  const checks = [checkCup(matches, told)]
  if (questions.length > 0)
    checks.push(checkQuestions(questions, told, cup), checkAnswers(answers, questions, told, saves))
  if (file.bracket) checks.push(checkBrackets(brackets, cup, told, saves))
  return { checks, points }
}
