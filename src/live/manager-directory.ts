import type { ManagerId } from '#domain/ids.ts'
import { firstAtLeast } from '#domain/sorted-search.ts'

/** Managers by their index in the arrays. Ids ascend, so a smaller index is also an older manager. */
export interface ManagerDirectory {
  readonly ids: Int32Array
  /** -1 when the manager is unknown. */
  indexOf(id: ManagerId): number
  idAt(index: number): ManagerId
}

/** Ids come from one sequence, so they are nearly dense. A table with up to this many entries replaces the search. */
const TABLE_ENTRIES_PER_MANAGER = 4

/** How many ids are handled between two yields. */
const STEP = 1 << 15

/** Yields, because there may be millions of managers. */
export function* createManagerDirectory(ids: Int32Array): Generator<void, ManagerDirectory> {
  for (let i = 1; i < ids.length; i++) {
    if (at(ids, i) <= at(ids, i - 1)) throw new RangeError(`manager ids must ascend: ${at(ids, i)} at ${i}`)
    if (i % STEP === 0) yield
  }
  const first = ids.length > 0 ? at(ids, 0) : 0
  const span = ids.length > 0 ? at(ids, ids.length - 1) - first + 1 : 0
  const indexOf =
    span === ids.length
      ? (id: number) => (id >= first && id < first + span ? id - first : -1)
      : span <= ids.length * TABLE_ENTRIES_PER_MANAGER
        ? yield* tableLookup(ids, first, span)
        : (id: number) => search(ids, id)
  return { ids, indexOf, idAt: (index) => ids[index] ?? outOfRange(index) }
}

const at = (array: Int32Array, index: number): number => array[index] as number

function outOfRange(index: number): never {
  throw new RangeError(`no manager at ${index}`)
}

/** Indexes start at 1: a zero in fresh memory means that the id is unknown. */
function* tableLookup(ids: Int32Array, first: number, span: number): Generator<void, (id: number) => number> {
  const table = new Int32Array(span)
  for (let i = 0; i < ids.length; i++) {
    table[at(ids, i) - first] = i + 1
    if (i % STEP === 0) yield
  }
  return (id) => (table[id - first] ?? 0) - 1
}

function search(ids: Int32Array, id: number): number {
  const index = firstAtLeast(ids, id)
  return ids[index] === id ? index : -1
}
