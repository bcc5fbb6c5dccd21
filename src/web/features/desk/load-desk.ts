import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { titled } from '#web/document/page-head.ts'

/** What is told of the match is asked for by the phone: only it has the secret of a link. */
export async function loadDesk(context: AppContext, matchId: number) {
  const { title, lead } = await loadWords(context.language, 'desk')
  return { path: `/mesa/${matchId}`, title: titled(context, title), description: lead }
}
