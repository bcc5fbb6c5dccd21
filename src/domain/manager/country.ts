/** The countries of the ranking; the first four are the specification's, in its order. */
export const COUNTRIES = ['BR', 'AR', 'UY', 'CL', 'CO', 'PE'] as const
export type Country = (typeof COUNTRIES)[number]

export const DEFAULT_COUNTRY: Country = 'BR'
