import path from 'node:path'

const importPattern = /\b(?:from|import)\s*\(?\s*(['"])([#.][^'"]+)\1/g
/** Files whose ambient declarations affect files that do not import them. */
const isAmbient = ({ file, text }) => file.endsWith('.d.ts') || /^\s*declare (?:module|global)\b/m.test(text)

/** `#test/…` and `#bench/…` are folders next to `src`. Every other layer is a folder in `src`. */
const placeOf = (name) => (/^#(?:test|bench)\//.test(name) ? name.slice(1) : `src/${name.slice(1)}`)

/**
 * The changed files and all files that import them directly or indirectly. Only there a type may have changed.
 * Undefined if an ambient declaration changed, which can affect every file.
 */
export function reachedBy(changed, files) {
  const importers = new Map()
  for (const { file, text } of files)
    for (const [, , name] of text.matchAll(importPattern)) {
      const to = name.startsWith('#') ? placeOf(name) : path.posix.join(path.posix.dirname(file), name)
      importers.set(to, [...(importers.get(to) ?? []), file])
    }
  const reached = new Set(changed)
  if (files.some((one) => reached.has(one.file) && isAmbient(one))) return undefined
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return [...reached]
}
