import type { LeaguePageView } from '#contract/league.ts'
import { prizeNow } from '#domain/league/prize.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'

/** A member's page starts with a link to invite others and, if there is a prize, what the league pays. */
export function InviteFirst({ page: { league, inviteCode } }: { page: LeaguePageView }) {
  const { page: words } = useFeatureCopy('league')
  const { origin, championship } = useApp()
  if (league.isClosed || (league.visibility === 'private' && inviteCode === null)) return null
  const path = `/ligas/${league.id}${inviteCode === null ? '' : `?convite=${inviteCode}`}`
  const text = words.inviteMessage(league.name, `${origin}${addressIn(championship, path)}`)
  const paid = prizeNow(league)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 print:hidden">
      <ButtonAnchor href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
        {words.inviteWhatsApp}
      </ButtonAnchor>
      {league.prize > 0 && (
        <p className="min-w-0 flex-1 basis-56 text-muted">{words.pays(league.participants, paid, league.prizeMost)}</p>
      )}
    </div>
  )
}
