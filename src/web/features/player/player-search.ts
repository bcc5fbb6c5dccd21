/** Two more beside the player himself. */
export const COMPARED = 2

export interface PlayerSearch {
  com?: number[]
}

export function readPlayerSearch(raw: Record<string, unknown>): PlayerSearch {
  const values: unknown[] = Array.isArray(raw['com']) ? raw['com'] : [raw['com']]
  const ids = values.filter((id): id is number => typeof id === 'number' && Number.isInteger(id) && id > 0)
  return ids.length > 0 ? { com: [...new Set(ids)].slice(0, COMPARED) } : {}
}
