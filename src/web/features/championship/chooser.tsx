import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { useChampionships } from '#web/game/championship/use-championships.ts'
import { useLocation } from '#web/router/hooks.ts'
import { InChampionshipLink } from './in-championship-link.tsx'
import { pathElsewhere } from './path-elsewhere.ts'

const panelId = 'escolher-campeonato'
const choice =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 font-medium hover:bg-raised aria-[current=true]:bg-raised'

/**
 * Hidden if the visitor has fewer than two championships to choose from. A popover of plain links, it needs no script.
 */
export function ChampionshipChooser() {
  const words = useFeatureCopy('championship')
  const { pathname } = useLocation()
  const { all, chosen } = useChampionships()
  if (all.length < 2) return null
  return (
    <div className="page-width pointer-events-none flex items-center max-md:border-b max-md:border-line md:max-[76rem]:absolute md:max-[76rem]:inset-0 min-[76rem]:border-b min-[76rem]:border-line">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={words.chosen(chosen?.name ?? '')}
        className="pointer-events-auto inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-3 font-semibold hover:bg-raised max-md:-ml-3 md:max-w-[16rem]"
      >
        <span className="min-w-0 truncate">{chosen?.name ?? words.choose}</span>
        <ChevronsUpDown size={16} aria-hidden className="shrink-0 text-muted" />
      </button>
      <nav
        id={panelId}
        popover="auto"
        aria-label={words.choose}
        className="chooser-panel pointer-events-auto rounded-card border border-line bg-surface p-2 text-text"
      >
        <ul>
          {all.map((one) => (
            <li key={one.slug}>
              <InChampionshipLink
                championship={one}
                path={pathElsewhere(pathname, one.slug)}
                className={choice}
                aria-current={one === chosen ? 'true' : undefined}
              >
                <span className="min-w-0">{one.name}</span>
                {one === chosen && <Check size={18} aria-hidden className="ml-auto shrink-0 text-brand" />}
              </InChampionshipLink>
            </li>
          ))}
        </ul>
        <p className="mt-2 border-t border-line pt-2">
          <a href="/campeonatos" className={choice}>
            {words.all}
          </a>
        </p>
      </nav>
    </div>
  )
}
