import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Activity from 'lucide-react/icons/activity'
import Shirt from 'lucide-react/icons/shirt'
import Swords from 'lucide-react/icons/swords'
import Target from 'lucide-react/icons/target'
import Trophy from 'lucide-react/icons/trophy'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { gameLinks } from './nav-links.ts'

const icons = { picks: Target, leagues: Trophy, duel: Swords, round: Activity, divisions: undefined }

const place =
  'relative flex min-h-11 items-center gap-2 rounded-control px-3.5 font-semibold text-muted transition-colors hover:text-text data-[status=active]:text-text docked:min-h-14 docked:flex-col docked:justify-center docked:gap-0.5 docked:px-0 docked:text-small docked:[font-stretch:84%] md:data-[status=active]:bg-raised'

/** Second row under the bar; where a phone is held upright, the bar at its foot. */
export function GameNav() {
  const { fetchApi, copy } = useApp()
  const { game } = copy.shell
  const waiting = useQuery(viewerQuery(fetchApi)).data?.waiting
  return (
    <nav
      aria-label={game.navigation}
      className="border-b border-line bg-page docked:fixed docked:inset-x-0 docked:bottom-0 docked:z-30 docked:border-t docked:border-b-0 docked:pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="page-width flex flex-wrap gap-1 py-1 md:justify-end docked:grid docked:grid-cols-5 docked:gap-0 docked:p-0">
        {/* In the bar it is called Fantasy, and says there that it is the current page. */}
        <li className="md:hidden">
          <PlainLink to="/fantasy" hash="meu-time" activeOptions={{ includeHash: false }} className={place}>
            <Shirt size={20} aria-hidden />
            {game.squad}
            {waiting?.squad && <Count text={game.missing(waiting.squad.players, waiting.squad.of)} short="!" />}
          </PlainLink>
        </li>
        {gameLinks.map(({ to, name }) => {
          const Icon = icons[name]
          return (
            <li key={to} className={Icon ? '' : 'docked:hidden'}>
              <Link to={to} className={place}>
                {Icon && <Icon size={20} aria-hidden className="md:hidden" />}
                {game[name]}
                {name === 'picks' && waiting && waiting.picks > 0 && (
                  <Count text={game.today(waiting.picks)} short={String(waiting.picks)} />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** What waits: in words where there is room for them, as a mark on the icon where there is none. */
function Count({ text, short }: { text: string; short: string }) {
  return (
    <span className="rounded-full bg-brand px-2 text-small text-on-brand tabular-nums docked:absolute docked:top-1 docked:left-1/2 docked:ml-1.5 docked:min-w-5 docked:px-1 docked:text-center docked:leading-5">
      <span className="docked:sr-only">{text}</span>
      <span aria-hidden className="hidden docked:inline">
        {short}
      </span>
    </span>
  )
}
