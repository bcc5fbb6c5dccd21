import ArrowRight from 'lucide-react/icons/arrow-right'
import { useDeferredValue, useMemo, useState } from 'react'
import type { MarketPlayerView } from '#contract/market.ts'
import { budgetLeft, type Squad } from '#domain/squad/squad.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ConcernBadge } from '#web/features/fantasy/advice/concern-badge.tsx'
import { absentIn } from '#web/features/fantasy/advice/player-concern.ts'
import { improveSquad, replaceAbsent, type AdvisedSwap, type SwapAdvice } from './swap-advice.ts'

interface Props {
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
  /** Opened to replace the players who should not play, not for the squad as a whole. */
  startsWithAbsent: boolean
  onClose: () => void
}

const COUNTS = ['1', '2', '3', '4', '5'] as const
type Choice = (typeof COUNTS)[number] | 'absent'

export function ImproveDialog({ editor, players, startsWithAbsent, onClose }: Props) {
  const { improve: words } = useFeatureCopy('lineup')
  const { squad, forSale } = editor
  const absentCount = absentIn(squad, players).length
  const [choice, choose] = useState<Choice>(startsWithAbsent && absentCount > 0 ? 'absent' : '2')
  // Five swaps can take a slow phone a moment, so the choice shows first.
  const deferred = useDeferredValue(choice)
  const advice = useMemo(() => {
    const question = { squad, players, forSale }
    return deferred === 'absent' ? replaceAbsent(question) : improveSquad(question, Number(deferred))
  }, [deferred, squad, players, forSale])
  const options = COUNTS.map((value) => ({ value: value as Choice, label: value }))
  const useful = advice && (advice.swaps.length > 0 || advice.armband) ? advice : undefined
  function apply() {
    if (!useful) return
    editor.replace(useful.squad)
    const count = useful.swaps.length
    showToast({ text: count > 0 ? words.applied(count) : words.armbandPassed, tone: 'good' })
    onClose()
  }
  return (
    <Dialog
      open
      wide
      title={words.title}
      onClose={onClose}
      actions={
        useful && (
          <Button onClick={apply}>
            {useful.swaps.length > 0 ? words.apply(useful.swaps.length) : words.applyArmband}
          </Button>
        )
      }
    >
      <p className="pb-3 text-muted">{words.lead}</p>
      <p aria-hidden className="pb-1 font-semibold">
        {words.most}
      </p>
      <Segmented
        label={words.most}
        options={absentCount > 0 ? [{ value: 'absent', label: words.absentOnly }, ...options] : options}
        value={choice}
        onChange={choose}
      />
      <div aria-live="polite" aria-busy={deferred !== choice} className="pt-3">
        <p className="font-semibold">
          <Outcome advice={advice} most={deferred === 'absent' ? absentCount : Number(deferred)} />
        </p>
        {deferred === 'absent' && advice && advice.swaps.length > absentCount && (
          <p className="text-small text-muted">{words.moreNeeded}</p>
        )}
      </div>
      {useful && <Swaps advice={useful} before={squad} players={players} />}
    </Dialog>
  )
}

function Outcome({ advice, most }: { advice: SwapAdvice | undefined; most: number }) {
  const { improve: words } = useFeatureCopy('lineup')
  const gain = useGain()
  if (!advice) return words.impossible
  if (advice.swaps.length > 0) return words.gain(advice.swaps.length, gain(advice.gainTenths))
  return advice.armband ? words.armbandGain(gain(advice.gainTenths)) : words.best(most)
}

function useGain() {
  const format = useFormat()
  return (tenths: number) => `${tenths < 0 ? '−' : '+'}${format.pointTenths(Math.abs(tenths))}`
}

interface SwapsProps {
  advice: SwapAdvice
  before: Squad
  players: ReadonlyMap<number, MarketPlayerView>
}

function Swaps({ advice, before, players }: SwapsProps) {
  const { squad: squadWords } = useFeatureCopy('fantasy')
  const { improve: words } = useFeatureCopy('lineup')
  const format = useFormat()
  const gain = useGain()
  const after = new Set([...advice.squad.players, ...advice.squad.bench].map(({ playerId }) => playerId))
  const unseated = before.bench.filter(({ playerId }) => !after.has(playerId))
  const names = unseated.map(({ playerId }) => players.get(playerId)?.name ?? '')
  return (
    <>
      <ol className="grid gap-2 pt-2">
        {advice.swaps.map((swap) => (
          <li key={swap.incoming.id} className="rounded-control border border-line px-3 py-2">
            <SwapLine swap={swap} />
          </li>
        ))}
        {advice.armband && (
          <li className="flex justify-between gap-3 rounded-control border border-line px-3 py-2">
            <span className="font-semibold">{words.armband(advice.armband.player.name)}</span>
            <span className="figures">{gain(advice.armband.gainTenths)}</span>
          </li>
        )}
      </ol>
      <p className="pt-2 text-small text-muted">
        {words.moneyLeft(budgetLeft(advice.squad))} {names.length > 0 && squadWords.unseated(format.list(names))}
      </p>
    </>
  )
}

function SwapLine({ swap: { outgoing, paid, incoming, price, gainTenths } }: { swap: AdvisedSwap }) {
  const { improve: words } = useFeatureCopy('lineup')
  const gain = useGain()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto]">
      <Side label={words.leaves} player={outgoing} price={words.paid(paid)} />
      <ArrowRight size={18} aria-hidden className="hidden text-muted sm:block" />
      <span className="figures row-span-2 self-center text-lead sm:order-last sm:row-span-1">{gain(gainTenths)}</span>
      <Side label={words.comes} player={incoming} price={words.costs(price)} />
    </div>
  )
}

function Side({ label, player, price }: { label: string; player: MarketPlayerView; price: string }) {
  const { lines } = useFeatureCopy('fantasy')
  const { improve } = useFeatureCopy('lineup')
  const format = useFormat()
  const points = format.pointTenths(player.expectedTenths)
  return (
    <span className="min-w-0 py-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <span>
          <span className="text-small text-muted">{label}</span> <span className="font-semibold">{player.name}</span>
        </span>
        <ConcernBadge player={player} />
      </span>
      <span className="block text-small text-muted">
        {improve.facts({ line: lines[player.position], price, points })}
      </span>
    </span>
  )
}
