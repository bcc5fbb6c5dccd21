import { useMemo, useState } from 'react'
import type { MarketView } from '#contract/market.ts'
import { adviceBasis } from '#domain/expected-points/advice-basis.ts'
import { emptySquad, squadSize, type MarketPlayer, type Squad } from '#domain/squad/squad.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { AutoPickTable } from './auto-pick-table.tsx'
import { autoPick, type AutoPick } from './auto-pick.ts'

interface Props {
  market: MarketView
  squad: Squad
  forSale: readonly MarketPlayer[]
  onUse: (squad: Squad) => void
  onClose: () => void
}

type RiskKey = '-1' | '-0.5' | '0' | '0.5' | '1'

export function AutoPickDialog({ market, squad, forSale, onUse, onClose }: Props) {
  const { auto } = useFeatureCopy('lineup')
  const [risk, setRisk] = useState(0)
  const [isKeeping, keep] = useState(squad.players.length > 0 && squad.players.length < squadSize(squad))
  const picked = useMemo(
    () => autoPick({ market, forSale, kept: isKeeping ? squad : emptySquad(squad.modality), risk }),
    [market, forSale, squad, isKeeping, risk],
  )
  return (
    <Dialog
      open
      wide
      title={auto.title}
      onClose={onClose}
      actions={
        <Button disabled={!picked.ok} onClick={() => picked.ok && onUse(picked.value.squad)}>
          {auto.use}
        </Button>
      }
    >
      <p className="text-muted">
        {auto.lead(rulesOf(squad.modality).budget)}{' '}
        {risk === 0 ? auto.exact : risk < 0 ? auto.exactSafe : auto.exactBold} {isKeeping && auto.exactKept}
      </p>
      {picked.ok && <HowSure picked={picked.value} market={market} />}
      <RiskSlider risk={risk} onChange={setRisk} />
      {squad.players.length > 0 && <Switch label={auto.keep} on={isKeeping} onChange={keep} />}
      {picked.ok ? (
        <AutoPickTable picked={picked.value} market={market} risk={risk} />
      ) : (
        <p role="status" className="pt-3 font-semibold text-bad">
          {auto.cannot[picked.error.kind](squadSize(squad))}
        </p>
      )}
    </Dialog>
  )
}

function HowSure({ picked, market }: { picked: AutoPick; market: MarketView }) {
  const { auto } = useFeatureCopy('lineup')
  const chosen = new Set(picked.best.players.map(({ playerId }) => playerId))
  const known = market.players.filter(({ id }) => chosen.has(id)).map(({ lastTenths }) => lastTenths.length)
  const basis = adviceBasis(known)
  return basis === 'form' ? null : (
    <p className="mt-2 rounded-control border border-l-4 border-info px-3 py-2">{auto.sure[basis]}</p>
  )
}

function RiskSlider({ risk, onChange }: { risk: number; onChange: (risk: number) => void }) {
  const { auto } = useFeatureCopy('lineup')
  const step = auto.riskValue[String(risk) as RiskKey]
  return (
    <label className="block py-3">
      <span className="font-semibold">
        {auto.risk}: {step}
      </span>
      <span className="flex items-center gap-3 text-small text-muted">
        {auto.riskLow}
        <input
          type="range"
          min={-1}
          max={1}
          step={0.5}
          value={risk}
          aria-valuetext={step}
          onChange={({ target }) => onChange(Number(target.value))}
          className="min-h-11 grow accent-brand"
        />
        {auto.riskHigh}
      </span>
    </label>
  )
}
