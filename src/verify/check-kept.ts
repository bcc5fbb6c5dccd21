import { sameBytes } from './bytes.ts'
import { checkTree, leavesOf, someOf, type Check } from './check-tree.ts'
import { readEntry, type Entry, type RoundFile, type ScoresContent } from './round-file.ts'

const kindNames: Record<string, string> = {
  start: 'começo do registro',
  merge: 'contas que viraram uma',
  rules: 'regras',
  deadline: 'prazo da rodada',
  lock: 'fechamento',
  scores: 'apuração',
  match: 'resultado de um jogo',
  'kick-off': 'horário de um jogo',
  correction: 'correção',
}
/** Every file of the round shows the entries of these kinds. */
const ALWAYS_SHOWN = ['start', 'merge', 'rules', 'deadline', 'lock', 'scores']

const entriesOf = (file: RoundFile): Entry[] => file.entries.flatMap((one) => readEntry(one) ?? [])

/** What each entry of the file is, in words. */
function namesIn(file: RoundFile, entries: readonly Entry[]): Map<number, string> {
  const entryNames = entries.map(({ position, kind }): [number, string] => [position, kindNames[kind] ?? kind])
  const saves = file.openings.map(({ position, squad }): [number, string] => [position, `time ${squad} salvo`])
  return new Map([...entryNames, ...saves])
}

interface Run {
  from: number
  to: number
  isGone: boolean
}

/** The positions at which the log of today has another leaf, or none, as runs. */
function changedRuns(kept: RoundFile, now: RoundFile): Run[] {
  const today = leavesOf(now)
  const runs: Run[] = []
  for (const [at, leaf] of leavesOf(kept).entries()) {
    const other = today[at]
    if (other && sameBytes(leaf, other)) continue
    const last = runs.at(-1)
    const isGone = other === undefined
    if (last && last.to === at - 1 && last.isGone === isGone) last.to = at
    else runs.push({ from: at, to: at, isGone })
  }
  return runs
}

function runText({ from, to, isGone }: Run, names: ReadonlyMap<number, string>): string {
  const name = names.get(from)
  const first = name ? `${from} (${name})` : `${from}`
  if (from === to) return `registro ${first}: ${isGone ? 'não existe mais' : 'hoje é outro'}`
  return `registros ${first} a ${to}: ${isGone ? 'não existem mais' : 'hoje são outros'}`
}

/** Entries that the file of today must show too, and does not. */
function hidden(kept: RoundFile, entries: readonly Entry[], now: RoundFile): number[] {
  const scores = entries.findLast(({ kind }) => kind === 'scores')?.content as ScoresContent | undefined
  const matches = new Set(scores?.matches)
  const isShown = ({ kind, content }: Entry) =>
    ALWAYS_SHOWN.includes(kind) || (kind === 'match' && matches.has((content as { match: number }).match))
  const due = [...entries.filter(isShown), ...kept.openings].map(({ position }) => position)
  const shown = new Set([...now.entries, ...now.openings].map(({ position }) => position))
  return due.filter((position) => !shown.has(position))
}

const bySquad = (lines: readonly string[]) =>
  new Map(lines.map((line): [string, string] => [line.split(' ', 1)[0] ?? '', line]))

/** The squads whose line is another one today, or gone. */
function changedSquads(kept: readonly string[], now: readonly string[]): string[] {
  const today = bySquad(now)
  return [...bySquad(kept)].flatMap(([squad, line]) => (today.get(squad) === line ? [] : [squad]))
}

/** Lineups never change after the lock, and scores change only with another settlement (RL5). */
function changedLines(kept: RoundFile, entries: readonly Entry[], now: RoundFile): string[] {
  const newest = (of: readonly Entry[]) => of.findLast(({ kind }) => kind === 'scores')?.position
  const settled = newest(entries)
  const lineups = changedSquads(kept.lineups, now.lineups).map((squad) => `time ${squad}: a escalação hoje é outra`)
  const isSettledAgain = newest(entriesOf(now)) !== settled || now.log.hasEnded || now.pendingScores === true
  const scores = isSettledAgain || settled === undefined ? [] : changedSquads(kept.scores, now.scores)
  return [
    ...lineups,
    ...scores.map((squad) => `time ${squad}: hoje tem outros pontos, sem outra apuração que a do registro ${settled}`),
  ]
}

const NAME = 'Comparação com o arquivo guardado'

/** Undefined `now`: the server does not show the round. */
async function compare(kept: RoundFile, now: RoundFile | undefined): Promise<Check> {
  const entries = entriesOf(kept)
  const names = namesIn(kept, entries)
  const lock = entries.findLast(({ kind }) => kind === 'lock')
  const locked = `registro ${lock?.position ?? '?'} (fechamento)`
  if (!now)
    return { name: NAME, compared: 0, wrong: [`${locked}: o servidor não mostra mais esta rodada a visitantes`] }
  if (kept.log.origin !== now.log.origin)
    return {
      name: NAME,
      compared: 0,
      wrong: [`${locked} de ${kept.log.origin}: hoje a rodada está em ${now.log.origin}`],
    }
  const runs = changedRuns(kept, now)
  const isIn = (position: number) => runs.some(({ from, to }) => position >= from && position <= to)
  const notShown = hidden(kept, entries, now).filter((position) => !isIn(position))
  const wrong = [
    ...runs.map((run) => runText(run, names)),
    ...notShown.map((position) => `registro ${position} (${names.get(position)}): o arquivo de hoje não o mostra`),
    ...changedLines(kept, entries, now),
  ]
  return { name: NAME, compared: kept.log.size, wrong: someOf(wrong) }
}

/** VR9: names the entries of a file from before that the log of today no longer has. */
export async function checkKept(kept: RoundFile, now: RoundFile | undefined): Promise<Check[]> {
  const tree = await checkTree(kept)
  return [...tree.map((check) => ({ ...check, name: `Arquivo guardado: ${check.name}` })), await compare(kept, now)]
}
