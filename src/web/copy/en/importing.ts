import type { ImportCopy } from '#web/copy/pt-BR/importing.ts'
import { formatIn } from '#web/copy/format/format.ts'
import { feed } from './feed.ts'

const format = formatIn('en')
const rows = (count: string | number | undefined, one: string, many: string) =>
  `${format.number(Number(count))} ${Number(count) === 1 ? one : many}`

const THINGS: Readonly<Record<string, string>> = { clubs: 'clubs', players: 'players', matches: 'matches' }

export const importing: ImportCopy = {
  feed,
  title: 'Import a championship',
  titleInto: 'Import into this championship',
  lead: 'Sheets of our template, Cartola folders, openfootball, football-data, CBF or FPL. First the preview; nothing is written before you confirm.',
  template: 'Template to fill in',
  files: 'Files',
  filesHint: 'One or more, up to 20 MB in all.',
  target: 'Into',
  newOne: 'A new championship',
  name: 'Name of the championship',
  nameHint: 'Empty: the name that the file brings.',
  preview: 'Show the preview',
  make: 'Import',
  undo: 'Undo this import',
  counts: 'What changes',
  kind: 'Kind',
  made: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  kinds: {
    clubs: 'Clubs',
    players: 'Players',
    rounds: 'Rounds',
    matches: 'Matches',
    ties: 'Ties of the knock-out',
    results: 'Results',
    publishedPoints: 'Published points',
    roundFiles: 'Round files',
  },
  found: 'Notes and problems',
  place: 'File and line',
  what: 'What it is, and what to do',
  wholeFile: 'whole file',
  refused: 'Nothing can be imported like this: correct what is marked and send it again.',
  ready: 'Check and confirm: all of it at once, or nothing.',
  otherFiles: 'Choose other files',
  nothingNew: 'The championship has all of this already: nothing changes, and there is nothing to import.',
  imported: 'Imported.',
  open: 'Open the championship',
  undone: 'The import was undone.',
  history: {
    earlier: 'Show more',
    title: 'Imports made',
    nothing: 'Nothing has been imported yet.',
    files: (names: readonly string[]) =>
      names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', '),
    verified: (count: number) => `All ${format.number(count)} published points come out the same here.`,
    notVerified: (right: number, all: number) =>
      `${format.number(right)} of ${format.number(all)} published points come out the same here.`,
    wrong: (count: number, rounds: readonly number[]) =>
      `${rows(count, 'row gives', 'rows give')} another number${rounds.length > 0 ? ` (round ${rounds.join(', ')})` : ''}: the scouts of the file add up to a different total than the source published. If the round is still being settled, wait a minute. If not, download the file of that round and of the next one again and send them: the source often corrects itself. Until then the points here count.`,
    left: (count: number, clubs: readonly string[]) =>
      `${rows(count, 'row was', 'rows were')} not imported: ${clubs.join(', ')} without a match in the round. Join duplicate clubs; if rows are still missing, send the files again.`,
    damaged: (count: number) => `${rows(count, 'row was', 'rows were')} damaged in the source.`,
    early: (count: number) =>
      `${rows(count, 'row waits', 'rows wait')} for the result of the match, which is not here yet.`,
    noClub: 'no club',
    tableDiffers: 'The table is not yet that of the files.',
    ask: 'Undo this import?',
    results: (count: number) =>
      count === 0
        ? 'No result changes.'
        : `${rows(count, 'result becomes what it was', 'results become what they were')} before.`,
    kind: (kind: string, gone: number, stays: number) =>
      `${kind}: ${rows(gone, 'goes', 'go')}${stays > 0 ? `, ${rows(stays, 'stays because it is in use', 'stay because they are in use')}` : ''}`,
    people: (count: number) =>
      count === 0 ? 'Nobody’s points change.' : `The ranking points of ${rows(count, 'person', 'people')} change:`,
    more: (count: number) => `and ${rows(count, 'person', 'people')} more.`,
    rulesStay: 'The scoring rules that it brought stay: somebody already has points from them.',
    ledger: 'Lineups and ledger stay as they are; corrections offset what was settled.',
    cancel: 'Back',
    refusals: {
      nothing_to_undo: 'There is no import to undo.',
      joined_since: 'Clubs or players were joined after this import. Separate them first.',
    },
  },
  joining: {
    title: 'Duplicate clubs and players',
    lead: 'When files use two names for one club or player, join the two here. The next files use the pair.',
    mayBe: (gone: string, kept: string, club: string | null) =>
      `“${gone}” may be “${kept}”${club ? ` (${club})` : ''}.`,
    reasons: {
      name: 'similar name',
      city: 'same city',
      results: 'matching results',
      fixtures: 'same fixtures',
      only_left: 'the only one left',
    },
    join: 'Join',
    split: 'Separate again',
    what: 'What is duplicated',
    whatClubs: 'Clubs',
    whatPlayers: 'Players',
    gone: { club: 'Club to remove', player: 'Player to remove' },
    kept: { club: 'Club to keep', player: 'Player to keep' },
    choose: 'Choose',
    club: (name: string, players: number, matches: number) =>
      `${name} (${rows(players, 'player', 'players')}, ${rows(matches, 'match', 'matches')})`,
    ask: 'Join the two?',
    explain: (gone: string, kept: string) => `“${gone}” becomes “${kept}”.`,
    clubs:
      'Players, matches and fans move to the club that stays. Missing points of Cartola’s round files come at once; send other files again. You can separate them until a round closes.',
    players:
      'Squads that hold both sell one for the price paid. Lineups of closed rounds stay as they are. You can separate them until a round closes.',
    cancel: 'Back',
    joined: 'They are one now.',
    splitDone: 'They are two again.',
    history: 'Joined',
    became: (gone: string, kept: string) => `“${gone}” is now “${kept}”.`,
    refusals: {
      join_unknown: 'It no longer exists.',
      split_newer: 'To separate them, undo the newer join first.',
      split_imported: 'To separate them, first undo the import that came later.',
      split_settled: 'A round has closed or was settled since then: it stays like this.',
      join_market_closing: 'The market is closing: try again in a minute.',
    },
  },
  rounds: {
    title: 'Rounds of these files',
    known: (round, { isChanged, rows: count }) =>
      isChanged ? `Round ${round}: points of ${rows(count, 'player', 'players')}.` : `Round ${round}: nothing changes.`,
    waiting: (round, waitsFor) =>
      `Round ${round}: waits for the file of round ${waitsFor}, because scouts are totals of the season. Send it when you can; until then nothing changes.`,
    notCounted: (round) => `Round ${round}: this file was copied before the round was counted. Send a newer copy.`,
    noFile: ({ from, to }) =>
      from === to
        ? `Round ${from}: its results are here, but the file with its players’ points is not. Send it when you can; until then it is not settled.`
        : `Rounds ${from} to ${to}: their results are here, but the files with their players’ points are not. Send them when you can; until then they are not settled.`,
    corrected: (round, { matches, players }) =>
      `${round === null ? 'Outside the rounds' : `Round ${round}`}: ${rows(matches, 'finished match changes', 'finished matches change')} (${rows(players, 'player', 'players')}), as a correction that names these files.`,
  },
  pairing: {
    title: 'Clubs with two names?',
    lead: 'These clubs have players in one file and no match in the other. Say which are the same club: otherwise their points are not imported.',
    noMatches: (players: number) => `${rows(players, 'player', 'players')} and no match.`,
    noPlayers: (matches: number) => `${rows(matches, 'match', 'matches')} and no player.`,
    twoCalendars: 'Two calendars have the same match under different names.',
    same: (club: string) => `“${club}” is the same as`,
    nobody: 'None of these',
    proposed: (club: string, why: readonly string[]) => `Suggested: ${club} (${why.join(', ')}).`,
    reasons: {
      name: 'a similar name',
      city: 'same city',
      results: 'matching results',
      fixtures: 'same fixtures',
      only_left: 'the only one left',
    },
    alone: (clubs: readonly string[]) => `With matches and without players: ${clubs.join(', ')}.`,
    known: (pairs: readonly string[]) => `Already joined: ${pairs.join(', ')}.`,
    areStored: 'Both are in the championship already: join them under “Duplicate clubs and players” on its page.',
    join: 'Join and preview again',
  },
  problems: {
    file_missing: () => 'This file does not exist. Check the path.',
    file_too_large: (v) => `The file has ${v['megabytes']} MB; the limit is ${v['most']} MB. Split it.`,
    too_many_rows: (v) => `The file has ${v['rows']} rows; the limit is ${v['most']}. Split it.`,
    too_many_files: (v) => `There are ${v['files']} files; the limit is ${v['most']}. Send them in parts.`,
    files_too_large: (v) =>
      `The files have ${v['megabytes']} MB together; the limit is ${v['most']} MB. Send them in parts.`,
    too_many_columns: (v) => `The table has more than ${v['most']} columns. Delete those that you do not use.`,
    too_many_values: (v) => `The JSON has more than ${v['most']} values. Split it.`,
    too_many_things: (v) =>
      `There are ${v['count']} ${THINGS[String(v['kind'])] ?? ''}; a championship has at most ${v['most']}. Split the files.`,
    round_files_full: (v) =>
      `The round files of this championship would be ${v['megabytes']} MB; the limit is ${v['most']} MB. Undo imports with copies that you do not use, or create another championship.`,
    cell_too_far: (v) =>
      `There is something in the cell ${v['cell']}, too far away: the limit is ${v['columns']} columns and ${v['rows']} rows. Delete stray cells and save it again.`,
    name_too_long: (v) => `The name "${v['name']}" has more than ${v['most']} letters. Shorten it.`,
    too_slow: (v) =>
      `Reading took more than ${v['seconds']} seconds and was stopped. The file may be damaged: save it again or split it.`,
    too_much_memory: () =>
      'The file needs too much memory once opened and was not read. Save it again with the tables only, or split it.',
    reading_failed: () =>
      "We could not read this file, and the reason is in the server's log. Save it again as CSV or .xlsx.",
    web_page: () =>
      'This is a web page (HTML), not a table. Download the file itself, for example with "Save link as", or save the table as CSV.',
    not_text: () => 'The file is neither text nor a workbook that we know. Save it as CSV or .xlsx.',
    broken_archive: () => 'The archive is incomplete or damaged. Download it again.',
    unknown_format: () =>
      'We do not recognise this file. Use our template (clubes, jogadores, jogos) or one of the formats in the documentation.',
    unreadable_workbook: () => 'The workbook cannot be opened. Save it again as .xlsx or as CSV.',
    nothing_to_import: () => 'There is nothing to import here. Choose at least one file.',
    bad_json: () => 'The JSON is incomplete or damaged. Download it again.',
    missing_columns: (v) => `The columns ${v['columns']} are missing. Add them to the first line.`,
    ragged_line: (v) =>
      `The line has ${v['cells']} cells and the header ${v['expected']}. Complete or correct the line.`,
    bad_cell: (v) => `"${v['value']}" does not fit into the column ${v['column']}. Correct the value.`,
    duplicate_athletes: (v) =>
      `${rows(v['athletes'], 'athlete appears', 'athletes appear')} twice (for example ${v['example']}). The file is corrupt: use another copy.`,
    no_rows: () => 'The file is empty. Fill it in or leave it out.',
    nothing_read: () =>
      'We know the format, but no row of it could be read. Check the names of the columns, the dates and the clubs.',
    bad_date: (v) =>
      `${v['value'] === '' ? 'The date of the match is missing' : `"${v['value']}" is not a date`}. Write day/month/year, for example 13/04/2026, or as the other lines of the file do.`,
    bad_time: (v) => `"${v['value']}" is not a time. Write, for example, 16:00.`,
    bad_score: (v) => `The score "${v['value']}" is incomplete or not a number. Fill in both sides or none.`,
    bad_position: (v) =>
      `"${v['value']}" is not a position. Use Goleiro, Defensor (or lateral, zagueiro), Meio-Campo or Atacante.`,
    bad_price: (v) => `"${v['value']}" is not a price. Write a number or leave it empty.`,
    bad_colour: (v) =>
      `"${v['value']}" is not a colour that we know. Write its name (blue, red, green, black…) or its code, for example #0b4ea2, or leave it empty.`,
    name_missing: (v) => `The column ${v['column']} is empty. Fill it in or delete the line.`,
    unknown_club: (v) => `The club "${v['club']}" is not in the list of clubs. Correct the name or add it.`,
    same_club: (v) => `${v['club']} plays against itself. Correct the home or the away side.`,
    duplicate_player: (v) => `${v['name']} already appeared in the same club. Delete one or give each an id.`,
    duplicate_match: () => 'This match already appeared. Delete one.',
    round_twice: (v) => `Round ${v['round']} is in two files. Leave only one.`,
    other_modality: (v) =>
      `This championship plays ${v['modality']}, and that cannot change. Correct the cell, or import it as a new championship.`,
    unknown_player: (v) =>
      `${v['name']} (${v['club']}) is not in the list of players. Correct the name or add the player.`,
    unknown_match: (v) =>
      `${v['club']} has no match in round "${v['round']}", neither in these files nor in the championship. Correct the round or the club, or send the sheet of matches with it.`,
    two_matches: (v) =>
      `${v['club']} has more than one match in round "${v['round']}" (${v['dates']}). Which one is it? Write its day in the column date.`,
    match_without_result: (v) => `The match of ${v['club']} in round “${v['round']}” has no score. Fill it in.`,
    duplicate_line: (v) => `${v['name']} is already on this match’s sheet. Delete the second line.`,
    names_shortened: (v) =>
      `${rows(v['count'], 'name', 'names')} had more than ${v['most']} letters and ${Number(v['count']) === 1 ? 'was' : 'were'} shortened.`,
    file_ignored: () => 'Not recognised: left out.',
    file_not_needed: () => 'Everything in this file is already in the others: it was left out.',
    sheet_ignored: () =>
      'This sheet was not used. If it has clubs, players, matches or performances, give it that name and check its columns.',
    columns_ignored: (v) =>
      `We do not use the ${String(v['columns']).includes(', ') ? 'columns' : 'column'} ${v['columns']}${Number(v['more']) > 0 ? ` (here and in ${rows(v['more'], 'more file', 'more files')})` : ''}.`,
    no_matches: () => 'No match in the files: add the fixtures or the results.',
    no_players: () =>
      'No player in the files: there will be matches and picks, and no market. It opens when a file brings players: the market before the season (rodada-0.csv), the file of the first round played (rodada-1.csv) or the sheet jogadores.',
    coaches_left_out: (v) => `${rows(v['count'], 'coach was', 'coaches were')} left out.`,
    matches_not_counted: (v) =>
      `${rows(v['count'], 'match that Cartola did not count is', 'matches that Cartola did not count are')} in the table and ${Number(v['count']) === 1 ? 'scores' : 'score'} for nobody.`,
    row_without_match: (v) => `${v['club']} has no match in round ${v['round']}: the line was left out.`,
    rows_without_match: (v) =>
      v['club'] === ''
        ? `${rows(v['count'], 'row with points does', 'rows with points do')} not name the club or the player and ${Number(v['count']) === 1 ? 'is' : 'are'} left out. Complete the file or download another copy.`
        : `${rows(v['count'], 'row', 'rows')} with points of “${v['club']}” ${Number(v['count']) === 1 ? 'is' : 'are'} not imported: that club has no match in the round. If the fixtures call it by another name, join the two; if its match was postponed and then played, send newer fixtures.`,
    rows_damaged: (v) => `${rows(v['count'], 'row came', 'rows came')} damaged from the source and cannot be compared.`,
    prices_given: (v) => `${rows(v['count'], 'player without a price was', 'players without a price were')} given one.`,
    copied_too_early: (v) =>
      `The name says round ${v['round']}, but the lines are still of round ${v['stated']}: the file was copied before round ${v['round']} was counted. Send a newer copy.`,
    round_is_over: (v) => `Round ${v['round']} is closed: the match is in the table and gives nobody points.`,
    date_not_taken: (v) =>
      `Round ${v['round']} is closed: the new date of the match is not used. If it was postponed, mark the line [postponed] or decide on its page.`,
    award_stays: (v) =>
      `The ${v['score']} that an organiser or operator awarded stays in the table. The score of this line does not replace it.`,
    goals_differ: (v) =>
      `The goals on the match sheet of ${v['club']} add up to ${v['said']}, the score says ${v['score']}. The table goes by the score, points by the sheet.`,
    line_not_read: (v) =>
      `We do not understand the line "${v['value']}" and left it out. If it is a match or a date, write it as the others are.`,
    minutes_not_used: () =>
      'Without the sheet of matches the minutes of goals are left out; goals and points come in. To have the minutes, send both together.',
    more_problems: (v) =>
      `… and ${rows(v['count'], 'more line that does', 'more lines that do')} not fit here. Correct these and look at the preview again.`,
    older_seasons: (v) =>
      `The file holds several seasons: that of ${v['season']} comes in, and ${rows(v['count'], 'line of another was', 'lines of others were')} left out.`,
  },
}
