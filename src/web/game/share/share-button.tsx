import Share2 from 'lucide-react/icons/share-2'
import { Suspense, useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import type { SharedPage } from './share-dialog.tsx'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface Props extends SharedPage {
  /** Primary where sharing is the main action. */
  look?: 'primary' | 'secondary'
}

/** Opens a preview of the page as a chat shows it, with the ways to share it. Only a press loads the preview. */
export function ShareButton({ look = 'secondary', ...props }: Props) {
  const words = useFeatureCopy('share')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} className="print:hidden" onClick={() => setOpen(true)}>
        <Share2 size={18} aria-hidden />
        {words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
