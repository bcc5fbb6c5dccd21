/** Why a change to the clubs, players, rounds and matches of a championship is refused. */
export const BOOK_REFUSALS = [
  'club_name_taken',
  'club_in_use',
  'player_in_use',
  'position_unknown',
  'round_closed',
  'round_in_use',
  'round_number_taken',
  'deadline_passed',
  'deadline_after_match',
  'match_before_deadline',
  'match_closed',
  'match_in_use',
  'match_of_tie',
  'same_club',
  'gone',
] as const
export type BookRefusal = (typeof BOOK_REFUSALS)[number]

/** The key of a typed match begins with this, that of an imported match with the key of a club, which never does. */
export const TYPED = '+'

/** A new row has a key from the sender: however often the request arrives, the row is created once. */
type Named = { id: number } | { key: string }

export type BookChange =
  | ({ kind: 'club' } & Named & {
        name: string
        city: string
      })
  | ({ kind: 'player' } & Named & {
        clubId: number
        name: string
        position: string
        shirtNumber: number
        price: number
      })
  | ({ kind: 'round' } & Named & { number: number; deadlineMs: number })
  | ({ kind: 'match' } & Named & { roundId: number; homeId: number; awayId: number; startsAtMs: number })
  | { kind: 'remove'; what: 'club' | 'player' | 'round' | 'match'; id: number }

/** Up to three letters or digits that stand for a club where space is short. */
export function codeOfName(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/[^A-Za-z0-9 ]/g, '')
  const words = letters.split(' ').filter((word) => word.length > 2)
  const initials = words.length > 2 ? words.map(([first]) => first).join('') : letters.replaceAll(' ', '')
  return initials.slice(0, 3).toUpperCase() || 'CLB'
}
