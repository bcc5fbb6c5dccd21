import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import KeyRound from 'lucide-react/icons/key-round'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'

export function PasskeyButton({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  const ready = useHydrated()
  const { passkeys } = useFeatureCopy('account')
  if (ready && !browserSupportsWebAuthn()) return <p className="text-small text-muted">{passkeys.unsupported}</p>
  return (
    <Button look="secondary" className="w-full py-2" busy={busy} disabled={!ready} onClick={onClick}>
      <span className="text-balance">
        <KeyRound size={18} aria-hidden className="mr-2 inline align-[-0.2em]" />
        {label}
      </span>
    </Button>
  )
}

export function Or({ word }: { word: string }) {
  return (
    <p className="flex items-center gap-3 text-small text-muted">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {word}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </p>
  )
}
