import { Suspense, useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const ImportCard = lazyPart(async () => (await import('#web/game/import/import-card.tsx')).ImportCard, ['importing'])
const ImportHistoryCard = lazyPart(
  async () => (await import('#web/game/import/import-history.tsx')).ImportHistoryCard,
  ['importing'],
)
const JoinCard = lazyPart(async () => (await import('#web/game/import/join-card.tsx')).JoinCard, ['importing'])

/** For organisers and operators: imports files, lists earlier imports, and joins duplicate clubs and players. */
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
