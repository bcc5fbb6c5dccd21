import { SPORTS, type Sport } from '#domain/sport/sport.ts'

/** The search parameters of /palpites. */
export interface PickSearch {
  ver?: 'historico' | undefined
  esporte?: Sport | undefined
  pagina?: number | undefined
}

/** Returns every key, with undefined for an invalid value: the router would keep the raw value of a missing key. */
export function readPickSearch(raw: Record<string, unknown>): PickSearch {
  const pagina = Number(raw['pagina'])
  return {
    ver: raw['ver'] === 'historico' ? 'historico' : undefined,
    esporte: SPORTS.find((sport) => sport === raw['esporte']),
    pagina: Number.isInteger(pagina) && pagina > 1 && pagina <= 10_000 ? pagina : undefined,
  }
}
