import { sha256, toHex, utf8 } from './bytes.ts'
import { areRight, checksText, checkTree, someOf, type Check } from './check-tree.ts'
import { checkExtras } from './check-extras.ts'
import { readTold, type Goals, type PoolFile, type Told } from './pool-file.ts'
import { readSaves, textOfPick, type Saves } from './pool-saves.ts'
import type { Entry } from './round-file.ts'
import { pickPoints, type PoolRules } from './score-pool.ts'

function checkRules({ file, entries }: Told): Check {
  const told = entries.findLast(({ kind }) => kind === 'pool')
  if (!told) return { name: 'Regras do bolão (são de antes do registro)', compared: 0, wrong: [] }
  const logged = told.content as Record<string, unknown>
  const names = Object.keys(logged)
  const wrong = names
    .filter((name) => JSON.stringify(logged[name]) !== JSON.stringify(file.rules[name]))
    .map((name) => `${name}: o registro ${told.position} diz ${JSON.stringify(logged[name])}`)
  return { name: 'Regras do bolão', compared: names.length, wrong }
}

interface MatchContent extends Goals {
  match: number
  extraTime?: Goals | null
  penalties?: Goals | null
}

const scoreText = (goals: Goals | null | undefined) => (goals ? `${goals.home} x ${goals.away}` : 'nada')

/** Results from before the log began, and of other championships, are taken as they are. */
function checkResults({ entries, matches, startMs }: Told): Check {
  const newest = new Map<number, Entry>()
  for (const entry of entries) if (entry.kind === 'match') newest.set((entry.content as MatchContent).match, entry)
  const wrong: string[] = []
  let compared = 0
  for (const match of matches.values()) {
    const entry = newest.get(match.id)
    if (!entry) {
      if (match.isOwn && match.startsAtMs > startMs) wrong.push(`jogo ${match.id}: o registro não tem o resultado`)
      continue
    }
    compared++
    const { home, away, extraTime, penalties } = entry.content as MatchContent
    const pairs: [Goals, Goals | null | undefined][] = [[{ home, away }, match.score]]
    if (extraTime) pairs.push([extraTime, match.extraTime])
    if (penalties) pairs.push([penalties, match.penalties])
    if (pairs.some(([logged, counted]) => scoreText(logged) !== scoreText(counted)))
      wrong.push(
        `jogo ${match.id}: o registro ${entry.position} diz ${scoreText({ home, away })}, a tabela conta ${scoreText(match.score)}`,
      )
  }
  return { name: 'Resultados dos jogos', compared, wrong: someOf(wrong) }
}

/**
 * BL13: people get no more of these than the bolão allows, by its largest limit so far. Of a bolão from before the log,
 * nobody knows the earlier limits.
 */
function checkModel({ file, entries, members, picks, startMs }: Told): Check[] {
  const made = picks.filter(({ by }) => by === 'model')
  const isWhole = members.every(({ joinedAtMs }) => joinedAtMs >= startMs)
  if (made.length === 0) return []
  const name = 'Palpites do modelo (não são lacrados)'
  if (!isWhole) return [{ name, compared: 0, wrong: [] }]
  const rules = entries.filter(({ kind }) => kind === 'pool')
  const limits = [file.rules, ...rules.map(({ content }) => content as Record<string, unknown>)]
  const most = Math.max(...limits.map((one) => Number(one['vacation_picks'] ?? 0)))
  const wrong = members.flatMap(({ person }) => {
    const own = made.filter((pick) => pick.person === person).length
    return own <= most
      ? []
      : [`${person}: o modelo palpitou ${own} vezes, as regras (registro ${rules.at(-1)?.position ?? '?'}) dão ${most}`]
  })
  return [{ name, compared: made.length, wrong: someOf(wrong) }]
}

/** What is counted must be what was saved, and what was saved must be counted. */
function checkPicks({ picks, matches, members, startMs, deleted }: Told, saves: Saves): Check {
  const wrong = [...saves.wrong]
  const counted = new Set<string>()
  let [compared, unsealed] = [0, 0]
  for (const pick of picks) {
    if (pick.by === 'model') continue
    const key = `${pick.by === 'own' ? 'pick' : 'guest-pick'} ${pick.person} ${pick.match}`
    counted.add(key)
    const known = saves.picks.get(key) ?? []
    const where = `palpite de ${pick.person} no jogo ${pick.match}`
    if (known.length === 0) {
      const isDue = matches.get(pick.match)?.isOwn && pick.savedAtMs >= startMs && !deleted.has(pick.person)
      if (isDue) wrong.push(`${where}: o registro não o tem`)
      else unsealed++
      continue
    }
    compared++
    if (!known.some(({ text }) => text === textOfPick(pick.outcome, pick.goals, pick.goesOn)))
      wrong.push(`${where}: não é o que o registro ${known.at(-1)?.position} lacrou`)
    const jokers = saves.jokers.get(`${pick.person} ${pick.match}`)
    if (pick.jokerAtMs >= startMs && pick.jokerAtMs > 0 && !jokers && !deleted.has(pick.person))
      wrong.push(`${where}: o registro não tem o curinga`)
    if (pick.jokerAtMs === 0 && jokers)
      wrong.push(`${where}: o curinga do registro ${jokers[0]?.position} não foi contado`)
  }
  const joined = new Map(members.map(({ person, joinedAtMs }) => [person, joinedAtMs]))
  for (const [key, known] of saves.picks) {
    const [, person = '', match] = key.split(' ')
    const isIn = (joined.get(person) ?? Infinity) < (matches.get(Number(match))?.startsAtMs ?? 0)
    const newest = known.at(-1)
    // If a guest and their account both picked the match, the merge keeps only one of the two picks.
    if (isIn && newest?.text && !newest.isMerged && !counted.has(key))
      wrong.push(`o palpite do registro ${newest.position} (${person}, jogo ${match}) não foi contado`)
  }
  return { name: `Palpites salvos antes do jogo (${unsealed} sem lacre)`, compared, wrong: someOf(wrong) }
}

function checkTable({ file, entries, picks, matches, members }: Told, extras: ReadonlyMap<string, number>): Check {
  const logged = entries.findLast(({ kind }) => kind === 'table')
  const by = logged ? ` (a última tabela registrada é o registro ${logged.position})` : ''
  const sums = new Map<string, { points: number; exact: number }>()
  for (const { person, match: id, outcome, goals, goesOn, jokerAtMs } of picks) {
    const match = matches.get(id)
    if (!match) continue
    const worth = pickPoints(
      file.rules as unknown as PoolRules,
      { outcome, goals, goesOn, isJoker: jokerAtMs > 0 },
      match,
    )
    const sum = sums.get(person) ?? { points: 0, exact: 0 }
    sums.set(person, { points: sum.points + worth.points, exact: sum.exact + (worth.isExact ? 1 : 0) })
  }
  const wrong = members.flatMap(({ person, given, points, exact, place }) => {
    const sum = sums.get(person) ?? { points: 0, exact: 0 }
    const all = sum.points + given + (extras.get(person) ?? 0)
    if (all !== points || sum.exact !== exact)
      return [
        `${person}: a conta dá ${all} pontos e ${sum.exact} placares exatos, a tabela diz ${points} e ${exact}${by}`,
      ]
    const better = members.filter((one) => one.points > points || (one.points === points && one.exact > exact)).length
    return place === 0 || place === better + 1 ? [] : [`${person}: o lugar é ${better + 1}, a tabela diz ${place}${by}`]
  })
  return { name: 'Tabela do bolão', compared: members.length, wrong: someOf(wrong) }
}

async function checkLogged({ entries, members }: Told): Promise<Check> {
  const told = entries.findLast(({ kind }) => kind === 'table')
  const name = 'Tabela no registro'
  if (!told) return { name: `${name} (ainda não entrou)`, compared: 0, wrong: [] }
  const lines = members.map(({ person, points, exact }) => `${person} ${points} ${exact}\n`).toSorted()
  const isSame = toHex(await sha256(utf8(lines.join('')))) === (told.content as { hash: string }).hash
  // Matches and members that count only after an entry change the table. So a difference proves nothing wrong.
  return isSame
    ? { name, compared: 1, wrong: [] }
    : { name: `${name} (mudou desde o registro ${told.position})`, compared: 0, wrong: [] }
}

export interface PoolResult {
  text: string
  checks: Check[]
  isRight: boolean
}

/** VR10: the table of a bolão, from the picks that people sealed before each match. */
export async function checkPool(file: PoolFile): Promise<PoolResult> {
  const told = readTold(file)
  const saves = await readSaves(told)
  const extras = checkExtras(told, saves)
  const checks = [
    ...(await checkTree(file)),
    checkRules(told),
    checkResults(told),
    checkPicks(told, saves),
    ...checkModel(told),
    ...extras.checks,
    checkTable(told, extras.points),
    await checkLogged(told),
  ]
  const isRight = areRight(checks)
  const last = isRight
    ? `Tudo confere: bolão ${file.pool.id}, ${told.members.length} pessoas, ${told.picks.length} palpites em ${told.matches.size} jogos.`
    : `Bolão ${file.pool.id}: há coisas que não batem. Guarde este arquivo e mostre a quem joga com você.`
  const taken =
    'Tomado do arquivo, sem refazer: pontos de times, pontos de quem chegou depois, confrontos da chave, fase de cada jogo, texto e resposta certa das perguntas livres.'
  return { text: [...checksText(checks), '', last, taken].join('\n'), checks, isRight }
}
