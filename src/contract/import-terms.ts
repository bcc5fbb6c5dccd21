/** Apart from the schemas: the page that lists them must not load zod before it may. */
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
