/** Problems for which a file is refused, and problems that are only reported. */
const WEIGHT = {
  file_missing: 'refuses',
  file_too_large: 'refuses',
  too_many_rows: 'refuses',
  too_many_files: 'refuses',
  files_too_large: 'refuses',
  too_many_columns: 'refuses',
  too_many_values: 'refuses',
  too_many_things: 'refuses',
  round_files_full: 'refuses',
  cell_too_far: 'refuses',
  name_too_long: 'refuses',
  too_slow: 'refuses',
  too_much_memory: 'refuses',
  reading_failed: 'refuses',
  web_page: 'refuses',
  not_text: 'refuses',
  broken_archive: 'refuses',
  unknown_format: 'refuses',
  unreadable_workbook: 'refuses',
  nothing_to_import: 'refuses',
  bad_json: 'refuses',
  missing_columns: 'refuses',
  ragged_line: 'refuses',
  bad_cell: 'refuses',
  duplicate_athletes: 'refuses',
  no_rows: 'refuses',
  nothing_read: 'refuses',
  bad_date: 'refuses',
  bad_time: 'refuses',
  bad_score: 'refuses',
  bad_position: 'refuses',
  bad_price: 'refuses',
  bad_colour: 'refuses',
  name_missing: 'refuses',
  unknown_club: 'refuses',
  same_club: 'refuses',
  duplicate_player: 'refuses',
  duplicate_match: 'refuses',
  round_twice: 'refuses',
  other_modality: 'refuses',
  unknown_player: 'refuses',
  unknown_match: 'refuses',
  two_matches: 'refuses',
  match_without_result: 'refuses',
  duplicate_line: 'refuses',
  names_shortened: 'tells',
  file_ignored: 'tells',
  file_not_needed: 'tells',
  sheet_ignored: 'tells',
  columns_ignored: 'tells',
  no_matches: 'tells',
  no_players: 'tells',
  coaches_left_out: 'tells',
  matches_not_counted: 'tells',
  row_without_match: 'tells',
  rows_without_match: 'tells',
  rows_damaged: 'tells',
  prices_given: 'tells',
  copied_too_early: 'tells',
  round_is_over: 'tells',
  date_not_taken: 'tells',
  award_stays: 'tells',
  goals_differ: 'tells',
  line_not_read: 'tells',
  minutes_not_used: 'tells',
  older_seasons: 'tells',
  more_problems: 'tells',
} as const satisfies Record<string, 'refuses' | 'tells'>

export type ProblemCode = keyof typeof WEIGHT

/** Something in a file that a person should read; the words for it are in the reader's language. */
export interface Problem {
  file: string
  /** Null if the problem is not on a single line: it concerns several lines, a whole file or all files. */
  line: number | null
  code: ProblemCode
  values: Readonly<Record<string, string | number>>
}

export const refuses = ({ code }: Pick<Problem, 'code'>): boolean => WEIGHT[code] === 'refuses'

/** At most `most` problems, refusals first. If any were left out, now or before, one more says how many. */
export function firstProblems(problems: readonly Problem[], most: number): Problem[] {
  const isSum = ({ code }: Problem) => code === 'more_problems'
  const before = problems.filter(isSum).reduce((sum, { values }) => sum + Number(values['count']), 0)
  const all = problems.filter((one) => !isSum(one)).sort((a, b) => Number(refuses(b)) - Number(refuses(a)))
  const count = before + Math.max(0, all.length - most)
  const file = all[0]?.file ?? ''
  return [
    ...all.slice(0, most),
    ...(count > 0 ? [{ file, line: null, code: 'more_problems' as const, values: { count } }] : []),
  ]
}
