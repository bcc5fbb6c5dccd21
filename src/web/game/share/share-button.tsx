import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { pictureAddress } from '#web/document/picture-address.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useCopyText } from '#web/ui/use-copy-text.ts'
import { SharedPicture } from './shared-picture.tsx'

interface Props {
  /** The page's path without search parameters. */
  path: string
  /** The text that goes with the address. */
  text: string
  /** The manager whom the page and its picture are about, where the address of the page does not name one. */
  managerId?: number | undefined
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

function ShareDialog({ path, text, managerId, onClose }: Omit<Props, 'look'> & { onClose: () => void }) {
  const words = useFeatureCopy('share')
  const context = useApp()
  const address = new URL(
    addressIn(context.championship, managerId ? `${path}?participante=${managerId}` : path),
    location.origin,
  ).href
  const picture = pictureAddress({ ...context, path, search: { participante: managerId } })
  const [isMissing, setMissing] = useState(false)
  // Not every browser can share, and none can on a page without TLS.
  const canSend = typeof navigator.share === 'function'

  const copyText = useCopyText(words.copied)
  /** A person who cancels has not failed. */
  const send = () => navigator.share({ title: text, url: address }).catch(() => undefined)

  return (
    <Dialog open title={words.title} onClose={onClose}>
      {isMissing ? (
        <p className="text-muted">{words.noPicture}</p>
      ) : (
        <SharedPicture address={picture} onMissing={() => setMissing(true)} />
      )}
      <div className="my-3">
        <TextField label={words.address} value={address} readOnly onFocus={({ target }) => target.select()} />
      </div>
      <div className="flex flex-wrap gap-2">
        {canSend && <Button onClick={() => void send()}>{words.system}</Button>}
        <Button look={canSend ? 'secondary' : 'primary'} onClick={() => void copyText(address)}>
          {words.copy}
        </Button>
        <ButtonAnchor
          look="secondary"
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsApp}
        </ButtonAnchor>
        {!isMissing && (
          <ButtonAnchor look="secondary" href={picture} download="craque.png">
            {words.download}
          </ButtonAnchor>
        )}
      </div>
    </Dialog>
  )
}
