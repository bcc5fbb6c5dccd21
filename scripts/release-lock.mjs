/** Where Node would find a package that the one at `from` imports. */
function placeOf(packages, from, name) {
  for (let folder = from; ;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
    const above = folder.lastIndexOf('/node_modules/')
    folder = above === -1 ? '' : folder.slice(0, above)
  }
}

const neededPeers = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)

/** The dependencies of the package at a place. Optional ones may fail to install. */
const asksFor = (entry) => {
  const optional = Object.keys(entry.optionalDependencies ?? {})
  const needed = [...Object.keys(entry.dependencies ?? {}), ...neededPeers(entry)]
  return { optional, needed: needed.filter((name) => !optional.includes(name)) }
}

/**
 * Every place in the lockfile that these packages need, on any platform. A package is optional if only optional ones
 * need it.
 */
export function reachedFrom(packages, { needed, optional = [] }) {
  const found = new Map()
  const visit = (place, isOptional) => {
    if (found.has(place) && (isOptional || !found.get(place))) return
    found.set(place, isOptional)
    const wanted = asksFor(packages[place])
    for (const name of wanted.needed) {
      const next = placeOf(packages, place, name)
      if (!next) throw new Error(`${place} needs ${name}, and the lockfile lacks it`)
      visit(next, isOptional)
    }
    for (const name of wanted.optional) {
      const next = placeOf(packages, place, name)
      if (next) visit(next, true)
    }
  }
  for (const place of needed) visit(place, false)
  for (const place of optional) visit(place, true)
  return found
}

export const byName = (a, b) => (a < b ? -1 : 1)

const top = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/

/** Top-level packages with exact versions, because npm ignores the shrinkwrap of a local file. */
function exactVersions(packages, found, isOptional) {
  const names = [...found].filter(([place, optional]) => top.test(place) && optional === isOptional)
  const versions = names.map(([place]) => [top.exec(place)[1], packages[place].version])
  return Object.fromEntries(versions.sort(([a], [b]) => byName(a, b)))
}

/** Removes npm's marks, which depend on the whole project. A release has no dev dependencies. */
function entryOf({ dev: _dev, devOptional: _both, optional: _optional, peer: _peer, ...entry }, isOptional) {
  if (entry.resolved) throw new Error('the lockfile names a registry')
  return isOptional ? { ...entry, optional: true } : entry
}

/** The dependencies of a release and the shrinkwrap that pins them. */
export function lockRelease({ packages }, found, about) {
  const manifest = {
    ...about,
    dependencies: exactVersions(packages, found, false),
    optionalDependencies: exactVersions(packages, found, true),
  }
  const entries = [...found].sort(([a], [b]) => byName(a, b))
  const { name, version, license, bin, engines, dependencies, optionalDependencies } = manifest
  const shrinkwrap = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, version, license, bin, engines, dependencies, optionalDependencies },
      ...Object.fromEntries(entries.map(([place, isOptional]) => [place, entryOf(packages[place], isOptional)])),
    },
  }
  return { manifest, shrinkwrap }
}

const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]

const fits = (entry, platform) =>
  Object.entries(platform).every(([key, value]) => !entry[key] || entry[key].includes(value))

/** Whether a package is only for some platforms. */
const isNative = (entry) => Boolean(entry.os ?? entry.cpu)

/** Families of native packages, such as @resvg/resvg-js, that lack a binary for one of our platforms. */
export function missingBinaries({ packages }) {
  const natives = Object.entries(packages).filter(([, entry]) => isNative(entry))
  const family = ([place]) => place.replace(/[-/](?:android|darwin|freebsd|linux|win32|windows)-.*$/, '')
  const families = [...new Set(natives.map(family))]
  return platforms.flatMap((platform) =>
    families
      .filter((name) => !natives.some((native) => family(native) === name && fits(native[1], platform)))
      .map((name) => `${name} for ${platform.os}-${platform.cpu}`),
  )
}
