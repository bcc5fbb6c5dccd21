/** These kinds are in a file without schemas, because the page that lists them loads zod only later. */
export const IMPORT_KINDS = [
  'clubs',
  'players',
  'rounds',
  'matches',
  'ties',
  'results',
  'publishedPoints',
  'roundFiles',
] as const
