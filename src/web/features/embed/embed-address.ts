import { isEmbedSize, namesOneThing, type EmbedKind, type EmbedTheme } from '#domain/embed/embed-kinds.ts'
import type { Sport } from '#domain/sport/sport.ts'

export interface EmbedChoice {
  kind: EmbedKind
  sport: Sport
  number: string
  rows: number
  theme: EmbedTheme
  /** The text size as typed. Empty for the usual size. */
  size: string
  /** With a leading hash, as a colour input gives it. */
  colour: string
}

export const hasSport = (kind: EmbedKind) => kind === 'tabela' || kind === 'artilheiros'
export const hasRows = (kind: EmbedKind) => kind !== 'partida' && kind !== 'contagem'

/** EB2: undefined while a needed number is missing or invalid. */
export function embedPath({ kind, sport, number, rows, theme, size, colour }: EmbedChoice): string | undefined {
  const isNumbered = namesOneThing(kind)
  if (isNumbered && !/^[1-9][0-9]{0,8}$/.test(number.trim())) return undefined
  const query = new URLSearchParams({
    ...(hasSport(kind) && { esporte: sport }),
    ...(hasRows(kind) && { linhas: String(rows) }),
    ...(theme !== 'auto' && { tema: theme }),
    ...(isEmbedSize(Number(size)) && { tamanho: String(Number(size)) }),
    ...(/^#[0-9a-f]{6}$/i.test(colour) && { cor: colour.slice(1) }),
  }).toString()
  return `/embed/${kind}${isNumbered ? `/${number.trim()}` : ''}${query && `?${query}`}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const embedSnippet = ({ address, title, height }: { address: string; title: string; height: number }): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`
