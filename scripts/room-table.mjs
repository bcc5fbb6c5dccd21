/** Layers whose folders must not import each other in a cycle. A folder means the files directly in it. */
export const layersWithoutCycles = [
  'src/domain',
  'src/contract',
  'src/live',
  'src/client',
  'src/api',
  'src/web',
  'src/db',
  'src/jobs',
  'src/world',
  'src/server',
  'src/cli',
]

/**
 * Folders ("houses") whose subfolders ("rooms") never import each other.
 * - `shared`: exceptions that every room may import. They are in order: each may import those before it.
 * - `doors`: files or folders of the same layer, outside the rooms, that may import any room. For imports between
 *   layers see the linter's rules.
 * - `above`: rooms that may import every other room, because they deal with all of them. They are in order too, and no
 *   room imports them.
 */
export const houses = [
  {
    folder: 'src/jobs',
    shared: ['csv', 'sport', 'football-files', 'bulk', 'life-cycle', 'import', 'feed'],
    doors: ['src/jobs/steps.ts', 'src/jobs/providers.ts', 'src/jobs/worker.ts'],
  },
  {
    folder: 'src/api',
    shared: [
      'http',
      'cache',
      'mail',
      'session',
      'requested-championship',
      'idempotency',
      'stream',
      'season',
      'views',
      'league-shared',
    ],
    doors: ['src/api/app.ts', 'src/api/capabilities.ts', 'src/api/problems.ts'],
  },
  {
    folder: 'src/web',
    shared: ['copy', 'router', 'base', 'ui', 'document', 'shell', 'game', 'features'],
    doors: ['src/web/app-router.tsx', 'src/web/entry-browser.tsx'],
  },
  {
    folder: 'src/db',
    // First the types of the tables, and the connection. Then rooms about tables that many others use: every room may
    // import their functions.
    shared: ['schema', 'connection', 'championship', 'round', 'match', 'squad', 'ledger', 'manager', 'notice'],
    doors: [],
    above: ['person', 'account', 'removal', 'audit', 'migrate', 'backup'],
  },
  { folder: 'src/web/features', shared: [], doors: ['src/web/routes'] },
  {
    folder: 'src/web/game',
    shared: ['championship', 'joining', 'receipt', 'squad', 'live'],
    doors: ['src/web/features', 'src/web/routes'],
  },
]
