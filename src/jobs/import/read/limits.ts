const MB = 1024 * 1024

/** For one file, packed or not. */
export const MAX_FILE_BYTES = 20 * MB
/** For all files of an import together, as they arrive and unpacked. */
export const MAX_TOTAL_BYTES = 64 * MB
export const MAX_UNPACKED_BYTES = 64 * MB
/** A published folder of the Premier League has two files for each player. */
export const MAX_FILES = 3_000
export const MAX_ROWS = 200_000
export const MAX_COLUMNS = 256
/** For one sheet, including empty cells: the reader of workbooks fills every gap up to the furthest cell. */
export const MAX_CELLS = 2_000_000
/** The values in one JSON document: strings, numbers, lists and objects. */
export const MAX_JSON_VALUES = 1_000_000
/** For one championship. */
export const MAX_CLUBS = 1_000
export const MAX_PLAYERS = 20_000
export const MAX_MATCHES = 5_000
/** For the rows of all round files that a championship keeps, as JSON: a season has about 10 MB. */
export const MAX_ROUND_FILE_BYTES = 40 * MB
/** Further problems are not reported. */
export const MAX_PROBLEMS = 1_000
