/** DL1: what a display link may show. */
export const DISPLAY_LINK_KINDS = ['bolao', 'pontos', 'resultados'] as const
export type DisplayLinkKind = (typeof DISPLAY_LINK_KINDS)[number]

/** DL3 */
export const MOST_DISPLAY_LINKS = 30
