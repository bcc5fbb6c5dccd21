import { useMemo, useState } from 'react'
import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import { EMPTY_SQUAD, type Squad } from '#domain/squad/squad.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { asSquad, autoPick, type AutoPick } from './auto-pick.ts'

interface Props {
  market: MarketView
  squad: Squad
  onUse: (squad: Squad) => void
  onClose: () => void
}

type RiskKey = '-1' | '-0.5' | '0' | '0.5' | '1'

export function AutoPickDialog({ market, squad, onUse, onClose }: Props) {
  const { auto } = useFeatureCopy('fantasy')
  const [risk, setRisk] = useState(0)
  const [isKeeping, keep] = useState(squad.players.length > 0 && squad.players.length < 11)
  const picked = useMemo(
    () => autoPick(market, isKeeping ? squad : EMPTY_SQUAD, risk),
    [market, squad, isKeeping, risk],
  )
  return (
    <Dialog
      open
      title={auto.title}
      onClose={onClose}
      actions={
        <Button disabled={!picked.ok} onClick={() => picked.ok && onUse(asSquad(picked.value))}>
          {auto.use}
        </Button>
      }
    >
      <p className="text-muted">{auto.lead}</p>
      <RiskSlider risk={risk} onChange={setRisk} />
      {squad.players.length > 0 && <Switch label={auto.keep} on={isKeeping} onChange={keep} />}
      <div aria-live="polite">
        {picked.ok ? (
          <Suggestion picked={picked.value} players={market.players} />
        ) : (
          <p className="pt-3 font-semibold text-bad">{auto.cannot[picked.error.kind]}</p>
        )}
      </div>
    </Dialog>
  )
}

function RiskSlider({ risk, onChange }: { risk: number; onChange: (risk: number) => void }) {
  const { auto } = useFeatureCopy('fantasy')
  return (
    <label className="block py-3">
      <span className="font-semibold">{auto.risk}</span>
      <span className="flex items-center gap-3 text-small text-muted">
        {auto.riskLow}
        <input
          type="range"
          min={-1}
          max={1}
          step={0.5}
          value={risk}
          aria-valuetext={auto.riskValue[String(risk) as RiskKey]}
          onChange={({ target }) => onChange(Number(target.value))}
          className="min-h-11 grow accent-brand"
        />
        {auto.riskHigh}
      </span>
    </label>
  )
}

interface Row {
  player: MarketPlayerView
  price: number
  isCaptain: boolean
  reason: string
}

function Suggestion({ picked, players }: { picked: AutoPick; players: readonly MarketPlayerView[] }) {
  const { auto, squad: words, lines } = useFeatureCopy('fantasy')
  const format = useFormat()
  const byId = new Map(players.map((player) => [player.id, player]))
  const { best, reasons } = picked
  const total = best.players.reduce((sum, { playerId }) => {
    const expected = byId.get(playerId)?.expectedTenths ?? 0
    return sum + expected * (playerId === best.captainId ? 1.5 : 1)
  }, 0)
  const reasonOf = (playerId: number): string => {
    const reason = reasons.get(playerId)
    if (!reason) return auto.kept
    if (reason.cost === null) return auto.none
    const names = format.list(reason.incoming.map((id) => byId.get(id)?.name ?? ''))
    return reason.cost === 0 ? auto.same(names) : auto.loses(format.decimal(reason.cost / 200), names)
  }
  const rows = best.players
    .flatMap(({ playerId, price }): Row[] => {
      const player = byId.get(playerId)
      return player ? [{ player, price, isCaptain: playerId === best.captainId, reason: reasonOf(playerId) }] : []
    })
    .sort((a, b) => POSITIONS.indexOf(a.player.position) - POSITIONS.indexOf(b.player.position))
  const columns: Column<Row>[] = [
    {
      key: 'player',
      header: auto.player,
      naming: true,
      cell: ({ player, isCaptain }) =>
        `${player.name} (${lines[player.position]}${isCaptain ? `, ${words.captain}` : ''})`,
    },
    {
      key: 'points',
      header: auto.points,
      numeric: true,
      cell: ({ player }) => format.pointTenths(player.expectedTenths),
    },
    { key: 'price', header: auto.price, numeric: true, cell: ({ price }) => format.number(price) },
    {
      key: 'reason',
      header: auto.without,
      fold: 'tablet',
      cell: ({ reason }) => reason,
    },
  ]
  return (
    <>
      <p className="pt-1 pb-2 font-semibold">{auto.total(format.pointTenths(total), best.price)}</p>
      <DataTable
        caption={auto.caption}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ player }) => player.id}
      />
    </>
  )
}
