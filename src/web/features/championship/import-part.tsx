import { lazy, Suspense, useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { withLine } from '#web/base/with-line.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ImportCard = lazy(async () => {
  const [{ ImportCard: card }] = await withLine(() =>
    Promise.all([import('#web/game/import/import-card.tsx'), loadFeatureCopy('importing')]),
  )
  return { default: card }
})
const ImportHistoryCard = lazy(async () => {
  const { ImportHistoryCard: card } = await withLine(() => import('#web/game/import/import-history.tsx'))
  return { default: card }
})
const JoinCard = lazy(async () => {
  const { JoinCard: card } = await withLine(() => import('#web/game/import/join-card.tsx'))
  return { default: card }
})

/** CP6: organisers bring files into their own championship. */
export function ImportPart({ slug }: { slug: string }) {
  const { manage: words } = useFeatureCopy('championship')
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <ImportCard into={slug} />
        <ImportHistoryCard slug={slug} />
        <JoinCard slug={slug} />
      </Suspense>
    )
  return (
    <Card title={words.files}>
      <p className="pb-3 text-muted">{words.filesText}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {words.sendFiles}
      </Button>
    </Card>
  )
}
