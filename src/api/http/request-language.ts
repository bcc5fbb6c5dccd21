import { parse } from 'hono/utils/cookie'
import { defaultLanguage, isLanguage, languageCookie, type Language } from '#contract/language.ts'

/** The language in the visitor's cookie, else the default one. */
export function languageOfCookies(cookies: string | null | undefined): Language {
  const language = parse(cookies ?? '', languageCookie)[languageCookie]
  return isLanguage(language) ? language : defaultLanguage
}

export const languageOf = (headers: Headers | undefined): Language => languageOfCookies(headers?.get('cookie'))
