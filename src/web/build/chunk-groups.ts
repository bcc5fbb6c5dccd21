/** What the bundler tells about one module; only its static imports matter here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Named by a module that the start needs, used by pages only. */
const usedLater = /\/document\/picture-address/
const libraries = /\/node_modules\/|vite\/preload-helper/
/** Of pages full of numbers, and no others. */
const ofFigures =
  /\/src\/web\/ui\/(?:as-table|athlete-name|choice-links|club-name|csv-link|forecast-bar|form-chips|line-plot|match-result|past-match|plot-scale|share-cell|trend)|lucide-react.*\/trending-/
/** Heavy, and shown by few. */
const alone = /\/src\/web\/ui\/flag/
const isPart = (id: string) => /\/src\/web\/ui\/|lucide-react/.test(id) && !ofFigures.test(id) && !alone.test(id)
/** A squad that is being made. */
const ofSquads = /\/src\/web\/game\/(?:squad|market)\//
/** A few lines each, of most pages of the game. */
const ofGame = /\/src\/web\/(?:base\/lazy-part|game\/(?:clock|championship)\/|game\/live\/live-bridge)/
const ofHomeAlone = /\/src\/web\/features\/home\//
const pages = /^(.*\/src\/web\/features\/(fantasy|match)\/)/

/** Of what every page has already, no lazy part need name anything to fetch ahead. */
export const startChunks = ['framework', 'start', 'rolldown-runtime']
export const isOfStart = (file: string): boolean => startChunks.some((name) => file.includes(`/${name}-`))

/** A module and everything that it needs before it can run. */
function withImports(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Dozens of tiny files cost a phone more than their bytes: each is a request, a task and a compression of its own. What
 * every page needs is two files, libraries (which outlive our own changes in caches) and ours, with what the home page shares:
 * no page does without that. What is sent later is a third, what many pages share a fourth, the rules of squads a fifth: every
 * further file is also a name in the start's list. None holds anything that the home page can do without.
 */
export function chunkGroups({ entry, home }: { entry: string; home: string }) {
  const known = new Map<string, Set<string>>()
  const needs = (from: string, id: string, graph: ModuleGraph) => {
    const modules = known.get(from) ?? withImports(from, graph)
    known.set(from, modules)
    return modules.has(id)
  }
  const startName = (id: string, graph: ModuleGraph) => {
    if (usedLater.test(id)) return null
    if (needs(entry, id, graph)) return libraries.test(id) ? 'framework' : 'start'
    return !ofHomeAlone.test(id) && needs(home, id, graph) ? 'start' : null
  }
  /** What a page has in common with its loader and its dialogs. */
  const pageName = (id: string, graph: ModuleGraph) => {
    const [, folder, feature] = pages.exec(id) ?? []
    const page = `${folder}${feature}-page.tsx`
    return feature && id !== page && needs(page, id, graph) ? feature : null
  }
  const few = { minShareCount: 2, includeDependenciesRecursively: false, priority: 0 }
  return [
    { name: startName, debugName: 'start', priority: 2 },
    { name: 'outbox', test: /\/src\/web\/base\/outbox\/|\/contract\/idempotency/, minShareCount: 3, priority: 1 },
    { name: 'parts', test: isPart, minShareCount: 3, priority: 1 },
    { name: 'figures', test: ofFigures, minShareCount: 3, priority: 1 },
    { name: 'rules', test: /\/src\/domain\/(?:squad|result)/, minShareCount: 2, priority: 1 },
    { name: 'squad', test: ofSquads, ...few },
    { name: 'game', test: ofGame, ...few },
    { name: pageName, debugName: 'page', ...few },
  ]
}
