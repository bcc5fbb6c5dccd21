import { SPORTS, type Sport } from '#domain/sport/sport.ts'

/** What /palpites shows, as its address says it. */
export interface PickSearch {
  ver?: 'historico' | undefined
  esporte?: Sport | undefined
  pagina?: number | undefined
}

/** Every key is answered, with undefined where the address says nothing sensible: a key left out would keep its raw value. */
export function readPickSearch(raw: Record<string, unknown>): PickSearch {
  const pagina = Number(raw['pagina'])
  return {
    ver: raw['ver'] === 'historico' ? 'historico' : undefined,
    esporte: SPORTS.find((sport) => sport === raw['esporte']),
    pagina: Number.isInteger(pagina) && pagina > 1 && pagina <= 10_000 ? pagina : undefined,
  }
}
