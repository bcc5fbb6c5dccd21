import CircleCheck from 'lucide-react/icons/circle-check'
import { missingToCompete, type Missing } from '#domain/squad/formation.ts'
import type { Squad } from '#domain/squad/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'

/**
 * SQ5: what the squad lacks to compete, or that it lacks nothing. Another part reports players who should not play
 * (AD1).
 */
export function MissingList({ squad, isReady }: { squad: Squad; isReady: boolean }) {
  const words = useFeatureCopy('fantasy')
  const missing = missingToCompete(squad)
  if (missing.length === 0) {
    if (!isReady) return null
    return (
      <p className="flex items-center gap-2 pt-2 font-semibold text-good">
        <CircleCheck size={18} aria-hidden />
        {words.squad.complete}
      </p>
    )
  }
  return (
    <div className="pt-2 text-small">
      <p className="text-muted">{words.squad.missing}</p>
      <ul className="flex flex-wrap gap-x-3">
        {missing.map((one) => (
          <li key={missingText(one, words)} className="font-semibold">
            {missingText(one, words)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function missingText(missing: Missing, { squad }: FantasyCopy): string {
  if (missing.kind === 'players') return squad.missingPlayers(missing.count)
  const { position, count } = missing
  return missing.kind === 'too_few' ? squad.tooFew(position, count) : squad.tooMany(position, count)
}
