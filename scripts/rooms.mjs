import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'
import { brokenRules } from './room-rules.mjs'
import { houses, layersWithoutCycles } from './room-table.mjs'

const files = readdirSync(path.join(root, 'src'), { recursive: true })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({
    file: `src/${name.split(path.sep).join('/')}`,
    text: readFileSync(path.join(root, 'src', name), 'utf8'),
  }))
const broken = brokenRules(files, { layers: layersWithoutCycles, houses })
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0
