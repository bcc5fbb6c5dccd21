import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskView, TapView } from '#contract/desk.ts'
import { foldTaps, type DeskMatch } from '#domain/desk/fold-taps.ts'
import { momentAt } from '#domain/desk/match-clock.ts'
import { hasRestarted, type DeskFacts, type Stop } from '#domain/desk/tap.ts'
import { useApp } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { useOutboxState, useSubmit } from '#web/base/outbox/use-outbox.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { gameNowAfter } from '#web/game/clock/game-now-after.ts'
import { useOfflineDesk } from './use-offline-desk.ts'
import { deviceId } from '#web/game/desk/desk-token.ts'
import { deskQuery, isRefusal } from '#web/game/desk/desk-query.ts'
import type { CachedDesk } from '#web/game/desk/cache-desk.ts'
import { tapKind, type TapBody } from '#web/game/desk/tap-kind.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'

export type Said = TapView['said']
export type DeskPlayerView = DeskView['players'][number]

export interface OpenDesk {
  view: CachedDesk
  facts: DeskFacts
  /** The server's taps together with those that wait on this phone. */
  taps: readonly TapView[]
  match: DeskMatch
  nowMs: number
  /** The second on the match clock. */
  second: number
  /** The number of taps that wait on this phone. */
  waiting: number
  /** Set while the match is abandoned and nobody has reported that it goes on. */
  stop: Stop | undefined
  isHeld: boolean
  player: (id: number | null) => DeskPlayerView | undefined
  tell: (label: string, ...said: readonly (Said | Timed)[]) => void
}

/** A report with its own time instead of the time of the tap. */
export interface Timed {
  said: Said
  atMs: number
}

export const factsOf = ({ home, away, halfMinutes, extraMinutes, players, stop }: DeskView): DeskFacts => ({
  homeId: home.id,
  awayId: away.id,
  halfMinutes,
  extraMinutes,
  players,
  stop,
})

/** The match as this phone knows it: folded from sent and unsent taps with the same function as on the server. */
export function useDesk(matchId: number) {
  const { fetchApi } = useApp()
  const query = useQuery(deskQuery(fetchApi, matchId))
  const { entries, isHeld } = useOutboxState()
  const submit = useSubmit()
  const problemText = useProblemText()
  const now = useNow()
  const { data: view, dataUpdatedAt } = query
  useOfflineDesk(matchId, query)

  const own = useMemo(
    () =>
      entries
        .filter(
          ({ kind, state, body }) => kind === 'tap' && state !== 'refused' && (body as TapBody).matchId === matchId,
        )
        .flatMap(({ body }) => (body as TapBody).taps),
    [entries, matchId],
  )
  const folded = useMemo(() => {
    if (!view) return undefined
    const known = new Set(view.taps.map(({ id }) => id))
    const waiting = own.filter(({ id }) => !known.has(id))
    const taps = [...view.taps, ...waiting]
    const facts = factsOf(view)
    const stop = view.stop && !hasRestarted(taps, view.stop) ? view.stop : undefined
    return { facts, taps, stop, waiting: waiting.length, match: foldTaps(facts, taps) }
  }, [view, own])
  if (!view || !folded || isRefusal(query.error)) return { query, desk: undefined }

  const nowMs = gameNowAfter(view, now - dataUpdatedAt)
  function tell(label: string, ...said: readonly (Said | Timed)[]): void {
    const atMs = Math.round(gameNowAfter(view as DeskView, Date.now() - dataUpdatedAt))
    const taps = said.map((one): TapView => {
      const timed = 'said' in one ? one : { said: one, atMs }
      return { id: newEntryId(), deviceId: deviceId(), ...timed }
    })
    submit(tapKind, { body: { matchId, taps }, label }).catch((error: unknown) =>
      showToast({ text: problemText(error), tone: 'bad' }),
    )
  }
  const desk: OpenDesk = {
    view,
    ...folded,
    isHeld,
    nowMs,
    second: momentAt(folded.match.clock, nowMs).second,
    player: (id) => view.players.find((player) => player.id === id),
    tell,
  }
  return { query, desk }
}
