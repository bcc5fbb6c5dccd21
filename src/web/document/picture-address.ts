import type { AppContext } from '#web/base/app-context.ts'

/** Pages with a picture of their own (web/pictures); the others have that of the site. */
const pictured =
  /^\/(?:fantasy|analytics|rankings|palpites|confronto|ligas|(?:ligas|partidas|jogadores|clubes|participantes|rodadas)\/\d+)$/

interface Pictured extends Pick<AppContext, 'origin' | 'language'> {
  /** Of the page. */
  path: string
  /** Whose round it is, where the picture shows one. */
  managerId?: number | undefined
}

export const pictureAddress = ({ origin, language, path, managerId }: Pictured): string =>
  `${origin}/imagens${pictured.test(path) ? path : '/inicio'}.png?lang=${language}${managerId ? `&participante=${managerId}` : ''}`
