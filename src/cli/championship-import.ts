import type { Problem } from '#domain/import/problem.ts'
import { firstProblems, refuses } from '#domain/import/problem.ts'
import { isTimeZone } from '#domain/clock/zoned-time.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import {
  askedFor,
  importFiles,
  previewImport,
  type ImportError,
  type Target,
} from '#jobs/import/import-championship.ts'
import type { Requested } from '#jobs/import/model/build-model.ts'
import { loadPaths } from '#jobs/import/read/load-paths.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import type { Plan } from '#jobs/import/store/plan-import.ts'
import { summaryOf } from '#jobs/import/store/summary.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'
import { importing } from '#web/copy/en/importing.ts'
import { roundLines } from '#web/game/import/round-lines.ts'
import { UsageError, type Flags } from './arguments.ts'
import type { Command, Report } from './command.ts'
import type { OpenDatabase } from './open.ts'

const SHOWN_PROBLEMS = 40

function problemText({ file, line, code, values }: Problem): string {
  const place = line === null ? file : `${file}:${line}`
  return `  ${refuses({ code }) ? '✗' : '·'} ${place}  ${importing.problems[code](values)}`
}

function planText({ tables, problems }: Pick<Plan, 'tables' | 'problems'>): string[] {
  const counts = Object.entries(summaryOf({ tables })).map(
    ([name, { made, changed, unchanged }]) =>
      `  ${name.padEnd(16)} ${made} new, ${changed} changed, ${unchanged} unchanged`,
  )
  return [...counts, ...firstProblems(problems, SHOWN_PROBLEMS).map(problemText)]
}

function refused(error: Exclude<ImportError, { kind: 'meanwhile' }>): Report {
  if (error.kind === 'unknown_championship')
    return { text: `there is no championship "${error.slug}" to import into`, json: error, failed: true }
  const { tables, problems } = error.plan
  return {
    text: ['Nothing was imported:', ...planText({ tables, problems: problems.filter(refuses) })].join('\n'),
    json: { refused: true, problems },
    failed: true,
  }
}

const oneProblem = (problem: Problem): Report => ({
  text: `Nothing was imported:\n${problemText(problem)}`,
  json: { refused: true, problems: [problem] },
  failed: true,
})

const nameIn = ({ names }: Plan['pairing'], key: string) => `${names.get(key) ?? key} (${key})`

/** IM13: the rounds that the files bring, the rounds that wait, and the corrections. */
function roundsText({ roundNews, corrected }: Plan): string[] {
  const words = importing.rounds
  return [...roundLines(roundNews, words), ...corrected.map(({ round, ...sums }) => words.corrected(round, sums))].map(
    (line) => `  ${line}`,
  )
}

/** JN1: clubs without a partner, and how to say which two are one. */
function pairingText({ pairing }: Plan): string[] {
  const alone = pairing.unpaired.map(
    ({ key, lacks, players, matches }) =>
      `  ? ${nameIn(pairing, key)} has ${lacks === 'matches' ? `${players} players and no match` : `${matches} matches and no player`}`,
  )
  const proposals = pairing.proposals.map(
    ({ from, to, reasons }) =>
      `  → ${nameIn(pairing, from)} may be ${nameIn(pairing, to)}: ${reasons.join(', ')}. Say --pair ${from}=${to}`,
  )
  return [...alone, ...proposals]
}

/** `--pair spt=sc-recife`, once for each pair. */
function pairsOf({ pair = [] }: Flags): Map<string, string> {
  return new Map(
    pair.map((text) => {
      const [, from, to] = /^([^=]+)=([^=]+)$/.exec(text.trim()) ?? []
      if (from === undefined || to === undefined) throw new UsageError('--pair must look like spt=sc-recife')
      return [from, to] as const
    }),
  )
}

const secondsFrom = (fromMs: number, toMs = performance.now()) => Math.round((toMs - fromMs) / 10) / 100

async function run({ db }: OpenDatabase, paths: string[], flags: Flags): Promise<Report> {
  if (paths.length === 0) throw new UsageError('name the files or folders to import')
  const timeZone = flags['time-zone']
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new UsageError(`there is no time zone "${timeZone}"`)
  const modality = MODALITY_NAMES.find((name) => name === flags.modality)
  if (flags.modality !== undefined && !modality)
    throw new UsageError(`--modality is one of ${MODALITY_NAMES.join(', ')}`)
  const startedMs = performance.now()
  const loaded = await loadPaths(paths)
  if (!loaded.ok) return oneProblem(loaded.error)
  const to: Target = flags.into === undefined ? { name: flags.name } : { into: flags.into }
  const read = (known: Requested) =>
    readFiles(loaded.value, { ...known, timeZone: timeZone ?? known.timeZone, modality: known.modality ?? modality })
  if (!flags.yes) {
    const model = await read(await askedFor(db, to, pairsOf(flags)))
    const readMs = performance.now()
    const plan = await previewImport(db, model, to)
    if (!plan.ok) return refused(plan.error)
    const seconds = { reading: secondsFrom(startedMs, readMs), planning: secondsFrom(readMs) }
    const failed = plan.value.problems.some(refuses)
    const last = failed ? 'It would be refused.' : 'Nothing was written. Say --yes to import.'
    return {
      text: [
        ...planText(plan.value),
        ...roundsText(plan.value),
        ...pairingText(plan.value),
        `  read in ${seconds.reading} s, compared in ${seconds.planning} s`,
        last,
      ].join('\n'),
      json: {
        preview: summaryOf(plan.value),
        problems: plan.value.problems,
        rounds: plan.value.roundNews,
        corrected: plan.value.corrected,
        unpaired: plan.value.pairing.unpaired,
        proposals: plan.value.pairing.proposals,
        seconds,
      },
      failed,
    }
  }
  const files = loaded.value.map(({ name }) => name)
  const imported = await importFiles(db, { read, to, files, managerId: null, pairs: pairsOf(flags) })
  if (!imported.ok) return refused(imported.error)
  await queueDueWork(db, createProviders(db))
  const { slug, importId, plan } = imported.value
  return {
    text: [
      importId === null ? `${slug}: nothing is new.` : `${slug} (import ${importId}):`,
      ...planText(plan),
      ...roundsText(plan),
      ...pairingText(plan),
    ].join('\n'),
    json: { slug, importId, made: summaryOf(plan), problems: plan.problems },
  }
}

export const championshipImport: Command = {
  usage:
    'championship import PATH... [--into SLUG] [--name NAME] [--time-zone ZONE] [--modality campo|fut7|futsal] [--pair KEY=KEY] [--yes]',
  about: 'shows what files would make of a championship, and with --yes makes it, in one step',
  run,
}
