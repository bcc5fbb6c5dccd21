import { editChampionship } from '#db/championship/change-championship.ts'
import { firstChampionship, mainChampionship } from '#db/championship/championship.ts'
import { countsOf, organisersOf, readChampionships, type ChampionshipRow } from '#db/championship/championship-page.ts'
import { storedRoundFiles } from '#db/import/stored-season.ts'
import { deleteChampionship, stakeOf } from '#db/removal/delete-championship.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { UsageError } from './arguments.ts'
import type { Command } from './command.ts'
import type { OpenDatabase } from './open.ts'
import { waitingText } from './waiting-text.ts'

export async function championshipNamed(db: OpenDatabase['db'], slug: string | undefined): Promise<ChampionshipRow> {
  const rows = await readChampionships(db, undefined)
  const row = rows.find((one) => one.slug === slug)
  if (!row) throw new UsageError(`there are the championships ${rows.map((one) => one.slug).join(', ')}`)
  return row
}

const timeText = ({ gameNowMs, pace }: ChampionshipRow) =>
  `${new Date(gameNowMs).toISOString()}${pace === 1 ? '' : `, ${pace} times faster`}`

const stateText = ({ isArchived, isPublic, countsGlobally }: ChampionshipRow) =>
  [
    isArchived ? 'archived' : 'running',
    isPublic ? 'public' : 'by invitation',
    countsGlobally && 'counts on the server’s board',
  ]
    .filter(Boolean)
    .join(', ')

const listText = (row: ChampionshipRow, mainId: number) =>
  `${row.slug}${row.id === mainId ? ' (main)' : ''}  ${row.name}: ${row.sports.join(', ') || 'empty'}, ${row.modality}, from ${row.source}, ${stateText(row)}`

/** Leaves out what is about the viewer, because the command line has none. */
function factsOf({ isOrganiser: _viewer, isMember: _guest, ...facts }: ChampionshipRow, mainId: number) {
  return { ...facts, isMain: facts.id === mainId }
}

/** Records the step in the journal of operators. */
const noted = (db: OpenDatabase['db'], { slug, step }: { slug: string; step: string }, take: () => Promise<void>) =>
  inJournal(db, { managerId: null, action: 'championship', detail: { slug, [step]: true } }, take, () => 'changed')

export const championshipCommands: Record<string, Command> = {
  'championship list': {
    usage: 'championship list',
    about: 'the championships of this server, the main one marked',
    run: async ({ db }) => {
      const [rows, mainId] = await Promise.all([readChampionships(db, undefined), mainChampionship(db)])
      return {
        text: rows.map((row) => listText(row, mainId)).join('\n'),
        json: rows.map((row) => factsOf(row, mainId)),
      }
    },
  },
  'championship show': {
    usage: 'championship show SLUG',
    about: 'one championship: its settings, what is in it, and who organises it',
    run: async ({ db }, [slug]) => {
      const row = await championshipNamed(db, slug)
      const [counts, organisers, mainId] = await Promise.all([
        countsOf(db, row.id),
        organisersOf(db, row.id),
        mainChampionship(db),
      ])
      const { waiting } = await judgeRounds(await storedRoundFiles(db, row.id))
      const text = [
        listText(row, mainId),
        `  ${counts.clubs} clubs, ${counts.players} players, ${counts.played} of ${counts.matches} matches played, ${counts.participants} participants`,
        `  its time is ${timeText(row)} (${row.timeZone})`,
        `  organisers: ${organisers.map(({ name, managerId }) => `${name} (${managerId})`).join(', ') || 'none'}`,
        ...waiting.map((round) => `  ${waitingText(round)}`),
        ...(counts.inviteCode === null ? [] : [`  invitation: ${counts.inviteCode}`]),
      ].join('\n')
      return { text, json: { ...factsOf(row, mainId), ...counts, organisers, waiting } }
    },
  },
  'championship archive': {
    usage: 'championship archive SLUG',
    about: 'ends all activity in a championship; people can still read it',
    run: async ({ db }, [slug]) => {
      const row = await championshipNamed(db, slug)
      await noted(db, { slug: row.slug, step: 'archive' }, () =>
        db.transaction().execute((trx) => editChampionship(trx, row.id, { isArchived: true })),
      )
      return { text: `${row.slug} is archived.`, json: { slug: row.slug, archived: true } }
    },
  },
  'championship delete': {
    usage: 'championship delete SLUG --yes',
    about: 'removes a championship with all that was played in it; without --yes it says what would be lost',
    run: async ({ db }, [slug], flags) => {
      const row = await championshipNamed(db, slug)
      if (row.id === firstChampionship)
        throw new UsageError('the first championship belongs to every server: archive it, or use "world reset --yes"')
      const stake = await stakeOf(db, row.id)
      const lost = `${stake.people} people have ${stake.points} points in it, ${stake.squads} squads, ${stake.picks} picks and ${stake.leagues} leagues`
      if (!flags.yes)
        return {
          text: `${row.slug}: ${lost}. Say --yes to delete it.`,
          json: { slug: row.slug, ...stake, deleted: false },
          failed: true,
        }
      await noted(db, { slug: row.slug, step: 'delete' }, () => deleteChampionship(db, row.id))
      return {
        text: `${row.slug} is gone; ${lost.replace('have', 'had')}.`,
        json: { slug: row.slug, ...stake, deleted: true },
      }
    },
  },
}
