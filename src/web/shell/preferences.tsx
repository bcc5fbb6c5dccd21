import Check from 'lucide-react/icons/check'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import UserRound from 'lucide-react/icons/user-round'
import type { MouseEvent } from 'react'
import { languageFacts, languages, themes, type Theme } from '#contract/language.ts'
import { useApp } from '#web/base/app-context.ts'
import { chooseTheme, useTheme } from '#web/base/theme-store.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '#web/router/hooks.ts'
import { Link } from '#web/router/link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { accountText } from './account-text.ts'

const panelId = 'preferencias'
const themeIcons = { light: Sun, dark: Moon, system: Monitor }

const choice =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left font-medium hover:bg-raised aria-pressed:bg-raised'

/** A plain form works before and without JavaScript. JavaScript only saves the reload for the theme. */
export function Preferences({ className = '' }: { className?: string }) {
  const { copy, language, fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  const { shell } = copy
  const theme = useTheme()
  const { href: back } = useLocation()

  function chooseWithoutReload(event: MouseEvent, chosen: Theme) {
    event.preventDefault()
    chooseTheme(chosen)
  }

  return (
    <div className={className}>
      <IconButton label={shell.preferences} popoverTarget={panelId}>
        <SunMoon size={20} aria-hidden />
      </IconButton>
      <div
        id={panelId}
        popover="auto"
        className="preferences-panel rounded-card border border-line bg-surface text-text"
      >
        <form method="post" action="/preferencias" className="grid gap-4 p-4">
          <input type="hidden" name="back" value={back} />
          <fieldset>
            <legend className="mb-1 text-small text-muted">{shell.theme}</legend>
            {themes.map((value) => {
              const Icon = themeIcons[value]
              return (
                <button
                  key={value}
                  name="theme"
                  value={value}
                  aria-pressed={theme === value}
                  className={choice}
                  onClick={(event) => chooseWithoutReload(event, value)}
                >
                  <Icon size={18} aria-hidden />
                  {shell.themes[value]}
                  {theme === value && <Check size={18} aria-hidden className="ml-auto text-brand" />}
                </button>
              )
            })}
          </fieldset>
          <fieldset>
            <legend className="mb-1 text-small text-muted">{shell.language}</legend>
            {languages.map((value) => (
              <button
                key={value}
                name="language"
                value={value}
                lang={value}
                aria-pressed={language === value}
                className={choice}
              >
                {languageFacts[value].name}
                {language === value && <Check size={18} aria-hidden className="ml-auto text-brand" />}
              </button>
            ))}
          </fieldset>
          <p className="border-t border-line pt-3">
            <Link to="/conta" className={choice} onClick={() => document.getElementById(panelId)?.hidePopover()}>
              <UserRound size={18} aria-hidden />
              {accountText(shell, viewer)}
            </Link>
          </p>
        </form>
      </div>
    </div>
  )
}
