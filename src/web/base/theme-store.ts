import { useSyncExternalStore } from 'react'
import { themeCookie, type Theme } from '#contract/language.ts'
import { useApp } from './app-context.ts'

const yearSeconds = 365 * 24 * 3600
const listeners = new Set<() => void>()
let chosen: Theme | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useTheme(): Theme {
  const { theme } = useApp()
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? theme,
    () => theme,
  )
}

/** Applies immediately. The server reads the cookie, so the next page starts with the right theme. */
export function chooseTheme(theme: Theme) {
  chosen = theme
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}
