import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { useQuery } from '@tanstack/react-query'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { accountText } from './account-text.ts'
import { Brand } from './brand.tsx'
import { gameLinks, navLinks } from './nav-links.ts'

const link = 'inline-flex min-h-11 items-center text-muted hover:text-text hover:underline'

export function Footer() {
  const { fetchApi, copy, server } = useApp()
  const { shell, pageTitles } = copy
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-width flex flex-col gap-6 py-8 md:flex-row md:items-start md:justify-between">
        <div className="max-w-[26rem]">
          <Brand />
          <p className="mt-1">{shell.footer.promise}</p>
          <p className="text-muted">{shell.footer.open}</p>
          {server.version && <p className="text-small text-muted">{shell.footer.version(server.version)}</p>}
        </div>
        <nav aria-label={shell.footer.navigation}>
          <ul className="flex max-w-[40rem] flex-wrap gap-x-5 md:justify-end">
            {navLinks.map(({ to, name }) => (
              <li key={to}>
                <PlainLink to={to} className={link}>
                  {shell.links[name]}
                </PlainLink>
              </li>
            ))}
            {gameLinks.map(({ to, name }) => (
              <li key={to}>
                <PlainLink to={to} className={link}>
                  {shell.game[name]}
                </PlainLink>
              </li>
            ))}
            <li>
              <PlainLink to="/conta" className={link}>
                {accountText(shell, viewer)}
              </PlainLink>
            </li>
            <li>
              <PlainLink to="/privacidade" className={link}>
                {pageTitles.privacy.heading}
              </PlainLink>
            </li>
            <li>
              <PlainLink to="/incorporar" className={link}>
                {shell.footer.embed}
              </PlainLink>
            </li>
            <li>
              <a href="/api/docs" className={link}>
                {shell.footer.api}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
