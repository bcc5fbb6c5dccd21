/** How many players can be compared with the player of the page. */
export const COMPARED = 2

export interface PlayerSearch {
  /** Compared players: one id, or several separated by commas. */
  com?: number | string | undefined
}

/** Addresses can be typed or shared by anyone, so invalid ids are dropped. */
function idsIn(value: unknown): number[] {
  const values: unknown[] = typeof value === 'string' ? value.split(',').map(Number) : [value].flat()
  const ids = values.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
  return [...new Set(ids)].slice(0, COMPARED)
}

export const comparedIds = ({ com }: PlayerSearch): number[] => idsIn(com)

export function searchFor(ids: readonly number[]): PlayerSearch {
  return { com: ids.length > 1 ? ids.join(',') : ids[0] }
}

/** Always returns the key: the router would keep the raw value of a missing one. */
export const readPlayerSearch = (raw: Record<string, unknown>): PlayerSearch => searchFor(idsIn(raw['com']))
