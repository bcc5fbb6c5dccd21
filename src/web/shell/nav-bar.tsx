import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { Link } from '#web/router/link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Brand } from './brand.tsx'
import { GameNav } from './game-nav.tsx'
import { MenuWithoutScript } from './menu-without-script.tsx'
import { gameLinks, navLinks } from './nav-links.ts'
import { PersonLink } from './person-link.tsx'
import { Preferences } from './preferences.tsx'
import { useMenu } from './use-menu.ts'

const place =
  'flex items-center rounded-control px-3.5 min-[76rem]:px-2.5 font-semibold text-muted transition-colors hover:text-text data-[status=active]:bg-raised data-[status=active]:text-text'

export function NavBar({ bell }: { bell?: ReactNode }) {
  const { shell } = useCopy()
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, toggle, close } = useMenu({ bar, button })

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-page">
      <nav ref={bar} aria-label={shell.navigation} className="page-width flex h-16 items-center gap-1">
        <Brand onClick={close} />
        <IconButton
          ref={button}
          label={open ? shell.closeMenu : shell.openMenu}
          aria-expanded={open}
          aria-controls="menu"
          onClick={toggle}
          className="order-3 md:hidden"
          data-menu-button
        >
          {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        </IconButton>
        <ul
          id="menu"
          data-open={open}
          className="absolute inset-x-0 top-full hidden border-b border-line bg-page px-4 py-3 data-[open=true]:block md:static md:ml-auto md:flex min-[76rem]:ml-3 min-[76rem]:gap-0 md:gap-1 md:border-0 md:p-0 md:data-[open=true]:flex"
        >
          {navLinks.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={`${place} min-h-12 text-lead md:min-h-11 md:text-body`}>
                {shell.links[name]}
              </Link>
            </li>
          ))}
          {gameLinks.map(({ to, name }) => (
            <li key={to} className="md:hidden">
              <PlainLink to={to} onClick={close} className={`${place} min-h-11 text-body`}>
                {shell.game[name]}
              </PlainLink>
            </li>
          ))}
        </ul>
        <div className="order-1 max-md:hidden min-[76rem]:ml-auto">
          <GameNav isInBar />
        </div>
        <PersonLink className="order-1 ml-auto md:order-3 md:ml-2" onClick={close} />
        {bell}
        <Preferences className="order-2 md:order-4" />
      </nav>
      <MenuWithoutScript />
    </header>
  )
}
