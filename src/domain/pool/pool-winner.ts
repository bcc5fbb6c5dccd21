import type { ManagerId } from '#domain/ids.ts'

export interface PoolPerson {
  managerId: ManagerId
  joinedAtMs: number
  points: number
  exact: number
  /** Matches that counted and that the person picked; picks of the model are left out. */
  picked: number
}

/** BL6: at least half of all the matches that counted. */
const hasCompeted = ({ picked }: PoolPerson, matches: number) => matches > 0 && picked * 2 >= matches

/** BL6: who wins, and how many others competed; nobody if nobody competed. */
export function poolWinner(
  people: readonly PoolPerson[],
  matches: number,
): { managerId: ManagerId; opponents: number } | null {
  const competed = people.filter((person) => hasCompeted(person, matches))
  const [best] = competed.toSorted(
    (a, b) => b.points - a.points || b.exact - a.exact || a.joinedAtMs - b.joinedAtMs || a.managerId - b.managerId,
  )
  return best ? { managerId: best.managerId, opponents: competed.length - 1 } : null
}
