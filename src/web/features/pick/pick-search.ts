import { SPORTS, type Sport } from '#domain/sport/sport.ts'

/** What /palpites shows, as its address says it. */
export interface PickSearch {
  ver?: 'historico'
  esporte?: Sport
  pagina?: number
}

export function readPickSearch(search: Record<string, unknown>): PickSearch {
  const esporte = SPORTS.find((sport) => sport === search['esporte'])
  const pagina = Number(search['pagina'])
  return {
    ...(search['ver'] === 'historico' && { ver: 'historico' as const }),
    ...(esporte && { esporte }),
    ...(Number.isInteger(pagina) && pagina > 1 && pagina <= 10_000 && { pagina }),
  }
}
