import { writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** The package's place in node_modules, with the same name as in the lockfile. */
function placeOfModule(id: string): string | undefined {
  const file = id.replaceAll('\\', '/').replace(/^\0/, '')
  const found = inPackage.exec(file)
  const start = file.indexOf('/node_modules/')
  return found && !file.includes('/node_modules/.') ? found[0].slice(start + 1, -1) : undefined
}

/** Modules that bundled CommonJS code still requires at run time. Its own texts may contain a plain `require`. */
const required = ({ code }: { code: string }) =>
  [...code.matchAll(/\b__require\("([^."/][^"]*)"\)/g)].map(([, name]) => name ?? '')

/** `npm run release` must know which packages the built files contain and which they import. */
export function notePackages(): Plugin {
  return {
    name: 'craque-packages',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const own = new Set(Object.keys(bundle))
      const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports, ...required(chunk)])
      const built = chunks.flatMap(({ moduleIds }) => moduleIds.map(placeOfModule)).filter((name) => name !== undefined)
      const facts = {
        imported: [...new Set(imported.filter((name) => !own.has(name) && !isBuiltin(name)))].sort(),
        built: [...new Set(built)].sort(),
      }
      await writeFile(path.join(path.dirname(dir), `packages-${this.environment.name}.json`), JSON.stringify(facts))
    },
  }
}
