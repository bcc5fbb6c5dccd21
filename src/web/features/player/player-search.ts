/** Two more beside the player himself. */
export const COMPARED = 2

export interface PlayerSearch {
  /** Who is compared with him: one id, or ids with commas between. */
  com?: number | string | undefined
}

/** The ids of an address typed or shared by anyone; what is no id is left out. */
function idsIn(value: unknown): number[] {
  const values: unknown[] = typeof value === 'string' ? value.split(',').map(Number) : [value].flat()
  const ids = values.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
  return [...new Set(ids)].slice(0, COMPARED)
}

export const comparedIds = ({ com }: PlayerSearch): number[] => idsIn(com)

export function searchFor(ids: readonly number[]): PlayerSearch {
  return { com: ids.length > 1 ? ids.join(',') : ids[0] }
}

/** The key is always answered: left out, it would keep its raw value. */
export const readPlayerSearch = (raw: Record<string, unknown>): PlayerSearch => searchFor(idsIn(raw['com']))
