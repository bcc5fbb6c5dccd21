import { openSeal } from './check-tree.ts'
import type { Goals, Told } from './pool-file.ts'
import type { Entry } from './round-file.ts'

interface SavedPick {
  outcome: string
  home: number | null
  away: number | null
  goesOn: string | null
  deleted?: true
  pool?: number
}

interface SavedAnswer {
  choices?: number[]
}

interface SavedBracket {
  ties?: number[]
  clubs?: number[]
  places?: string[]
  placeClubs?: number[]
}

export const textOfPick = (outcome: string, goals: Goals | null, goesOn: string | null) =>
  `${outcome} ${goals ? `${goals.home} ${goals.away}` : '-'} ${goesOn ?? '-'}`

const savedText = (saved: SavedPick | null): string | null =>
  saved === null || saved.deleted
    ? null
    : textOfPick(saved.outcome, saved.home === null ? null : { home: saved.home, away: saved.away ?? 0 }, saved.goesOn)

export const textOfBracket = ({ ties = [], clubs = [], places = [], placeClubs = [] }: SavedBracket) =>
  [ties, clubs, places, placeClubs].map((list) => list.join(',')).join(' ')

export interface Save {
  position: number
  atMs: number
  /** Saved by the guest that the person was before. */
  isMerged: boolean
  /** What was saved; null if the person took it back. */
  text: string | null
}

/** Saves by person and by what they saved. If two accounts became one, the saves of both are here. */
export interface Saves {
  picks: Map<string, Save[]>
  jokers: Map<string, Save[]>
  /** By person and question. */
  answers: Map<string, Save[]>
  /** By person. */
  brackets: Map<string, Save[]>
  wrong: string[]
}

/** After a merge, the number of the guest counts as that of the account. */
export function ownersIn({ entries }: Told): (person: string) => string {
  const accounts = new Map(
    entries.flatMap(({ kind, content }): [string, string][] => {
      const merge = content as { guest: number; account: number }
      return kind === 'merge' ? [[String(merge.guest), String(merge.account)]] : []
    }),
  )
  return (person) => {
    let owner = person
    for (let steps = accounts.size; steps >= 0 && accounts.has(owner); steps--) owner = accounts.get(owner) as string
    return owner
  }
}

/**
 * Saves may wait this long for the log, on the clock of the championship. It may run a thousand times faster than ours.
 */
const SLACK_MS = 600_000

/**
 * The first entry that was surely written after the deadline, which for a pick is the kick-off of its match. The start
 * of an epoch is always its first entry, also before saves that waited for it.
 */
const firstAfter = (entries: readonly Entry[], deadlineMs: number, match?: number): Entry | undefined =>
  entries.find(
    ({ kind, atMs, content }) =>
      (kind !== 'start' && atMs >= deadlineMs + SLACK_MS) ||
      (kind === 'match' && (content as { match: number }).match === match && atMs >= deadlineMs),
  )

/**
 * VR1: whoever appends a save later can choose its time, but not its position. A merge may repeat a save of the guest,
 * which the log has in time.
 */
export function lateIn(
  known: readonly Save[],
  { entries }: Told,
  { deadlineMs, match }: { deadlineMs: number; match?: number },
): string[] {
  const after = firstAfter(entries, deadlineMs, match)
  if (!after) return []
  const inTime = new Set(known.flatMap(({ position, text }) => (position < after.position ? [text] : [])))
  return known
    .filter(({ position, text }) => position > after.position && !inTime.has(text))
    .map(
      ({ position }) =>
        `registro ${position}: entrou no registro só depois do registro ${after.position}, que já passa do prazo`,
    )
}

/** Opens every save of the file. */
export async function readSaves(told: Told): Promise<Saves> {
  const { file, matches } = told
  const ownerOf = ownersIn(told)
  const saves: Saves = { picks: new Map(), jokers: new Map(), answers: new Map(), brackets: new Map(), wrong: [] }
  const add = (to: Map<string, Save[]>, key: string, save: Save) => to.set(key, [...(to.get(key) ?? []), save])
  for (const one of file.openings) {
    const opened = await openSeal(one)
    if (typeof opened === 'string') {
      saves.wrong.push(opened)
      continue
    }
    const { position, kind, subject, atMs, content } = opened
    const person = ownerOf(opened.person)
    const save = { position, atMs, isMerged: person !== opened.person }
    if (kind === 'answer') {
      const { choices } = content as SavedAnswer
      add(saves.answers, `${person} ${subject}`, { ...save, text: choices?.join() ?? null })
      continue
    }
    if (kind === 'bracket') {
      const bracket = content as SavedBracket
      if (subject === file.pool.id)
        add(saves.brackets, person, { ...save, text: bracket.ties ? textOfBracket(bracket) : null })
      continue
    }
    const joker = content as { match: number | null }
    const match = kind === 'joker' ? joker.match : subject
    const startsAtMs = match === null ? undefined : matches.get(match)?.startsAtMs
    if (startsAtMs === undefined) continue
    if (atMs >= startsAtMs) saves.wrong.push(`registro ${position}: salvo depois do início do jogo ${match}`)
    if (kind === 'joker') add(saves.jokers, `${person} ${match}`, { ...save, text: 'joker' })
    else if (kind === 'pick' || (content as SavedPick).pool === file.pool.id)
      add(saves.picks, `${kind} ${person} ${match}`, { ...save, text: savedText(content as SavedPick | null) })
  }
  for (const [key, known] of [...saves.picks, ...saves.jokers]) {
    const match = Number(key.split(' ').at(-1))
    saves.wrong.push(...lateIn(known, told, { deadlineMs: matches.get(match)?.startsAtMs ?? Infinity, match }))
  }
  return saves
}
