import { createPoster, type PosterOptions } from '#api/chat/create-poster.ts'
import type { DrawPicture } from '#api/picture/picture-routes.ts'
import { drawLeagueWith } from './draw-league.ts'

const LOOK_MS = 10_000

interface Options extends Omit<PosterOptions, 'drawLeague'> {
  drawPicture: DrawPicture
}

/** BT6: every process looks for groups that are due; the database lets one of them take a group. */
export function startChatPosts({ drawPicture, ...options }: Options): { close: () => Promise<void> } {
  const post = createPoster({ ...options, drawLeague: drawLeagueWith(drawPicture) })
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
