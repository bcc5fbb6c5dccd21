import { languages, type Language } from '#contract/language.ts'
import { useApp } from '#web/base/app-context.ts'
import type { AccountCopy } from './pt-BR/account.ts'
import type { ProfileCopy } from './pt-BR/profile.ts'
import type { FantasyCopy } from './pt-BR/fantasy.ts'
import type { AnalyticsCopy } from './pt-BR/analytics.ts'
import type { MatchCopy } from './pt-BR/match.ts'
import type { ClubCopy } from './pt-BR/club.ts'
import type { DuelCopy } from './pt-BR/duel.ts'
import type { ForecastCopy } from './pt-BR/forecast.ts'
import type { HomeCopy } from './pt-BR/home.ts'
import type { LeagueCopy } from './pt-BR/league.ts'
import type { LiveCopy } from './pt-BR/live.ts'
import type { OperatorCopy } from './pt-BR/operator.ts'
import type { PickCopy } from './pt-BR/pick.ts'
import type { RankingCopy } from './pt-BR/ranking.ts'
import type { PlayerCopy } from './pt-BR/player.ts'

/** Words that only one page needs; they travel with that page. */
export interface FeatureCopy {
  home: HomeCopy
  forecast: ForecastCopy
  club: ClubCopy
  duel: DuelCopy
  match: MatchCopy
  analytics: AnalyticsCopy
  live: LiveCopy
  operator: OperatorCopy
  pick: PickCopy
  ranking: RankingCopy
  account: AccountCopy
  profile: ProfileCopy
  fantasy: FantasyCopy
  league: LeagueCopy
  player: PlayerCopy
}

export type FeatureName = keyof FeatureCopy

type Loaders = { [Name in FeatureName]: Record<Language, () => Promise<{ [Key in Name]: FeatureCopy[Key] }>> }

const loaders: Loaders = {
  forecast: {
    'pt-BR': () => import('./pt-BR/forecast.ts'),
    es: () => import('./es/forecast.ts'),
    en: () => import('./en/forecast.ts'),
  },
  club: {
    'pt-BR': () => import('./pt-BR/club.ts'),
    es: () => import('./es/club.ts'),
    en: () => import('./en/club.ts'),
  },
  duel: {
    'pt-BR': () => import('./pt-BR/duel.ts'),
    es: () => import('./es/duel.ts'),
    en: () => import('./en/duel.ts'),
  },
  match: {
    'pt-BR': () => import('./pt-BR/match.ts'),
    es: () => import('./es/match.ts'),
    en: () => import('./en/match.ts'),
  },
  analytics: {
    'pt-BR': () => import('./pt-BR/analytics.ts'),
    es: () => import('./es/analytics.ts'),
    en: () => import('./en/analytics.ts'),
  },
  live: {
    'pt-BR': () => import('./pt-BR/live.ts'),
    es: () => import('./es/live.ts'),
    en: () => import('./en/live.ts'),
  },
  operator: {
    'pt-BR': () => import('./pt-BR/operator.ts'),
    es: () => import('./es/operator.ts'),
    en: () => import('./en/operator.ts'),
  },
  pick: {
    'pt-BR': () => import('./pt-BR/pick.ts'),
    es: () => import('./es/pick.ts'),
    en: () => import('./en/pick.ts'),
  },
  ranking: {
    'pt-BR': () => import('./pt-BR/ranking.ts'),
    es: () => import('./es/ranking.ts'),
    en: () => import('./en/ranking.ts'),
  },
  account: {
    'pt-BR': () => import('./pt-BR/account.ts'),
    es: () => import('./es/account.ts'),
    en: () => import('./en/account.ts'),
  },
  profile: {
    'pt-BR': () => import('./pt-BR/profile.ts'),
    es: () => import('./es/profile.ts'),
    en: () => import('./en/profile.ts'),
  },
  home: {
    'pt-BR': () => import('./pt-BR/home.ts'),
    es: () => import('./es/home.ts'),
    en: () => import('./en/home.ts'),
  },
  fantasy: {
    'pt-BR': () => import('./pt-BR/fantasy.ts'),
    es: () => import('./es/fantasy.ts'),
    en: () => import('./en/fantasy.ts'),
  },
  league: {
    'pt-BR': () => import('./pt-BR/league.ts'),
    es: () => import('./es/league.ts'),
    en: () => import('./en/league.ts'),
  },
  player: {
    'pt-BR': () => import('./pt-BR/player.ts'),
    es: () => import('./es/player.ts'),
    en: () => import('./en/player.ts'),
  },
}

const loaded = new Map<string, FeatureCopy[FeatureName]>()
const keyOf = (language: Language, name: FeatureName) => `${language} ${name}`

async function load(language: Language, name: FeatureName): Promise<void> {
  const words: Partial<FeatureCopy> = await loaders[name][language]()
  loaded.set(keyOf(language, name), words[name] as FeatureCopy[FeatureName])
}

/** The server draws in every language, a browser in one. */
export async function loadFeatureCopy(name: FeatureName): Promise<void> {
  const wanted = import.meta.env.SSR ? languages : languages.filter((known) => known === document.documentElement.lang)
  await Promise.all(wanted.map((language) => load(language, name)))
}

export function useFeatureCopy<Name extends FeatureName>(name: Name): FeatureCopy[Name] {
  const { language } = useApp()
  const words = loaded.get(keyOf(language, name))
  if (!words) throw new Error(`The page did not load its copy "${name}": name it in lazyPage.`)
  return words as FeatureCopy[Name]
}
