import type { PickMatch } from '#contract/pick.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { pickText } from '#web/game/pick/pick-words.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Matches that have begun and have a pick of the viewer. The list of open picks no longer has them. */
export function RunningPicks({ entries }: { entries: readonly PickMatch[] }) {
  const words = useFeatureCopy('pick')
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="em-jogo" className="mb-6">
      <h2 id="em-jogo" className="mb-2 text-title">
        {words.running}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {entries.map((entry) => {
          const { id, home, away, homeScore, awayScore } = entry.match
          return (
            <li
              key={id}
              className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3"
            >
              <span className="min-w-0">
                <TextLink to="/partidas/$matchId" params={{ matchId: String(id) }}>
                  {words.versus(home.name, away.name)}
                </TextLink>
                <span className="block text-small text-muted">{words.runningPick(pickText(entry, words))}</span>
              </span>
              <span className="figures text-title whitespace-nowrap">
                {words.score(homeScore ?? 0, awayScore ?? 0)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
