import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** ELF header: the processor codes at offset 18. */
const machines = new Map([
  [0x3e, 'x64'],
  [0xb7, 'arm64'],
])

function processorOf(file) {
  const descriptor = openSync(file, 'r')
  const header = Buffer.alloc(20)
  readSync(descriptor, header, 0, 20, 0)
  closeSync(descriptor)
  return header.readUInt32BE(0) === 0x7f454c46 ? (machines.get(header.readUInt16LE(18)) ?? 'unknown') : undefined
}

/** Installs the other processor's packages on this machine and checks the architecture of every binary. */
export function checkOtherProcessor(tgz, { work, say }) {
  const cpu = process.arch === 'x64' ? 'arm64' : 'x64'
  const folder = path.join(work, cpu)
  mkdirSync(folder)
  const options = ['--prefix', folder, '--os=linux', `--cpu=${cpu}`, '--libc=glibc', '--ignore-scripts', '--no-audit']
  const installed = spawnSync('npm', ['install', ...options, tgz], { encoding: 'utf8', cwd: folder })
  if (installed.status !== 0) throw new Error(`npm install for ${cpu}: ${installed.stderr}`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  const binaries = files.map((file) => [file, processorOf(file)]).filter(([, processor]) => processor)
  const wrong = binaries.filter(([, processor]) => processor !== cpu)
  if (wrong.length > 0) throw new Error(`for ${cpu}, ${wrong[0].join(' is ')}`)
  for (const name of ['postgres', 'argon2', 'resvgjs'])
    if (!binaries.some(([file]) => path.basename(file).includes(name)))
      throw new Error(`for ${cpu} there is no ${name}`)
  say(`✓ for ${cpu}: ${binaries.length} binaries, all of them for that processor`)
}
