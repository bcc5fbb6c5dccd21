import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { useSubmit } from '#web/base/outbox/use-outbox.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { AchievementList } from './achievement-list.tsx'
import { ActivityList } from './activity-list.tsx'
import { ExampleProfile } from './example-profile.tsx'
import { HistoryPlots } from './history-plots.tsx'
import { Identity } from './identity.tsx'
import { LedgerList } from './ledger-list.tsx'
import { MomentList } from './moment-list.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery } from './profile-query.ts'
import { QuickStats } from './quick-stats.tsx'
import { TrophyList } from './trophy-list.tsx'

export function ProfilePage() {
  const { fetchApi } = useApp()
  const { heading } = useCopy().pageTitles.profile
  const viewer = useQuery(viewerQuery(fetchApi))
  if (viewer.data === null) return <ExampleProfile />
  if (viewer.data) return <OwnProfile />
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} />
      <Waiting for={viewer} className="h-96 rounded-card" />
    </div>
  )
}

function OwnProfile() {
  const { fetchApi } = useApp()
  const {
    profile: { heading },
    duel,
  } = useCopy().pageTitles
  const copy = useFeatureCopy('profile')
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const query = useQuery(profileQuery(fetchApi))
  const { data: profile } = query
  return (
    <div className="page-width py-8">
      <PageHeader title={heading}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/confronto" look="quiet">
            {duel.heading}
          </ButtonLink>
          <ButtonLink to="/temporada" look="quiet">
            {copy.season}
          </ButtonLink>
          <ButtonLink to="/conta" look="quiet">
            {copy.account}
          </ButtonLink>
          {profile && (
            <Button ref={edit} look="secondary" onClick={() => setEditing(!isEditing)}>
              {isEditing ? copy.cancel : copy.edit}
            </Button>
          )}
        </div>
      </PageHeader>
      {profile ? (
        <Parts
          profile={profile}
          isEditing={isEditing}
          onDone={() => {
            setEditing(false)
            // The focused button disappears with the form.
            edit.current?.focus()
          }}
        />
      ) : (
        <Waiting for={query} className="h-96 rounded-card" />
      )}
    </div>
  )
}

interface PartsProps {
  profile: Profile
  isEditing: boolean
  onDone: () => void
}

function Parts({ profile, isEditing, onDone }: PartsProps) {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('profile')
  const queryClient = useQueryClient()
  // Lives in the page, not in the form, so that a person who goes offline is still told that the save waits.
  const send = useSubmit()
  async function saved(next: Profile | undefined) {
    onDone()
    if (!next) return
    queryClient.setQueryData(profileQuery(fetchApi).queryKey, next)
    showToast({ text: copy.saved, tone: 'good' })
    await queryClient.invalidateQueries({ queryKey: ['viewer'] })
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={copy.about} className="md:col-span-2">
        {isEditing ? (
          <ProfileForm profile={profile} send={send} onSaved={(next) => void saved(next)} />
        ) : (
          <Identity {...profile} club={profile.favoriteClub?.name ?? null}>
            {profile.kind === 'guest' ? <GuestNotice /> : <p className="mt-1 break-words">{profile.email}</p>}
          </Identity>
        )}
      </Card>
      <div className="md:col-span-2">
        <QuickStats stats={profile.stats} />
      </div>
      <HistoryPlots managerId={profile.managerId} />
      <MomentList managerId={profile.managerId} isSelf className="md:col-span-2" />
      <AchievementList achievements={profile.achievements} />
      <ActivityList />
      <TrophyList
        trophies={profile.trophies}
        leaguesWon={profile.stats.leaguesWon}
        points={profile.stats.trophyPoints}
        className="md:col-span-2"
      />
      <LedgerList managerId={profile.managerId} className="md:col-span-2" />
    </div>
  )
}

function GuestNotice() {
  const copy = useFeatureCopy('profile')
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Badge tone="info">{copy.guest}</Badge>
      <span className="text-muted">{copy.guestNotice}</span>
      <ButtonLink to="/criar-conta">{copy.createAccount}</ButtonLink>
    </div>
  )
}
