import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { MarketView } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { budgetLeft } from '#domain/squad/squad.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useChampionships } from '#web/game/championship/use-championships.ts'
import { useIsPast } from '#web/game/clock/use-game-now.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { keepSquad } from '#web/game/squad/squad-kind.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { useNewSquadName } from '#web/game/squad/use-new-squad-name.ts'
import { useSquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { routeAt, useNavigate } from '#web/router/hooks.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dismissToast, getToasts, showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { Leagues } from './leagues.tsx'
import { isPlaying, OwnRoundPanel } from './own-round/own-round-panel.tsx'
import { Deadline } from './market/deadline.tsx'
import { marketLink as link } from './market/market-address.ts'
import { MarketPanel } from './market/market-panel.tsx'
import { SquadDialogs, type SquadDialog } from './squad/squad-dialogs.tsx'
import { SquadPanel } from './squad/squad-panel.tsx'
import { TotalsPanel } from './squad/totals-panel.tsx'
import { useSaveSquad } from './squad/use-save-squad.ts'
import type { FantasySearch } from './market/fantasy-search.ts'
import { SquadBar } from './squad-bar.tsx'
import { useMarketActions } from './use-market-actions.ts'

const route = routeAt('/fantasy')

const NoMarket = lazyPart(async () => (await import('./no-market.tsx')).NoMarket)

export function FantasyPage() {
  const { heading, lead } = useCopy().pageTitles.fantasy
  const { fetchApi } = useApp()
  const query = useQuery(marketQuery(fetchApi))
  const { data: market } = query
  const { chosen } = useChampionships()
  const isInPlay = isPlaying(useQuery(ownRoundQuery(fetchApi)).data)
  const isEmpty = market?.players.length === 0
  if (isEmpty || (chosen && !chosen.sports.includes('futebol'))) return <NoMarket hasMatches={!isEmpty} />
  return (
    <div className="page-width py-3 sm:py-8">
      <LiveBridge />
      {/* The running round comes first, so that a phone shows it without scrolling. The squad editor follows. */}
      <OwnRoundPanel next={market?.round} />
      <div id="montar">
        <PageHeader title={heading} {...(!isInPlay && { lead })} isBrief>
          {market && <Deadline round={market.round} />}
        </PageHeader>
      </div>
      {market ? <Fantasy market={market} /> : <Waiting for={query} className="h-[48rem] rounded-card" />}
    </div>
  )
}

/** The squad that the address names, otherwise the person's first one. Undefined for a squad that is not saved yet. */
function chosenSquad(squads: readonly SquadView[], time: FantasySearch['time']): SquadView | undefined {
  if (time === 'novo') return undefined
  return squads.find(({ id }) => id === time) ?? squads[0]
}

function Fantasy({ market }: { market: MarketView }) {
  const { fetchApi } = useApp()
  const { game } = useCopy().shell
  const { squad: words, planner } = useFeatureCopy('fantasy')
  const { closedTitle } = useFeatureCopy('joining').squad
  const search = route.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isOver = useIsPast(market.round?.deadlineAtMs)
  const isClosed = !market.round || isOver
  const mine = useQuery(squadsQuery(fetchApi)).data
  const squads = mine?.squads ?? []
  const hasSquads = squads.length > 0
  const editor = useSquadEditor(market, chosenSquad(squads, search.time))
  const go = useMemo(() => (change: FantasySearch) => void navigate({ ...link(change), replace: true }), [navigate])
  const newName = useNewSquadName()(squads.length)
  const saving = useSaveSquad({
    editor,
    round: market.round,
    newName,
    onSaved: ({ id }) => {
      showToast({ text: words.saved, tone: 'good' })
      if (search.time !== undefined || hasSquads) go({ time: id })
    },
  })
  const [said, say] = useState('')
  const actions = useMarketActions({ editor, market, say })
  const [dialog, open] = useState<SquadDialog>()
  const ensureSquad = async () => {
    if (editor.saved) return editor.saved
    if (!market.round) throw new ApiProblem({ kind: 'market_closed', detail: closedTitle })
    const stored = await saving.mutateAsync(market.round)
    if (!stored) throw new ApiProblem({ kind: 'network' })
    return stored
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 min-[76rem]:grid-cols-[minmax(0,1fr)_22rem] min-[76rem]:grid-rows-[auto_1fr]">
      <MarketPanel
        market={market}
        budgetLeft={budgetLeft(editor.squad)}
        actions={actions}
        search={search}
        onSearch={go}
      />
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 min-[76rem]:row-span-2 min-[76rem]:grid-cols-1">
        <SquadPanel
          market={market}
          editor={editor}
          saving={saving}
          squads={squads}
          isClosed={isClosed}
          view={search.ver === 'lista' ? 'list' : 'pitch'}
          onView={(view) => go({ ver: view === 'list' ? 'lista' : undefined })}
          onChoose={(time) => go({ time })}
          onOpen={open}
          onUndo={() => {
            // Toasts on screen may describe the change that is undone, so all of them go.
            for (const { id } of getToasts()) dismissToast(id)
            editor.undo()
            say(words.undone)
          }}
          onStored={(squad) => keepSquad(queryClient, squad)}
          fillLink={(posicao) => ({ ...link({ posicao }), hash: 'mercado' })}
        />
        <div className="grid gap-4 print:hidden">
          <TotalsPanel totals={mine?.totals} />
          <p>
            <TextLink to="/planejar">{planner}</TextLink>
          </p>
        </div>
      </div>
      <div className="print:hidden">
        <Leagues squadId={editor.saved?.id} ensureSquad={ensureSquad} />
      </div>
      <p className="print:hidden">
        <TextLink to="/divisoes/{-$group}">{game.divisions}</TextLink>{' '}
        <span className="text-muted">{game.divisionsLead}</span>
      </p>
      <SquadBar editor={editor} saving={saving} isClosed={isClosed} onAutoPick={() => open('auto')} />
      {dialog && <SquadDialogs shown={dialog} market={market} editor={editor} onClose={() => open(undefined)} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
