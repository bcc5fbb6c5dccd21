import { GROUP_ROUNDS } from './form-groups.ts'

/** Stands for no lineup, because no lineup has so few tenths. */
export const NO_TENTHS = -(2 ** 31)

/** Members of whole groups, one group after the other; `tenths` has `GROUP_ROUNDS` numbers for each member. */
export interface GroupColumns {
  groups: Int32Array
  managerIds: Int32Array
  tenths: Int32Array
}

/** Each column has the number of a member at the index that the member has in `GroupColumns`. */
export interface GroupPlaces {
  points: Int32Array
  /** Places in the group, from 1 (`places`), and the number of its members (`sizes`). */
  places: Int32Array
  sizes: Int32Array
  missed: Int32Array
}

/**
 * DV6, DV7: by points, then the best lineup, then the lower id; nobody shares a place. It works on columns, so that a
 * million members need no object each.
 */
export function placeGroups({ groups, managerIds, tenths }: GroupColumns, rounds: number): GroupPlaces {
  const { length } = groups
  const column = () => new Int32Array(length)
  const [points, best, places, sizes, missed] = [column(), column(), column(), column(), column()]
  const at = (from: Int32Array, member: number) => from[member] as number
  for (let member = 0; member < length; member++) {
    let [sum, most, lineups] = [0, NO_TENTHS, 0]
    for (let turn = member * GROUP_ROUNDS; turn < (member + 1) * GROUP_ROUNDS; turn++) {
      const one = at(tenths, turn)
      if (one === NO_TENTHS) continue
      sum += one
      lineups++
      if (one > most) most = one
    }
    points[member] = sum
    best[member] = most
    missed[member] = rounds - lineups
  }
  const isAhead = (a: number, b: number) =>
    at(points, a) !== at(points, b)
      ? at(points, a) > at(points, b)
      : at(best, a) !== at(best, b)
        ? at(best, a) > at(best, b)
        : at(managerIds, a) < at(managerIds, b)
  const order: number[] = []
  for (let from = 0, to = 0; from < length; from = to) {
    order.length = 0
    for (; to < length && groups[to] === groups[from]; to++) {
      let place = order.length
      while (place > 0 && isAhead(to, order[place - 1] as number)) {
        order[place] = order[place - 1] as number
        place--
      }
      order[place] = to
    }
    for (const [index, member] of order.entries()) {
      places[member] = index + 1
      sizes[member] = to - from
    }
  }
  return { points, places, sizes, missed }
}
