import type { PickMatch } from '#contract/pick.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { PickCopy } from '#web/copy/pt-BR/pick.ts'
import type { PickSaver } from './use-pick-saver.ts'

function newsOf(entry: PickMatch, saver: PickSaver, words: PickCopy): string {
  const { match, pick } = entry
  const status = saver.statusOf(match.id)
  const names = words.versus(match.home.name, match.away.name)
  if (status?.kind === 'refused') return `${names}: ${words.unsaved} ${status.detail}`
  if (status?.kind === 'waiting') return `${names}: ${words.waiting}`
  if (!pick) return ''
  if (pick.kind === 'winner') return words.savedWinner(match.home.name, match.away.name, match[pick.winner].name)
  return words.savedScore(match.home.name, pick.score.home, pick.score.away, match.away.name)
}

/** One live region for all cards of a page: the match whose choice was last answered, and the outcome. */
export function PickNews({ entries, saver }: { entries: readonly PickMatch[]; saver: PickSaver }) {
  const words = useFeatureCopy('pick')
  const answered = entries.find(({ match }) => match.id === saver.answered)
  return (
    <p role="status" className="sr-only">
      {answered && newsOf(answered, saver, words)}
    </p>
  )
}
