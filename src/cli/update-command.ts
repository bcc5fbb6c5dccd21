import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder, readVersion } from '#server/version.ts'
import { UsageError } from './arguments.ts'
import type { Command, Report } from './command.ts'
import { channelSchema, isNewer, isSigned, newerReleases, type Release } from './update-channel.ts'

type Env = Record<string, string | undefined>

const patienceMs = 120_000
const mostBytes = 200 * 2 ** 20

async function read(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch(
    ({ cause, message }: Error) => {
      throw new UsageError(`${address} does not answer: ${cause instanceof Error ? cause.message : message}`)
    },
  )
  if (!answer.ok) throw new UsageError(`${address} answered ${answer.status}`)
  const refuse = () => {
    throw new UsageError(`${address} is too large`)
  }
  if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) refuse()
  // The header may be missing, and for a compressed answer it is not the length that is read here.
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    // An error in the loop cancels the rest of the answer.
    if (bytes > mostBytes) refuse()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function publicKeyOf(env: Env): string {
  const file = env['CRAQUE_UPDATE_KEY'] || path.join(projectFolder(), 'deploy', 'release-key.pem')
  if (!existsSync(file))
    throw new UsageError(`there is no key to verify packages with: ${file}. CRAQUE_UPDATE_KEY names another file.`)
  return readFileSync(file, 'utf8')
}

/** Undefined if the text is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readChannel(env: Env): Promise<{ address: string; releases: Release[] }> {
  const address = env['CRAQUE_UPDATE_CHANNEL']
  if (!address) throw new UsageError('CRAQUE_UPDATE_CHANNEL names no address of a channel')
  const parsed = channelSchema.safeParse(parsedJson(Buffer.from(await read(address)).toString()))
  if (!parsed.success) throw new UsageError(`${address} is no channel that this version can read`)
  return { address, releases: parsed.data.releases }
}

function versionInside(file: string): string {
  const { status, stdout } = spawnSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' })
  if (status !== 0) throw new UsageError(`${file} is no package`)
  return (JSON.parse(stdout) as { version: string }).version
}

/** The signature covers the bytes alone: an older package under a new number must not pass. */
function newerVersionInside(file: string, told: string | undefined): string {
  const inside = versionInside(file)
  if (told !== undefined && inside !== told)
    throw new UsageError(`the package says that it is ${inside}, and the channel ${told}`)
  if (!isNewer(inside, readVersion())) throw new UsageError(`${inside} is not newer than ${readVersion()}`)
  return inside
}

interface Found {
  bytes: Uint8Array
  signature: string
  version: string | undefined
}

/** A package that somebody copied here, with its signature beside it, where the server reaches no network. */
const readCopied = (file: string): Found => ({
  bytes: readFileSync(file),
  signature: readFileSync(`${file}.sig`, 'utf8').trim(),
  version: undefined,
})

async function readNewest(env: Env, withinMinor: boolean): Promise<Found | undefined> {
  const { address, releases } = await readChannel(env)
  const [newest] = newerReleases(releases, { installed: readVersion(), withinMinor })
  if (!newest) return undefined
  const bytes = await read(new URL(newest.package, address).href)
  return { bytes, signature: newest.signature, version: newest.version }
}

function store({ bytes, signature, version }: Found, { folder, env }: { folder: string; env: Env }): Report {
  if (!isSigned(bytes, { signature, publicKey: publicKeyOf(env) }))
    throw new UsageError('the signature of the package is wrong: it was thrown away')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'craque.tgz')
  writeFileSync(file, bytes)
  try {
    const inside = newerVersionInside(file, version)
    return { text: inside, json: { version: inside, file } }
  } catch (error) {
    // Nobody should find and install it later.
    rmSync(file)
    throw error
  }
}

async function check(env: Env): Promise<Report> {
  const installed = readVersion()
  const { releases } = await readChannel(env)
  const newer = newerReleases(releases, { installed, withinMinor: false })
  const [newest] = newer
  if (!newest) return { text: `${installed} is the newest version.`, json: { installed, newer } }
  const notes = newer.map(({ version, publishedAt, notes: text }) => `${version}, ${publishedAt}\n${text}`)
  const text = [`Version ${newest.version} can be installed; this is ${installed}.`, ...notes].join('\n\n')
  return { text, json: { installed, newer } }
}

export const updateCommand: Command = {
  usage: 'update --check | update --into FOLDER [--from FILE] [--minor]',
  about:
    'says what is new, or saves the verified package of the newest version in a folder; deploy/update.sh installs it',
  runAlone: async (_words, flags, env) => {
    if (flags.check) return check(env)
    if (!flags.into) throw new UsageError('say --check, or --into FOLDER')
    const found = flags.from ? readCopied(flags.from) : await readNewest(env, flags.minor ?? false)
    if (!found) return { text: '', json: { version: null } }
    return store(found, { folder: flags.into, env })
  },
}
