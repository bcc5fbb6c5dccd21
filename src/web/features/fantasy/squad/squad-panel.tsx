import type { MarketClub, MarketPlayerView, MarketView } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { canCompete, formationOf, formationsOf } from '#domain/squad/formation.ts'
import { squadSize, totalPaid } from '#domain/squad/squad.ts'
import { rulesOf } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { PartPlace } from '#web/base/lazy-part.tsx'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { BudgetBar } from '#web/ui/budget-bar.tsx'
import { Card } from '#web/ui/card.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { absentIn } from '#web/features/fantasy/advice/player-concern.ts'
import { BudgetProjection } from './budget-projection.tsx'
import { MissingList } from './missing-list.tsx'
import { SaveStatus } from './save-status.tsx'
import { SquadButtons } from './squad-buttons.tsx'
import type { SquadDialog } from './squad-dialogs.tsx'
import {
  AbsentNote,
  ConflictNote,
  FirstNames,
  PrintedSquad,
  SquadBench,
  SquadChooser,
  SquadFigures,
  SquadList,
} from './squad-parts.ts'
import { SquadPitch } from './squad-pitch.tsx'
import { storedConflict } from './stored-conflict.ts'
import type { useSaveSquad } from './use-save-squad.ts'

interface Props {
  market: MarketView
  editor: SquadEditor
  saving: ReturnType<typeof useSaveSquad>
  squads: readonly SquadView[]
  isClosed: boolean
  view: 'pitch' | 'list'
  onView: (view: 'pitch' | 'list') => void
  onChoose: (squadId: number | 'novo') => void
  onStored: (squad: SquadView) => void
  onOpen: (dialog: SquadDialog) => void
  onUndo: () => void
  fillLink: (position: Position) => LinkTarget
}

export function SquadPanel(props: Props) {
  const { market, editor, saving, squads, isClosed, view, onView, onChoose, onStored, onOpen, onUndo, fillLink } = props
  const { squad: words } = useFeatureCopy('fantasy')
  const { squad } = editor
  const players = new Map<number, MarketPlayerView>(market.players.map((player) => [player.id, player]))
  const clubs = new Map<number, MarketClub>(market.clubs.map((club) => [club.id, club]))
  const usualPrice = market.players.reduce((sum, { price }) => sum + price, 0) / Math.max(1, market.players.length)
  const count = squad.players.length
  const conflict = storedConflict(editor, saving.error)
  const size = squadSize(squad)
  const { budget } = rulesOf(squad.modality)
  const hasFormations = formationsOf(squad.modality).length > 1
  const shownAs = [
    { value: 'pitch', label: words.views.pitch },
    { value: 'list', label: words.views.list },
  ] as const
  return (
    <Card
      title={words.title}
      aside={
        <>
          <span aria-hidden>{words.count(count, size)}</span>
          <span className="sr-only">{words.countLabel(count, size)}</span>
        </>
      }
    >
      {/* Can get the focus when the focused element disappears. */}
      <div id="meu-time" tabIndex={-1} role="group" aria-label={words.title} className="scroll-mt-20 outline-none">
        <PartPlace isThere={squads.length > 0}>
          <SquadChooser squads={squads} current={editor.saved} round={market.round} onChoose={onChoose} />
        </PartPlace>
        <BudgetBar label={words.budget} spent={totalPaid(squad)} total={budget} />
        <BudgetProjection editor={editor} players={players} usualPrice={usualPrice} />
        <PartPlace isThere={count > 0}>
          <SquadFigures squad={squad} players={players} />
        </PartPlace>
        <div className="flex flex-wrap items-center justify-between gap-2 py-3">
          <div className="print:hidden">
            <Segmented label={words.view} options={shownAs} value={view} onChange={onView} />
          </div>
          {count === size && hasFormations && <p className="font-semibold">{words.formation(formationOf(squad))}</p>}
        </div>
        {count === 0 && <p className="pb-3 text-muted">{words.empty}</p>}
        {view === 'pitch' && <SquadPitch editor={editor} players={players} clubs={clubs} fillLink={fillLink} />}
        <div className="print:hidden">
          <PartPlace isThere={view === 'list'}>
            <SquadList editor={editor} players={players} clubs={clubs} />
          </PartPlace>
        </div>
        <PartPlace isThere={count > 0}>
          <PrintedSquad squad={squad} players={players} clubs={clubs} />
          <SquadBench editor={editor} players={players} clubs={clubs} />
        </PartPlace>
        <MissingList squad={squad} isReady={absentIn(squad, players).length === 0} />
        <div role="status">
          <PartPlace isThere={count > 0}>
            <AbsentNote squad={squad} players={players} onSwap={() => onOpen('absent')} />
          </PartPlace>
        </div>
        <div role="status">
          <PartPlace isThere={conflict !== undefined}>
            {conflict && <ConflictNote editor={editor} stored={conflict} saving={saving} onStored={onStored} />}
          </PartPlace>
        </div>
        <SquadButtons
          editor={editor}
          isClosed={isClosed}
          onAutoPick={() => onOpen('auto')}
          {...(canCompete(squad) && { onImprove: () => onOpen('improve') })}
          onUndo={onUndo}
        />
        <SaveStatus
          error={saving.error}
          isWaiting={saving.isWaiting}
          isDirty={editor.draft !== undefined && count > 0}
          receipt={editor.saved?.receipt ?? null}
          squadId={editor.saved?.id ?? 0}
        />
        <PartPlace isThere={editor.saved !== undefined}>
          {editor.saved && <FirstNames key={editor.saved.id} squad={editor.saved} isJustSaved={saving.isSuccess} />}
        </PartPlace>
      </div>
    </Card>
  )
}
