import type { AppContext } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'

/** Pages with a picture of their own (web/pictures); the others have that of the site. */
const pictured =
  /^\/(?:fantasy|analytics|rankings|palpites|confronto|ligas|(?:ligas|partidas|jogadores|clubes|participantes|rodadas)\/\d+)$/

interface Pictured extends Pick<AppContext, 'origin' | 'language' | 'championship'> {
  /** Of the page. */
  path: string
  /** Whose round it is, where the picture shows one. */
  managerId?: number | undefined
}

export const pictureAddress = ({ origin, language, championship, path, managerId }: Pictured): string =>
  addressIn(
    championship,
    `${origin}/imagens${pictured.test(path) ? path : '/inicio'}.png?lang=${language}${managerId ? `&participante=${managerId}` : ''}`,
  )
