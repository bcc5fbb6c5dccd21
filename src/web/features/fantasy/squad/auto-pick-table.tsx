import type { MarketClub, MarketPlayerView, MarketView } from '#contract/market.ts'
import { elevenTenths, lossWithout } from '#domain/optimiser/eleven-worth.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'
import type { LineupCopy } from '#web/copy/pt-BR/lineup.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { AutoPick } from './auto-pick.ts'
import { whyChosen } from './why-chosen.ts'

interface Row {
  player: MarketPlayerView
  price: number
  isCaptain: boolean
  why: string
  without: string
}

interface Facts {
  words: FantasyCopy
  auto: LineupCopy['auto']
  format: Format
  clubs: ReadonlyMap<number, MarketClub>
  players: ReadonlyMap<number, MarketPlayerView>
}

/** Why the player was chosen: form, next match, and expected points per 100 of price. */
function whyText(player: MarketPlayerView, price: number, { words, auto, format, clubs }: Facts): string {
  const { market, difficulty } = words
  const { formTenths, played, perHundredTenths } = whyChosen(player, price)
  const opponent = player.next && clubs.get(player.next.opponentId)
  const level = player.next?.difficulty
  const match = opponent && [opponent.name, player.next?.isHome ? market.home : market.away].join(' ')
  return [
    player.lastTenths.length === 0
      ? auto.noMatches
      : formTenths === null
        ? auto.noForm
        : auto.form(format.pointTenths(formTenths), played),
    match && (level ? `${match} (${difficulty[level]})` : match),
    auto.perHundred(format.pointTenths(perHundredTenths)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function withoutText({ best, reasons }: AutoPick, playerId: number, risk: number, { auto, format, players }: Facts) {
  const next = reasons.get(playerId)
  if (!next) return auto.kept
  const loss = lossWithout(best, next, (id) => players.get(id)?.expectedTenths ?? 0)
  if (loss === null) return auto.none
  const names = format.list(next.incoming.map((id) => players.get(id)?.name ?? ''))
  const amount = format.pointTenths(Math.abs(loss))
  if (Math.round(Math.abs(loss)) === 0) return auto.same(names)
  if (loss > 0) return auto.loses(amount, names)
  return risk < 0 ? auto.lessSafe(amount, names) : auto.lessBold(amount, names)
}

function rowsOf(picked: AutoPick, risk: number, facts: Facts): Row[] {
  const { best } = picked
  return best.players
    .flatMap(({ playerId, price }): Row[] => {
      const player = facts.players.get(playerId)
      if (!player) return []
      const why = whyText(player, price, facts)
      const without = withoutText(picked, playerId, risk, facts)
      return [{ player, price, isCaptain: playerId === best.captainId, why, without }]
    })
    .sort((a, b) => POSITIONS.indexOf(a.player.position) - POSITIONS.indexOf(b.player.position))
}

function columnsOf({ squad, lines }: FantasyCopy, auto: LineupCopy['auto'], format: Format): Column<Row>[] {
  return [
    {
      key: 'player',
      header: auto.player,
      naming: true,
      cell: ({ player, isCaptain, why, without }) => (
        <>
          <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.id) }}>
            {player.name}
          </TextLink>{' '}
          ({lines[player.position]}
          {isCaptain && `, ${squad.captain}`})<span className="block text-small font-normal text-muted">{why}</span>
          <span className="block text-small font-normal text-muted md:hidden">
            {auto.without}: {without}
          </span>
        </>
      ),
    },
    {
      key: 'points',
      header: auto.points,
      numeric: true,
      cell: ({ player }) => format.pointTenths(player.expectedTenths),
    },
    { key: 'price', header: auto.price, numeric: true, cell: ({ price }) => format.number(price) },
    {
      key: 'without',
      header: auto.without,
      fold: 'tablet',
      foldAway: true,
      cell: ({ without }) => <span className="text-small">{without}</span>,
    },
  ]
}

export function AutoPickTable({ picked, market, risk }: { picked: AutoPick; market: MarketView; risk: number }) {
  const words = useFeatureCopy('fantasy')
  const format = useFormat()
  const { auto } = useFeatureCopy('lineup')
  const players = new Map(market.players.map((player) => [player.id, player]))
  const clubs = new Map(market.clubs.map((club) => [club.id, club]))
  const { best, squad } = picked
  const nameOf = (id: number) => players.get(id)?.name ?? ''
  const ids = best.players.map(({ playerId }) => playerId)
  const total = elevenTenths(ids, best.captainId, (id) => players.get(id)?.expectedTenths ?? 0)
  return (
    <>
      <p aria-live="polite" className="pt-1 pb-2 font-semibold">
        {auto.total(format.pointTenths(total), best.price)}
      </p>
      <DataTable
        caption={auto.caption}
        captionHidden
        columns={columnsOf(words, auto, format)}
        rows={rowsOf(picked, risk, { words, auto, format, clubs, players })}
        rowKey={({ player }) => player.id}
      />
      <p className="pt-3 text-small text-muted">
        {auto.bench(format.list(squad.bench.map(({ playerId }) => nameOf(playerId))))}{' '}
        {squad.viceCaptainId !== null && auto.vice(nameOf(squad.viceCaptainId))}
      </p>
    </>
  )
}
