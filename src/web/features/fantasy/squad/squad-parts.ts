import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

/** What a squad shows once somebody is in it. */
const { prepare, useParts } = laterParts(async () => {
  const [absent, actions, printed, bench, list, names, manage] = await Promise.all([
    import('./absent-note.tsx'),
    import('./player-actions.tsx'),
    import('./printed-squad.tsx'),
    import('./squad-bench.tsx'),
    import('./squad-list.tsx'),
    import('./names-form.tsx'),
    import('./manage-dialog.tsx'),
    loadFeatureCopy('league'),
    loadFeatureCopy('lineup'),
  ])
  const { AbsentNote } = absent
  const { PlayerActions } = actions
  const { PrintedSquad } = printed
  const { SquadBench } = bench
  const { SquadList } = list
  const { NamesForm } = names
  const { ManageDialog } = manage
  return { AbsentNote, PlayerActions, PrintedSquad, SquadBench, SquadList, NamesForm, ManageDialog }
})

export const prepareSquad = prepare
export const useSquadParts = useParts
