import { toHex } from './bytes.ts'
import { checkKept } from './check-kept.ts'
import { checkOpenings } from './check-openings.ts'
import { checkRanks, checkSeason } from './check-season.ts'
import { checkRepeats } from './check-repeats.ts'
import { areRight, checksText, checkTree, someOf, type Check } from './check-tree.ts'
import {
  readEntry,
  withoutWithdrawn,
  type Entry,
  type LockContent,
  type RoundFile,
  type ScoresContent,
} from './round-file.ts'
import {
  lineupTenths,
  playerTenths,
  readLineup,
  type PlayerLine,
  type PlayerRound,
  type Weights,
} from './score-round.ts'
import { rootOfLines } from './tree.ts'

export interface RoundResult {
  round: number
  checks: Check[]
  lineups: number
  tenths: number
  isSettled: boolean
  isRight: boolean
}

async function checkRoot(
  { name, lines, entry }: { name: string; lines: readonly string[]; entry: Entry },
  root: { count: number; root: string },
): Promise<Check> {
  const isRight = root.count === lines.length && toHex(await rootOfLines(lines)) === root.root
  const wrong = isRight ? [] : [`${name}: não é o que diz o registro ${entry.position}`]
  return { name, compared: lines.length, wrong }
}

const count = (value: number) => value.toLocaleString('pt-BR')

const ofRound = ({ round }: RoundFile, entries: readonly Entry[], kind: 'lock' | 'scores'): Entry[] =>
  entries.filter((entry) => entry.kind === kind && (entry.content as { round: number }).round === round.id)

interface MatchContent {
  match: number
  players: PlayerLine[]
}

const NO_RULES: Weights = { tenths: {} }

function pointsOf(
  entries: readonly Entry[],
  { matches, awaited = [], rules }: ScoresContent,
): Map<number, PlayerRound> {
  const newestOf = new Map<number, MatchContent>()
  for (const { kind, content } of entries)
    if (kind === 'match') newestOf.set((content as MatchContent).match, content as MatchContent)
  const round = new Map<number, PlayerRound>(
    awaited.map((id) => [id, { tenths: 0, hasPlayed: false, isAwaited: true }]),
  )
  for (const match of matches)
    for (const player of newestOf.get(match)?.players ?? []) {
      const before = round.get(player.id) ?? { tenths: 0, hasPlayed: false }
      round.set(player.id, {
        ...before,
        tenths: before.tenths + playerTenths(rules[player.rules ?? ''] ?? NO_RULES, player),
        hasPlayed: before.hasPlayed || player.took,
      })
    }
  return round
}

/** Matches of which the log has other points since the settlement. A person judges whether that takes too long. */
function changedSince(all: readonly Entry[], { position: settledAt, content }: Entry): string[] {
  const { matches } = content as ScoresContent
  return matches.flatMap((match) => {
    const told = all.filter((one) => one.kind === 'match' && (one.content as MatchContent).match === match)
    const used = told.findLast(({ position }) => position < settledAt)
    const newest = told.at(-1)
    const textOf = (entry: Entry | undefined) => JSON.stringify((entry?.content as MatchContent | undefined)?.players)
    return newest && textOf(newest) !== textOf(used)
      ? [`jogo ${match}: o registro ${newest.position} o mudou, e a rodada ainda não foi apurada de novo`]
      : []
  })
}

function checkScores(file: RoundFile, all: readonly Entry[], scores: Entry): Check {
  // What a settlement used is in the log before it. Later results wait for the next settlement.
  const entries = withoutWithdrawn(all.filter(({ position }) => position < scores.position))
  const { matches, positions } = scores.content as ScoresContent
  const known = new Set(
    entries.flatMap(({ kind, content }) => (kind === 'match' ? [(content as MatchContent).match] : [])),
  )
  const missing = matches.filter((match) => !known.has(match))
  const name = 'Pontos das escalações'
  if (missing.length > 0)
    return {
      name,
      compared: 0,
      wrong: missing.map((match) => `jogo ${match}: o registro ${scores.position} o apura, e nenhum tem o resultado`),
    }
  const round = pointsOf(entries, scores.content as ScoresContent)
  const positionOf = new Map(Object.entries(positions).flatMap(([position, ids]) => ids.map((id) => [id, position])))
  const told = new Map(file.scores.map((line) => line.split(' ').map(Number) as [number, number]))
  const wrong = file.lineups.flatMap((line) => {
    const lineup = readLineup(line)
    const tenths = lineupTenths(lineup, round, positionOf)
    const said = told.get(lineup.squad)
    if (said === tenths) return []
    return [
      `time ${lineup.squad}: a conta do registro ${scores.position} dá ${tenths / 10}, o servidor diz ${said === undefined ? 'nada' : said / 10}`,
    ]
  })
  return { name, compared: file.lineups.length, wrong: someOf(wrong), notes: someOf(changedSince(all, scores)) }
}

/** DU3: more points win; equal ones are a draw. A squad that has a bye has nobody against it. */
function checkDuels(
  duels: readonly string[],
  {
    duelResults,
    tenthsOf,
    scores,
  }: { duelResults: readonly string[]; tenthsOf: ReadonlyMap<number, number>; scores: Entry },
): Check {
  const told = new Map(duelResults.map((line) => [line.split(' ').slice(0, 2).join(' '), line]))
  const wrong = duels.flatMap((duel) => {
    const [one = 0, other = 0] = duel.split(' ').map(Number)
    if (other === 0) return []
    const [of, against] = [tenthsOf.get(one) ?? 0, tenthsOf.get(other) ?? 0]
    const winner = of === against ? 0 : of > against ? one : other
    const right = `${duel} ${of} ${against} ${winner}`
    return told.get(duel) === right
      ? []
      : [
          `duelo ${one} x ${other}: os pontos do registro ${scores.position} dão ${of / 10} x ${against / 10}, o servidor diz ${told.get(duel) ?? 'nada'}`,
        ]
  })
  return { name: 'Resultados dos duelos', compared: duels.length, wrong: someOf(wrong) }
}

/**
 * VR7: after a restore the settlement is in the next epoch, and the page of the log says which span is gone. VR2: the
 * log grows a moment after the settlement.
 */
function missingScores({ log, pendingScores }: RoundFile): Check {
  if (pendingScores) return { name: 'Apuração (ainda não registrado)', compared: 0, wrong: [] }
  return log.hasEnded
    ? { name: 'Apuração (está na época seguinte do registro)', compared: 0, wrong: [] }
    : { name: 'Apuração', compared: 0, wrong: ['o registro não tem a apuração desta rodada'] }
}

async function checkLocked(file: RoundFile, all: readonly Entry[]): Promise<Check[]> {
  // No honest server locks a round twice in one epoch (RL2), so a later lock counts for nothing.
  const lock = ofRound(file, all, 'lock')[0]
  if (!lock) return [{ name: 'Fechamento', compared: 0, wrong: ['o registro não tem o fechamento desta rodada'] }]
  const content = lock.content as LockContent
  const scores = ofRound(file, all, 'scores').at(-1)
  const sealed = new Set(file.openings.map(({ squad }) => squad)).size
  const checks = [
    checkRepeats(file, all, lock),
    await checkRoot({ name: 'Escalações congeladas', lines: file.lineups, entry: lock }, content.lineups),
    await checkRoot({ name: 'Duelos sorteados', lines: file.duels, entry: lock }, content.duels),
    {
      name: `Times salvos antes do prazo (${count(file.lineups.length - sealed)} sem lacre: robôs ou de antes do registro)`,
      compared: file.openings.length,
      wrong: await checkOpenings(file, lock),
    },
  ]
  if (file.round.state !== 'settled') return checks
  if (!scores || file.pendingScores || (file.log.hasEnded && file.scores.length === 0))
    return [...checks, missingScores(file)]
  const root = await checkRoot(
    { name: 'Pontos registrados', lines: file.scores, entry: scores },
    (scores.content as ScoresContent).scores,
  )
  const tenthsOf = new Map(file.scores.map((line) => line.split(' ').map(Number) as [number, number]))
  const { duelResults } = file
  const duels = duelResults ? [checkDuels(file.duels, { duelResults, tenthsOf, scores })] : []
  return [...checks, root, checkScores(file, all, scores), ...duels, ...checkRanks(file, scores)]
}

/** VR9: everything about a round that its file lets anybody check; `kept`: an older file of the same round. */
export async function checkRound(file: RoundFile, kept?: RoundFile): Promise<RoundResult> {
  if (file.format !== 'craque-var-round-1') throw new Error('este arquivo não é de uma rodada do VAR aberto')
  const entries = file.entries.flatMap((one) => readEntry(one) ?? [])
  const checks = [
    ...(await checkTree(file)),
    ...(await checkLocked(file, entries)),
    ...checkSeason(file, withoutWithdrawn(entries)),
    ...(kept ? await checkKept(kept, file) : []),
  ]
  return {
    round: file.round.number,
    checks,
    lineups: file.lineups.length,
    tenths: file.scores.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0),
    isSettled: file.round.state === 'settled',
    isRight: areRight(checks),
  }
}

export function reportText({ round, checks, lineups, tenths, isSettled, isRight }: RoundResult): string {
  const points = isSettled ? `${count(tenths / 10)} pontos` : 'ainda sem apuração'
  const last = isRight
    ? `Tudo confere: rodada ${round}, ${count(lineups)} escalações, ${points}.`
    : `Rodada ${round}: há coisas que não batem. Guarde este arquivo e mostre a quem joga com você.`
  return [...checksText(checks), '', last].join('\n')
}
