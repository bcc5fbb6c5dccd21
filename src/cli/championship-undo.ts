import { previewUndo, undoImport, type Undone, type UndoRefusal } from '#jobs/import/undo-import.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { championshipNamed } from './championship-commands.ts'
import { wholeNumber } from './arguments.ts'
import type { Command } from './command.ts'

const REFUSED: Record<UndoRefusal, string> = {
  nothing_to_undo: 'There is no import to take back.',
  not_newest: 'That is not the newest import: it was taken back already, or another one came after it.',
  undo_busy: 'Somebody else is being shown it. Try again in a moment.',
  undo_slow: 'It takes too long to show. Try again in a minute.',
  joined_since: 'Clubs or players were joined after the newest import: take them apart first.',
}
const SHOWN_PEOPLE = 20

function undoText({ results, removed, changes, doRulesStay }: Undone): string[] {
  const kinds = removed.filter(({ gone, stays }) => gone + stays > 0)
  return [
    `  ${results} results become what they were`,
    ...kinds.map(
      ({ table, gone, stays }) => `  ${table.padEnd(16)} ${gone} go, ${stays} stay because something stands on them`,
    ),
    ...(doRulesStay ? ['  the rule set that it chose stays: somebody has points by it'] : []),
    `  the points of ${changes.length} people change`,
    ...changes.slice(0, SHOWN_PEOPLE).map(({ name, points }) => `    ${name}: ${points > 0 ? '+' : ''}${points}`),
  ]
}

export const championshipUndo: Command = {
  usage: 'championship undo SLUG [IMPORT --yes]',
  about:
    'says what undoing the newest import would change, and its number; with that number and --yes undoes it. Corrections offset what was settled',
  run: async ({ db }, [slug, number], flags) => {
    const { id: championshipId } = await championshipNamed(db, slug)
    const undone = await (flags.yes
      ? undoImport(db, { championshipId, importId: wholeNumber(number, 'the import') })
      : previewUndo(db, championshipId))
    if (!undone.ok) return { text: REFUSED[undone.error], json: { slug, outcome: undone.error }, failed: true }
    if (flags.yes) await queueDueWork(db, createProviders(db))
    const { importId } = undone.value
    const first = flags.yes
      ? `Import ${importId} was taken back:`
      : `Nothing was written. Say "championship undo ${slug} ${importId} --yes" to take it back:`
    return {
      text: [first, ...undoText(undone.value)].join('\n'),
      json: { slug, outcome: flags.yes ? 'undone' : 'preview', ...undone.value },
      failed: !flags.yes,
    }
  },
}
