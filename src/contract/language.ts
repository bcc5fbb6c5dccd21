export const languages = ['pt-BR', 'es', 'en'] as const
export type Language = (typeof languages)[number]
/** Each language's own name for itself, and its code in `og:locale`, which other sites read from our pages. */
export const languageFacts: Record<Language, { name: string; openGraphLocale: string }> = {
  'pt-BR': { name: 'Português', openGraphLocale: 'pt_BR' },
  es: { name: 'Español', openGraphLocale: 'es_LA' },
  en: { name: 'English', openGraphLocale: 'en_US' },
}

export const defaultLanguage: Language = 'pt-BR'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Cookies with the visitor's choices: the server needs the choices when it renders a page. */
export const languageCookie = 'craque_language'
export const themeCookie = 'craque_theme'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)
