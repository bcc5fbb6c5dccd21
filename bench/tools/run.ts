import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createReport, verdictOf, type Bench } from './report.ts'

const [name = ''] = process.argv.slice(2)
const { run } = (await import(pathToFileURL(path.resolve(import.meta.dirname, '..', `${name}.ts`)).href)) as Bench
const report = createReport()
await run(report)
const verdict = verdictOf(report.figures())
if (verdict !== 'met') console.error(`  ${name}: ${verdict}`)
process.exit(verdict === 'met' ? 0 : 1)
