import { readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { reachedFrom } from './release-lock.mjs'

const nameOf = (module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)[0]
const isPackage = (module) => typeof module === 'string' && !/^[./#]|^(?:file|data):/.test(module) && !isBuiltin(module)

/** The packages that a built file imports or requires. Words in its texts and comments do not count. */
export function packagesOf(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found = new Set()
  const add = (source) => isPackage(source?.value) && found.add(nameOf(source.value))
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    CallExpression: ({ callee, arguments: [first] }) => /^_*require$/.test(callee.name ?? '') && add(first),
  }).visit(program)
  return [...found]
}

/** The packages that the files of a built folder import, with one of the files that does. */
export function packagesIn(folder) {
  const found = new Map()
  for (const name of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js')))
    for (const one of packagesOf(name, readFileSync(path.join(folder, name), 'utf8'))) found.set(one, name)
  return found
}

/**
 * What is wrong with the packages of a release: an imported package that it does not declare, or a declared one that
 * neither the server nor a package below it asks for. `byName` are packages that the server finds without an import.
 */
export function wrongPackages({ shrinkwrap, imported, byName }) {
  const own = shrinkwrap.packages['']
  const declared = [...Object.keys(own.dependencies), ...Object.keys(own.optionalDependencies)]
  const missing = [...imported].filter(([name]) => !declared.includes(name))
  const roots = [...imported.keys(), ...byName].filter((name) => declared.includes(name))
  const needed = reachedFrom(shrinkwrap.packages, { needed: roots.map((name) => `node_modules/${name}`) })
  return [
    ...missing.map(([name, file]) => `${file} imports ${name}, and the package does not declare it`),
    ...declared
      .filter((name) => !needed.has(`node_modules/${name}`))
      .map((name) => `the package declares ${name}, and nothing loads it`),
  ]
}
