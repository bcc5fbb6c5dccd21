import { lazyPart } from '#web/base/lazy-part.tsx'

/** Loaded only when they are shown: a new visitor's empty squad shows none of them. */
export const AbsentNote = lazyPart(async () => (await import('./absent-note.tsx')).AbsentNote)
export const ConflictNote = lazyPart(async () => (await import('./conflict-note.tsx')).ConflictNote)
export const DeadEndNote = lazyPart(async () => (await import('./dead-end-note.tsx')).DeadEndNote)
export const FirstNames = lazyPart(async () => (await import('./first-names.tsx')).FirstNames)
export const ManageDialog = lazyPart(async () => (await import('./manage-dialog.tsx')).ManageDialog, ['league'])
export const NamesForm = lazyPart(async () => (await import('./names-form.tsx')).NamesForm, ['lineup'])
export const PlayerActions = lazyPart(async () => (await import('./player-actions.tsx')).PlayerActions, ['lineup'])
export const PrintedSquad = lazyPart(async () => (await import('./printed-squad.tsx')).PrintedSquad, ['lineup'])
export const SquadBench = lazyPart(async () => (await import('./squad-bench.tsx')).SquadBench, ['lineup'])
export const SquadChooser = lazyPart(async () => (await import('./squad-chooser.tsx')).SquadChooser)
export const SquadFigures = lazyPart(async () => (await import('./squad-figures.tsx')).SquadFigures)
export const SquadList = lazyPart(async () => (await import('./squad-list.tsx')).SquadList, ['lineup'])
