import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { titled } from '#web/document/page-head.ts'

/** The browser reads the match, because only this device has the secret of a desk link. */
export async function loadDesk(context: AppContext, matchId: number) {
  const { title, lead } = await loadWords(context.language, 'desk')
  return { path: `/mesa/${matchId}`, title: titled(context, title), description: lead }
}
