import { useQuery } from '@tanstack/react-query'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Link } from '#web/router/link.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { gameLinks } from './nav-links.ts'

/** Inline paths: as components of the icon library they would add half a kilobyte to every page. */
const icons: Partial<Record<'squad' | (typeof gameLinks)[number]['name'], string>> = {
  squad: 'M8 3 3 6l2 5 2-1v11h10V10l2 1 2-5-5-3a4 4 0 0 1-8 0z',
  picks: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  leagues: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 1 5 3 5m10-5h3c0 4-1 5-3 5m-5 4v5m-4 0h8',
  duel: 'm4 4 12 12M20 4 8 16m6 2 4-4M6 14l4 4m7-1 3 3M7 17l-3 3',
  round: 'M3 12h4l3-8 4 16 3-8h4',
}

const place =
  'relative flex min-h-11 items-center gap-2 rounded-control px-3.5 min-[76rem]:px-2.5 font-semibold text-muted transition-colors hover:text-text data-[status=active]:text-text docked:min-h-14 docked:flex-col docked:justify-center docked:gap-0.5 docked:px-0 docked:text-small docked:[font-stretch:84%] md:data-[status=active]:bg-raised'

/** Part of the top bar on wide screens, a second row on others. On an upright phone it is a bar at the bottom. */
export function GameNav({ isInBar = false }: { isInBar?: boolean }) {
  const { fetchApi, copy } = useApp()
  const { game } = copy.shell
  const waiting = useQuery(viewerQuery(fetchApi)).data?.waiting
  return (
    <nav
      aria-label={game.navigation}
      className={
        isInBar
          ? 'max-[76rem]:hidden'
          : `border-b border-line bg-page min-[76rem]:hidden docked:fixed docked:inset-x-0 docked:bottom-0 docked:z-30 docked:border-t docked:border-b-0 docked:pb-[env(safe-area-inset-bottom)] print:hidden`
      }
    >
      <ul
        className={
          isInBar
            ? 'flex'
            : 'page-width flex flex-wrap gap-1 py-1 md:justify-end docked:grid docked:grid-cols-5 docked:gap-0 docked:p-0'
        }
      >
        {/* In the top bar this page is called Fantasy and is marked as current there. */}
        <li className="md:hidden">
          <PlainLink to="/fantasy" hash="meu-time" className={place}>
            <Icon path={icons.squad} />
            {game.squad}
            {waiting?.squad && <Count text={game.missing(waiting.squad.players, waiting.squad.of)} short="!" />}
          </PlainLink>
        </li>
        {gameLinks.map(({ to, name }) => {
          const path = icons[name]
          return (
            <li key={to} className={path ? '' : 'docked:hidden'}>
              <Link to={to} className={place}>
                <Icon path={path} />
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

function Icon({ path }: { path: string | undefined }) {
  if (!path) return null
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 stroke-current md:hidden"
    >
      <path d={path} />
    </svg>
  )
}

/** The number of things that wait: words where they fit, otherwise a mark on the icon. */
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
