import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareDialog, type SharedPage } from './share-dialog.tsx'

interface Props extends SharedPage {
  /** Primary where sharing is the main action. */
  look?: 'primary' | 'secondary'
}

/** Opens a preview of the page as a chat shows it, with the ways to share it. */
export function ShareButton({ look = 'secondary', ...props }: Props) {
  const words = useFeatureCopy('share')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} className="print:hidden" onClick={() => setOpen(true)}>
        <Share2 size={18} aria-hidden />
        {words.open}
      </Button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
