import { formatIn } from '#web/copy/format/format.ts'
import type { ShellCopy } from '#web/copy/pt-BR/shell.ts'

const format = formatIn('en')

export const shell: ShellCopy = {
  brand: 'Craque',
  skip: 'Skip to content',
  navigation: 'Main',
  links: { home: 'Home', fantasy: 'Fantasy', analytics: 'Analytics', rankings: 'Rankings', profile: 'Profile' },
  game: {
    navigation: 'Game',
    squad: 'Team',
    picks: 'Picks',
    leagues: 'Leagues',
    duel: 'Duel',
    round: 'Round',
    divisions: 'Divisions',
    today: (count) => `${format.number(count)} today`,
    missing: (players, of) => `${format.number(players)} of ${format.number(of)}`,
  },
  signIn: 'Sign in',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  preferences: 'Preferences',
  account: 'Sign in and account',
  accountOf: (name) => `Account of ${name}`,
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  language: 'Language',
  close: 'Close',
  offline: (time) => `You are offline. Showing data from ${time}.`,
  footer: {
    promise: 'Virtual points only: no money, no betting, no ads.',
    open: 'Craque is open and runs on your own server.',
    navigation: 'Footer',
    api: 'Open API',
  },
  notFound: {
    title: 'Page not found',
    code: '404',
    headline: 'Out of play',
    detail: 'This address does not exist or has moved.',
    action: 'Back to home',
  },
  failure: {
    title: 'Something went wrong',
    code: '500',
    headline: 'Play stopped',
    detail: 'The page could not be built. Nothing you saved was lost.',
    retry: 'Try again',
    requestId: 'Request code',
  },
  problem: {
    title: 'Could not load',
    kept: 'Nothing you saved was lost.',
    network: 'The server did not answer. Check your connection.',
    unreadable: 'The server answered something unexpected.',
    retry: 'Try again',
  },
  pages: {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, total) => `Page ${format.number(page)} of ${format.number(total)}`,
  },
  budget: {
    spent: (spent, total) => `${format.number(spent)} of ${format.number(total)}`,
    left: (left) => `${format.number(left)} left`,
    over: (by) => `${format.number(by)} over the limit`,
  },
  trend: { up: 'up', down: 'down', stable: 'level' },
  example: 'example',
}
