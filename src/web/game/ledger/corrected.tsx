import type { LedgerCorrection } from '#contract/ledger.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Time } from '#web/ui/time.tsx'

/** The correction with its reason, author and time, so that every point can be traced. */
export function Corrected({ correction }: { correction: LedgerCorrection }) {
  const { ledger: copy } = useFeatureCopy('profile')
  const { matchId, home, away, reason, by, atMs, entry } = correction
  return (
    <span className="block text-small font-normal text-muted">
      {copy.corrected(by)}: {reason || copy.noReason},{' '}
      <TextLink to="/partidas/$matchId" params={{ matchId: String(matchId) }}>
        {home} × {away}
      </TextLink>
      , <Time atMs={atMs} />
      {entry !== null && (
        <>
          {' · '}
          <TextLink to="/var">{copy.entry(entry)}</TextLink>
        </>
      )}
    </span>
  )
}
