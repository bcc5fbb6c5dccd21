import { parse } from 'hono/utils/cookie'
import { defaultLanguage, isLanguage, languageCookie, type Language } from '#contract/language.ts'

/** The language the visitor chose, which is in a cookie. */
export function languageOf(headers: Headers | undefined): Language {
  const language = parse(headers?.get('cookie') ?? '', languageCookie)[languageCookie]
  return isLanguage(language) ? language : defaultLanguage
}
