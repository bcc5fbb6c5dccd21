import type { DrawLeague } from '#api/chat/create-poster.ts'
import type { DrawPicture } from '#api/picture/picture-routes.ts'
import { isLanguage } from '#contract/language.ts'

/** The picture of a league as the member who linked the group sees it. It shares no cache with what visitors see. */
export const drawLeagueWith =
  (draw: DrawPicture): DrawLeague =>
  async ({ id, leagueId, language, championship }, reader) => {
    const drawn = await draw({
      path: `/ligas/${leagueId}`,
      search: new URLSearchParams({ campeonato: championship }),
      language: isLanguage(language) ? language : 'pt-BR',
      fetchApi: reader.fetch,
      nations: {},
      known: undefined,
      doors: `chat ${id}`,
    })
    return drawn.kind === 'picture' ? drawn.png : undefined
  }
