import { checkBehindCaddy } from './deploy-caddy.mjs'
import { checkUnit } from './deploy-unit.mjs'
import { checkUpdate } from './deploy-update.mjs'
import { ensureBuilt, ensureInstalled } from './lib.mjs'

// Checks the claims of docs/deploy.md on this machine, with servers, folders and ports of its own.
const parts = { unit: checkUnit, caddy: checkBehindCaddy, update: checkUpdate }
const wanted = process.argv.slice(2)

ensureInstalled()
ensureBuilt()
let isWrong = false
for (const [name, check] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const say = (line) => console.log(`${name}: ${line}`)
  try {
    await check(say)
  } catch (error) {
    isWrong = true
    say(`✗ ${error.message}`)
  }
}
process.exitCode = isWrong ? 1 : 0
