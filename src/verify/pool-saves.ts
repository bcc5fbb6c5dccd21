import { openSeal } from './check-tree.ts'
import type { Goals, Told } from './pool-file.ts'

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
  return saves
}
