import type { AppContext } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'

/** Pages with a picture of their own (web/pictures). All others use the site's picture. */
const pictured =
  /^\/(?:fantasy|planejar|analytics|analises\/modelo|rankings|palpites|confronto|ligas|temporada|var|var\/rodadas\/\d+|(?:ligas|partidas|jogadores|clubes|participantes|rodadas|temporadas|confronto)\/\d+|rodadas\/\d+\/e-se)$/

interface Pictured extends Pick<AppContext, 'origin' | 'language' | 'championship'> {
  /** The path of the page. */
  path: string
  /** Search parameters that the picture depends on. */
  search?: object | undefined
}

export function pictureAddress({ origin, language, championship, path, search = {} }: Pictured): string {
  const [page = '', query = ''] = path.split('?')
  const all = new URLSearchParams({ lang: language, ...Object.fromEntries(new URLSearchParams(query)) })
  for (const [name, value] of Object.entries(search)) if (value !== undefined) all.set(name, String(value))
  return addressIn(championship, `${origin}/imagens${pictured.test(page) ? page : '/inicio'}.png?${all.toString()}`)
}
