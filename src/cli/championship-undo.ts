import { undoImport, type UndoOutcome } from '#jobs/import/undo-import.ts'
import { UsageError } from './arguments.ts'
import { championshipNamed } from './championship-commands.ts'
import type { Command } from './command.ts'

const TEXT: Record<UndoOutcome, string> = {
  undone: 'The newest import was taken back.',
  nothing_to_undo: 'There is no import to take back.',
  in_use: 'The newest import stays: a round of it has closed, or squads, picks or results stand on it.',
}

export const championshipUndo: Command = {
  usage: 'championship undo SLUG --yes',
  about: 'takes the newest import of a championship back, as long as nothing stands on it',
  run: async ({ db }, [slug], flags) => {
    if (!flags.yes) throw new UsageError('this deletes what the newest import made: say --yes to do it')
    const championship = await championshipNamed(db, slug)
    const outcome = await undoImport(db, championship.id)
    return { text: TEXT[outcome], json: { slug, outcome }, failed: outcome !== 'undone' }
  },
}
