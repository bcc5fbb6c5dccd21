import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** How long the market stays open, and a link to what the squad still needs. */
export function KnownMarket() {
  const { market: words } = useFeatureCopy('now')
  const { fetchApi } = useApp()
  const clock = useGameNow()
  const { data } = useQuery(clockQuery(fetchApi))
  const round = data?.round
  const isOpen = Boolean(round && clock && clock.nowMs < round.deadlineAtMs)
  return (
    <Card title={words.title}>
      {round && clock && isOpen ? (
        <OpenMarket number={round.number} leftMs={(round.deadlineAtMs - clock.nowMs) / clock.pace} />
      ) : (
        data && <p className="text-muted">{round ? words.closed : words.none}</p>
      )}
    </Card>
  )
}

function OpenMarket({ number, leftMs }: { number: number; leftMs: number }) {
  const { market: words } = useFeatureCopy('now')
  const format = useFormat()
  return (
    <>
      <p role="timer" aria-live="off" className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-muted">{words.closesIn(number)}</span>
        <span className="figures text-title" suppressHydrationWarning>
          {format.countdown(leftMs)}
        </span>
      </p>
      <SquadLine />
    </>
  )
}

/** The squad with the most players decides what is missing. If one squad can play, nothing is. */
function SquadLine() {
  const { market: words } = useFeatureCopy('now')
  const { fetchApi } = useApp()
  const squads = useQuery(squadsQuery(fetchApi)).data?.squads
  const ready = useQuery(ownDuelQuery(fetchApi)).data?.next
  if (!squads) return null
  const [fullest] = squads.toSorted((a, b) => b.players.length - a.players.length)
  const players = fullest?.players.length ?? 0
  // SQ5: only a full squad can compete. Of several, the server does not say which, and one may lack a position.
  const [full, ...others] = squads.filter((squad) => squad.players.length === squad.size)
  const action = !fullest
    ? words.build
    : ready
      ? words.change
      : players < fullest.size
        ? words.complete(players, fullest.size)
        : words.adjust
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {ready && fullest && (
        <p className="font-semibold [overflow-wrap:anywhere]">
          {full && others.length === 0 ? words.ready(full.name) : words.someReady}
        </p>
      )}
      <ButtonLink
        to="/fantasy"
        hash="meu-time"
        look={ready ? 'secondary' : 'primary'}
        {...(fullest && { search: { time: fullest.id } })}
      >
        {action}
      </ButtonLink>
    </div>
  )
}
