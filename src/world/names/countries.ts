import { PORTUGUESE_NAMES, SPANISH_NAMES, type NameStock } from './manager-words.ts'

/** The six countries of the ranking, with the share of managers that each contributes. */
export const COUNTRIES = [
  { code: 'BR', name: 'Brasil', share: 0.58, names: PORTUGUESE_NAMES },
  { code: 'AR', name: 'Argentina', share: 0.14, names: SPANISH_NAMES },
  { code: 'CO', name: 'Colômbia', share: 0.1, names: SPANISH_NAMES },
  { code: 'CL', name: 'Chile', share: 0.07, names: SPANISH_NAMES },
  { code: 'PE', name: 'Peru', share: 0.07, names: SPANISH_NAMES },
  { code: 'UY', name: 'Uruguai', share: 0.04, names: SPANISH_NAMES },
] as const satisfies readonly { code: string; name: string; share: number; names: NameStock }[]

export type CountryCode = (typeof COUNTRIES)[number]['code']
