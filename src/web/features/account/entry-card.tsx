import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

interface Props {
  title: string
  lead?: string | undefined
  /** A note to a guest about what happens to their game. */
  guest?: string
  children: ReactNode
  aside?: ReactNode
}

/** The form has a reading width. `aside` (the benefits of an account) stands next to it on a wide screen. */
export function EntryCard({ title, lead, guest, children, aside }: Props) {
  return (
    <div className="page-width py-8">
      <div className={`mx-auto ${aside ? 'max-w-[58rem]' : 'max-w-[32rem]'}`}>
        <PageHeader title={title} {...(lead && { lead })} />
        <div className={aside ? 'grid gap-8 md:grid-cols-[1.15fr_1fr]' : ''}>
          <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
            {guest && <GuestNote text={guest} />}
            {children}
          </div>
          {aside}
        </div>
      </div>
    </div>
  )
}

function GuestNote({ text }: { text: string }) {
  const { fetchApi } = useApp()
  const copy = useFeatureCopy('account')
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  if (!viewer) return null
  if (viewer.kind === 'account') {
    return (
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-raised px-3.5 py-3">
        <p>{copy.signedInAs(viewer.name)}</p>
        <ButtonLink to="/conta" look="secondary">
          {copy.goToAccount}
        </ButtonLink>
      </div>
    )
  }
  return (
    <p className="mb-5 rounded-control border border-line bg-raised px-3.5 py-3">
      <strong>{copy.guest.title}.</strong> {text}
    </p>
  )
}
