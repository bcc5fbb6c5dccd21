const NONE = -(2 ** 31)

const most = (ids: Int32Array) => ids.reduce((largest, id) => Math.max(largest, id), 0)

export interface NumbersById {
  get(id: number): number | undefined
}

/**
 * Looks up a number by id. Ids come from one sequence, so an array with the id as its index wastes little memory and
 * replaces a map.
 */
export function numbersById(ids: Int32Array, numbers: Int32Array): NumbersById {
  const table = new Int32Array(most(ids) + 1).fill(NONE)
  for (let at = 0; at < ids.length; at++) table[ids[at] as number] = numbers[at] as number
  return {
    get: (id) => {
      const number = table[id]
      return number === NONE ? undefined : number
    },
  }
}

export interface IdSet {
  has(id: number): boolean
}

/** A set of ids as a dense table; 0, which is nobody's id, is never in it. */
export function idSet(...lists: readonly Int32Array[]): IdSet {
  const table = new Uint8Array(Math.max(...lists.map(most)) + 1)
  for (const ids of lists) for (const id of ids) table[id] = 1
  return { has: (id) => id !== 0 && table[id] === 1 }
}
