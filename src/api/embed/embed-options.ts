import type { Context } from 'hono'
import { API_CHAMPIONSHIP_PARAMETER, CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { EMBED_ROWS, EMBED_THEMES, isEmbedSize, type EmbedTheme } from '#domain/embed/embed-kinds.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import type { AppEnv } from '#api/http/context.ts'

export interface EmbedOptions {
  language: Language
  theme: EmbedTheme
  /** Six hexadecimal digits each: nothing else may enter the style sheet. */
  accent: string | undefined
  background: string | undefined
  text: string | undefined
  /** The size of the text in pixels; undefined for the usual size. */
  size: number | undefined
  rows: number
  sport: Sport
  championship: string | undefined
}

const colour = (typed: string | undefined) => (typed && /^[0-9a-fA-F]{6}$/.test(typed) ? typed : undefined)
const oneOf = <T extends string>(known: readonly T[], typed: string | undefined, usual: T): T =>
  known.find((value) => value === typed) ?? usual

/** EB2: invalid parameters are ignored, because nobody reads a refusal inside a frame. */
export function embedOptions(c: Context<AppEnv>): EmbedOptions {
  const asked = (name: string) => c.req.query(name)
  const language = asked('lang')
  const [rows, size] = [Number(asked('linhas')), Number(asked('tamanho'))]
  return {
    language: isLanguage(language) ? language : c.get('language'),
    theme: oneOf(EMBED_THEMES, asked('tema'), 'auto'),
    accent: colour(asked('cor')),
    background: colour(asked('fundo')),
    text: colour(asked('texto')),
    size: isEmbedSize(size) ? size : undefined,
    rows: Number.isInteger(rows) && rows >= EMBED_ROWS.fewest ? Math.min(rows, EMBED_ROWS.most) : EMBED_ROWS.usual,
    sport: oneOf(SPORTS, asked('esporte'), 'futebol'),
    championship: asked(CHAMPIONSHIP_PARAMETER)?.slice(0, 80),
  }
}

/** Adds the requested championship, if any, to an address of the API. */
export function apiAddress(path: string, { championship }: Pick<EmbedOptions, 'championship'>): string {
  if (championship === undefined) return path
  const sign = path.includes('?') ? '&' : '?'
  return `${path}${sign}${API_CHAMPIONSHIP_PARAMETER}=${encodeURIComponent(championship)}`
}
