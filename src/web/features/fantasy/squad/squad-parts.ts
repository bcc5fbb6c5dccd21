import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

/** What a squad shows once somebody is in it. */
const { prepare, useParts } = laterParts(async () => {
  const [{ SquadBench }, { SquadList }, { NamesForm }, { ManageDialog }] = await Promise.all([
    import('./squad-bench.tsx'),
    import('./squad-list.tsx'),
    import('./names-form.tsx'),
    import('./manage-dialog.tsx'),
    loadFeatureCopy('league'),
  ])
  return { SquadBench, SquadList, NamesForm, ManageDialog }
})

export const prepareSquad = prepare
export const useSquadParts = useParts
