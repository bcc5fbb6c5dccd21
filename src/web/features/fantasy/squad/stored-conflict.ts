import type { SquadView } from '#contract/squad.ts'
import type { ApiProblem } from '#web/base/api-client.ts'
import { isProblem } from '#web/base/is-problem.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'

/**
 * The stored squad if it is newer than the version that these edits started from. A refused save or the list of squads
 * reports it.
 */
export function storedConflict({ draft, saved }: Pick<SquadEditor, 'draft' | 'saved'>, error: Error | null) {
  if (!draft || draft.version === null) return undefined
  const told = isProblem<'PUT /api/squads/{id}'>(error, 'squad_conflict') ? storedSquad(error) : undefined
  return [told, saved].find((stored) => stored !== undefined && stored.version > (draft.version ?? 0))
}

/** The server sends the stored squad with its refusal. */
function storedSquad({ facts: { squad } }: ApiProblem): SquadView | undefined {
  return typeof squad === 'object' && squad !== null && 'version' in squad ? (squad as SquadView) : undefined
}
