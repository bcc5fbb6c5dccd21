/** The part of the bundler's module information that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Imported by a module that every page loads, but used only by some pages. */
const usedLater = /\/document\/picture-address/
const libraries = /\/node_modules\//
/** Components that only pages with many figures use. */
const ofFigures =
  /\/src\/web\/ui\/(?:athlete-name|club-name|forecast-bar|form-chips|match-result|past-match|share-cell|trend)|lucide-react.*\/trending-/
/** Charts and what stands around them. A coming match has figures, but no chart. */
const ofCharts = /\/src\/web\/ui\/(?:as-table|chart|choice-links|csv-link|line-plot|plot-scale)/
/** Components and icons that few people see, or few pages show. */
const alone =
  /\/src\/web\/ui\/(?:confirm-|dialog|flag|point-slider)|lucide-react.*\/(?:cloud-off|key-round|share-2|trophy)\./
const isPart = (id: string) =>
  /\/src\/web\/ui\/|lucide-react/.test(id) && !ofFigures.test(id) && !ofCharts.test(id) && !alone.test(id)
const ofRules = /\/src\/domain\/(?:squad|result|sport\/modality)/
/** Code for editing a squad. */
const ofSquads = /\/src\/web\/game\/(?:squad|market)\//
/** Small modules that most pages of the game use. */
const ofGame = /\/src\/web\/(?:base\/lazy-part|game\/(?:clock|championship)\/|game\/live\/live-bridge)/
/** Parts of a squad that has players, together in one file. */
const ofStartedSquads = /\/fantasy\/squad\/(?:absent-note|first-names|printed-squad|squad-(?:bench|chooser|figures))\./
const ofHomeAlone = /\/src\/web\/features\/home\//
const pages = /^(.*\/src\/web\/features\/(fantasy|match)\/)/

/** The names of the files that every page loads. */
export const startChunks = ['framework', 'start', 'rolldown-runtime']

/** A module and all modules that must load before it. */
function withImports(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id])
  for (const one of found) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Dozens of tiny files cost a phone more than their bytes, because each is a request, a task and a separate
 * compression. Besides the bundler's runtime, every page needs two files: libraries, which stay in caches across our
 * changes, and our own code, including what the home page shares. These two contain nothing that the home page does not
 * need. Code that several other pages share is in a few more files: outbox, parts, figures, charts, rules, squads and the game.
 * More files would also lengthen the list of files that a page starts with.
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
  /** Code that a page shares with its loader and its dialogs. */
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
    { name: 'charts', test: ofCharts, minShareCount: 3, priority: 1 },
    { name: 'rules', test: ofRules, ...few, priority: 1 },
    { name: 'started', test: ofStartedSquads, ...few, minShareCount: 1 },
    { name: 'squad', test: ofSquads, ...few },
    { name: 'game', test: ofGame, ...few },
    { name: pageName, debugName: 'page', ...few },
  ]
}
