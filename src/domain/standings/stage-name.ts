/** The kind of a knock-out stage, whatever its source calls it. */
export type Stage =
  | { kind: 'roundOf'; clubs: number }
  | { kind: 'third' }
  | { kind: 'qualifying'; number: number | null }
  | { kind: 'named'; name: string }

const KNOWN: readonly (readonly [RegExp, Stage])[] = [
  [/third|3rd|3[ºo°]|terceiro|tercer/, { kind: 'third' }],
  [/^(?:quarter|quartas|cuartos)/, { kind: 'roundOf', clubs: 8 }],
  [/^(?:semi)/, { kind: 'roundOf', clubs: 4 }],
  [/^(?:oitavas|octavos)/, { kind: 'roundOf', clubs: 16 }],
  [/^(?:grand )?final$/, { kind: 'roundOf', clubs: 2 }],
]

/** Removes the part of the cup in front: `Finals, Round of 16` is `round of 16`. */
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:finals|knockout|mata-mata)\s*,\s*/, '')

export function stageOf(name: string): Stage {
  const written = plain(name)
  const clubs = /^(?:round of|fase de|last|ronda de)\s+(\d{1,3})$/.exec(written)?.[1]
  if (clubs !== undefined) return { kind: 'roundOf', clubs: Number(clubs) }
  const [isQualifying, number] = /^(?:qualifying|preliminary|preliminar|previa)(?:\D*(\d{1,2}))?/.exec(written) ?? []
  if (isQualifying !== undefined) return { kind: 'qualifying', number: number === undefined ? null : Number(number) }
  return KNOWN.find(([pattern]) => pattern.test(written))?.[1] ?? { kind: 'named', name }
}

/** The awaited club at a place of the bracket. */
export type Awaited =
  | { kind: 'winner' | 'loser'; match: number }
  | { kind: 'place'; place: number; groups: string }
  | { kind: 'named'; name: string }

export function awaitedIn(slot: string): Awaited {
  const [, letter, match] = /^([WL])(\d+)$/.exec(slot) ?? []
  if (letter !== undefined) return { kind: letter === 'W' ? 'winner' : 'loser', match: Number(match) }
  const [, place, groups] = /^(\d)([A-Z](?:\/[A-Z])*)$/.exec(slot) ?? []
  if (groups !== undefined) return { kind: 'place', place: Number(place), groups }
  return { kind: 'named', name: slot }
}
