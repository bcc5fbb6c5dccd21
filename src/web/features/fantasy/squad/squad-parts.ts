import { lazyPart } from '#web/base/lazy-part.tsx'

/** Loaded once the squad has a player. */
export const AbsentNote = lazyPart(async () => (await import('./absent-note.tsx')).AbsentNote)
export const ManageDialog = lazyPart(async () => (await import('./manage-dialog.tsx')).ManageDialog, ['league'])
export const NamesForm = lazyPart(async () => (await import('./names-form.tsx')).NamesForm, ['lineup'])
export const PlayerActions = lazyPart(async () => (await import('./player-actions.tsx')).PlayerActions, ['lineup'])
export const PrintedSquad = lazyPart(async () => (await import('./printed-squad.tsx')).PrintedSquad, ['lineup'])
export const SquadBench = lazyPart(async () => (await import('./squad-bench.tsx')).SquadBench, ['lineup'])
export const SquadList = lazyPart(async () => (await import('./squad-list.tsx')).SquadList, ['lineup'])
