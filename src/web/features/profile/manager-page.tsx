import { useQuery } from '@tanstack/react-query'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { FollowButton } from '#web/game/manager/follow-button.tsx'
import { ShareButton } from '#web/game/share/share-button.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { AchievementList } from './achievement-list.tsx'
import { HistoryPlots } from './history-plots.tsx'
import { Identity } from './identity.tsx'
import { LedgerList } from './ledger-list.tsx'
import { LineupList } from './lineup-list.tsx'
import { managerQuery } from './manager-query.ts'
import { MomentList } from './moment-list.tsx'
import { QuickStats } from './quick-stats.tsx'
import { TrophyList } from './trophy-list.tsx'

const route = routeAt('/participantes/$id')

export function ManagerPage() {
  const { fetchApi } = useApp()
  const { heading } = useCopy().pageTitles.manager
  const copy = useFeatureCopy('profile')
  const { badges: badgeWords } = useFeatureCopy('manager')
  const { id } = route.useParams()
  const query = useQuery(managerQuery(fetchApi, id))
  const { data: manager } = query
  if (!manager) {
    return (
      <div className="page-width py-8">
        <PageHeader title={heading} />
        <Waiting for={query} className="h-96 rounded-card" />
      </div>
    )
  }
  return (
    <div className="page-width py-8">
      <PageHeader title={manager.name}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/temporada" search={{ participante: id }} look="quiet">
            {copy.season}
          </ButtonLink>
          {manager.isSelf ? (
            <ButtonLink to="/profile" look="secondary">
              {copy.manager.yourProfile}
            </ButtonLink>
          ) : (
            !manager.isGone && <FollowButton {...manager} />
          )}
          <ShareButton path={`/participantes/${id}`} text={manager.name} />
        </div>
      </PageHeader>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={copy.manager.about} aside={copy.manager.followers(manager.followers)} className="md:col-span-2">
          <Identity {...manager} club={manager.favoriteClub?.name ?? null}>
            {manager.isGone && <p className="mt-2 text-muted">{copy.manager.gone}</p>}
            {manager.badges.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-2">
                {manager.badges.map((badge) => (
                  <li key={badge}>
                    <Badge tone="good">{badgeWords[badge]}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </Identity>
        </Card>
        <div className="md:col-span-2">
          <QuickStats stats={manager.stats} />
        </div>
        <HistoryPlots managerId={id} />
        <div className="grid gap-4 md:col-span-2">
          <MomentList managerId={id} isSelf={manager.isSelf} />
          <LineupList managerId={id} />
          <TrophyList
            trophies={manager.trophies}
            leaguesWon={manager.stats.leaguesWon}
            points={manager.stats.trophyPoints}
          />
          <LedgerList managerId={id} />
          <AchievementList achievements={manager.achievements} wide />
        </div>
      </div>
    </div>
  )
}
