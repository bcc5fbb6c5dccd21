import { languages, type Language } from '#contract/language.ts'
import { languageModules } from './load-catalogue.ts'
import type { AccountCopy } from './pt-BR/account.ts'
import type { AnalyticsCopy } from './pt-BR/analytics.ts'
import type { AppCopy } from './pt-BR/app.ts'
import type { BegunCopy } from './pt-BR/begun.ts'
import type { BookCopy } from './pt-BR/book.ts'
import type { ChampionshipCopy } from './pt-BR/championship.ts'
import type { ChatCopy } from './pt-BR/chat.ts'
import type { ClubCopy } from './pt-BR/club.ts'
import type { DecisionCopy } from './pt-BR/decision.ts'
import type { DeskCopy } from './pt-BR/desk.ts'
import type { DivisionCopy } from './pt-BR/division.ts'
import type { DuelCopy } from './pt-BR/duel.ts'
import type { EmbedCopy } from './pt-BR/embed.ts'
import type { FantasyCopy } from './pt-BR/fantasy.ts'
import type { FiguresCopy } from './pt-BR/figures.ts'
import type { FinaleCopy } from './pt-BR/finale.ts'
import type { ForecastCopy } from './pt-BR/forecast.ts'
import type { HomeCopy } from './pt-BR/home.ts'
import type { ImportCopy } from './pt-BR/importing.ts'
import type { JoiningCopy } from './pt-BR/joining.ts'
import type { LeagueCopy } from './pt-BR/league.ts'
import type { LineupCopy } from './pt-BR/lineup.ts'
import type { LiveCopy } from './pt-BR/live.ts'
import type { ManagerCopy } from './pt-BR/manager.ts'
import type { MatchCopy } from './pt-BR/match.ts'
import type { MomentCopy } from './pt-BR/moment.ts'
import type { NoticeCopy } from './pt-BR/notice.ts'
import type { NowCopy } from './pt-BR/now.ts'
import type { OperatorCopy } from './pt-BR/operator.ts'
import type { OutboxCopy } from './pt-BR/outbox.ts'
import type { PickCopy } from './pt-BR/pick.ts'
import type { PlannerCopy } from './pt-BR/planner.ts'
import type { PlayerCopy } from './pt-BR/player.ts'
import type { PoolCopy } from './pt-BR/pool.ts'
import type { ProfileCopy } from './pt-BR/profile.ts'
import type { RankingCopy } from './pt-BR/ranking.ts'
import type { ReceiptCopy } from './pt-BR/receipt.ts'
import type { ReviewCopy } from './pt-BR/review.ts'
import type { RulesCopy } from './pt-BR/rules.ts'
import type { ShareCopy } from './pt-BR/share.ts'
import type { SportCopy } from './pt-BR/sport.ts'
import type { StoryCopy } from './pt-BR/story.ts'
import type { TokenCopy } from './pt-BR/token.ts'
import type { VarCopy } from './pt-BR/var.ts'
import type { WallCopy } from './pt-BR/wall.ts'
import type { WebhookCopy } from './pt-BR/webhook.ts'

/** Words that only some pages need. They load with those pages. */
export interface FeatureCopy {
  account: AccountCopy
  analytics: AnalyticsCopy
  app: AppCopy
  begun: BegunCopy
  book: BookCopy
  championship: ChampionshipCopy
  chat: ChatCopy
  club: ClubCopy
  decision: DecisionCopy
  desk: DeskCopy
  division: DivisionCopy
  duel: DuelCopy
  embed: EmbedCopy
  fantasy: FantasyCopy
  figures: FiguresCopy
  forecast: ForecastCopy
  home: HomeCopy
  importing: ImportCopy
  joining: JoiningCopy
  league: LeagueCopy
  lineup: LineupCopy
  live: LiveCopy
  manager: ManagerCopy
  match: MatchCopy
  moment: MomentCopy
  notice: NoticeCopy
  now: NowCopy
  operator: OperatorCopy
  outbox: OutboxCopy
  pick: PickCopy
  planner: PlannerCopy
  player: PlayerCopy
  pool: PoolCopy
  profile: ProfileCopy
  ranking: RankingCopy
  receipt: ReceiptCopy
  review: ReviewCopy
  rules: RulesCopy
  finale: FinaleCopy
  share: ShareCopy
  sport: SportCopy
  story: StoryCopy
  token: TokenCopy
  var: VarCopy
  wall: WallCopy
  webhook: WebhookCopy
}

export type FeatureName = keyof FeatureCopy

const keyOf = (language: Language, name: FeatureName) => `${language}/${name}`
const loaded = new Map<string, FeatureCopy[FeatureName]>()

export async function loadWords<Name extends FeatureName>(language: Language, name: Name): Promise<FeatureCopy[Name]> {
  const { features } = await languageModules[language]()
  const file = (await features[`./${name}.ts`]?.()) as Partial<FeatureCopy> | undefined
  const words = file?.[name]
  if (!words) throw new Error(`There are no words of "${name}" in ${language}.`)
  loaded.set(keyOf(language, name), words)
  return words
}

/** The server renders in every language, a browser in one. */
export async function loadFeatureCopy(name: FeatureName): Promise<void> {
  const wanted = import.meta.env.SSR ? languages : languages.filter((known) => known === document.documentElement.lang)
  await Promise.all(wanted.map((language) => loadWords(language, name)))
}

export function loadedWords<Name extends FeatureName>(language: Language, name: Name): FeatureCopy[Name] {
  const words = loaded.get(keyOf(language, name))
  if (!words) throw new Error(`The page did not load its copy "${name}": name it in lazyPage.`)
  return words as FeatureCopy[Name]
}
