/** What the bundler tells about one module; only its static imports matter here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const framework =
  /node_modules\/(?:(?:react|react-dom|scheduler|@tanstack\/[^/]+|use-sync-external-store)\/|lucide-react\/dist\/esm\/(?!icons))|vite\/preload-helper|rolldown[:/]runtime/
const entry = /\/src\/web\/entry-browser\.tsx$/

/** Every module that the entry needs before it can start. */
function startModules(entryId: string, graph: ModuleGraph): Set<string> {
  const found = new Set([entryId])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Dozens of tiny files cost a phone more than their bytes: each is a request, a task and a compression of its own. What
 * every page needs is two files, libraries (which outlive our own changes in caches) and ours; parts of the kit that
 * many pages share are a third.
 */
export function chunkGroups(entryId: string) {
  let start: Set<string> | undefined
  const startName = (id: string, graph: ModuleGraph) => {
    start ??= startModules(entryId, graph)
    return start.has(id) && !entry.test(id) ? 'start' : null
  }
  return [
    { name: 'framework', test: framework, priority: 3 },
    { name: startName, priority: 2 },
    { name: 'kit', test: /\/src\/web\/ui\/|lucide-react/, minShareCount: 3, priority: 1 },
  ]
}
