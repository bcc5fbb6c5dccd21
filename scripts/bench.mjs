import { readdirSync } from 'node:fs'
import path from 'node:path'
import { bin, ensureBuilt, ensureInstalled, root, run } from './lib.mjs'

ensureInstalled()
ensureBuilt()
const known = readdirSync(path.join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}

const failed = (wanted.length > 0 ? wanted : known).filter((name) => {
  console.log(`\n# ${name}`)
  return (
    run(bin('tsx'), [path.join('bench', `${name}.ts`)], { env: { ...process.env, NODE_ENV: 'production' } }).status !==
    0
  )
})
console.log(failed.length === 0 ? '\nEvery target was met.' : `\nOver budget or failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
