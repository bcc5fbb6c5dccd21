import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { UsageError, wholeNumber } from './arguments.ts'
import type { Command } from './command.ts'
import { listenAsWitness } from './witness/listen.ts'
import { visitServer } from './witness/visit-server.ts'
import { openWitness } from './witness/witness-state.ts'

const FILE = 'craque-witness.json'
const USUAL_SECONDS = 60
/** The exit code if nothing is refused, but the server no longer shows a championship. */
const GONE = 3

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`)

/** The default name of the witness: the machine's name in a form that C2SP allows. */
const usualName = () =>
  `${
    hostname()
      .toLowerCase()
      .replaceAll(/[^a-z0-9.-]/g, '-')
      .slice(0, 60) || 'craque'
  }/w1`

export const witnessCommand: Command = {
  usage: 'witness URL [--once] [--every SECONDS] [--file FILE] [--name NAME] [--listen PORT]',
  about:
    'cosigns the VAR aberto logs of another server (C2SP tlog-witness), and refuses one that forks or shrinks; stores its state in a file',
  runAlone: async ([server], flags) => {
    if (!server || !URL.canParse(server)) throw new UsageError('name the address of the server (https://server)')
    const witness = await openWitness(flags.file ?? FILE, flags.name ?? usualName())
    if (flags.once) {
      const { lines, isWrong, isGone = false } = await visitServer(witness, server)
      const json = { key: witness.key, lines, isWrong, isGone }
      return { text: [witness.key, ...lines].join('\n'), json, exitCode: isWrong ? 1 : isGone ? GONE : 0 }
    }
    say(`chave: ${witness.key}`)
    if (flags.listen !== undefined) {
      const { port } = await listenAsWitness(witness, wholeNumber(flags.listen, '--listen'))
      say(`add-checkpoint na porta ${port}`)
    }
    const seconds = flags.every === undefined ? USUAL_SECONDS : wholeNumber(flags.every, '--every')
    for (;;) {
      const told = await visitServer(witness, server).catch((error: unknown) => ({ lines: [String(error)] }))
      for (const line of told.lines) say(line)
      await pause(Math.max(1, seconds) * 1000)
    }
  },
}
