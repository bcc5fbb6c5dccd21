import { createPoster, type DrawLeague, type PosterOptions } from '#api/chat/create-poster.ts'
import { isLanguage } from '#contract/language.ts'
import type { DrawPicture } from '#api/picture/picture-routes.ts'

const LOOK_MS = 10_000

/** The picture of a league as the member who linked the group sees it. It shares no cache with what visitors see. */
const drawerOf =
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

interface Options extends Omit<PosterOptions, 'drawLeague'> {
  drawPicture: DrawPicture
}

/** BT6: every process looks for groups that are due; the database lets one of them take a group. */
export function startChatPosts({ drawPicture, ...options }: Options): { close: () => Promise<void> } {
  const post = createPoster({ ...options, drawLeague: drawerOf(drawPicture) })
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  let posting: Promise<void> | undefined
  async function look(): Promise<void> {
    try {
      await post()
    } catch (error) {
      if (!isOver) options.log.error({ err: error }, 'groups of chats could not be looked at')
    }
    lookLater()
  }
  function lookLater() {
    if (!isOver) timer = setTimeout(() => (posting = look()), LOOK_MS)
  }
  lookLater()
  return {
    close: async () => {
      isOver = true
      clearTimeout(timer)
      await posting
    },
  }
}
