import type { WallPage } from '#contract/wall.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Why the viewer cannot write here, and what they can do about it. */
export function WriteBar({ bar }: { bar: NonNullable<WallPage['writeBar']> }) {
  const words = useFeatureCopy('wall')
  const canSignIn = bar === 'sign_in_needed' || bar === 'save_first'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
      <p className="text-muted">{words.bars[bar]}</p>
      {canSignIn && (
        <ButtonLink to="/entrar" look="secondary">
          {words.signIn}
        </ButtonLink>
      )}
    </div>
  )
}
