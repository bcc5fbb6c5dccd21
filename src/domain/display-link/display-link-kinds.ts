/** DL1: what a display link may show. */
export const DISPLAY_LINK_KINDS = ['bolao', 'pontos', 'resultados', 'painel'] as const
/** Whether a link of this kind may name a bolão or league. */
export const takesLeague = (kind: DisplayLinkKind): boolean => kind === 'bolao' || kind === 'painel'

export type DisplayLinkKind = (typeof DISPLAY_LINK_KINDS)[number]

/** DL3: the most display links of one person. */
export const MOST_DISPLAY_LINKS = 30
