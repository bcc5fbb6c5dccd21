import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

const REGISTRY_BASE = 'docker.io/library/debian:trixie-slim'
const OWN_BASE = 'localhost/craque-base:trixie'
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'
const patienceMs = 20 * 60_000

/** Why this machine cannot build images. Undefined if it can. */
export function whyNoImages() {
  if (process.platform !== 'linux') return 'buildah runs on Linux only'
  if (process.getuid() !== 0) return 'it needs root, or a user with subordinate ids'
  if (spawnSync('buildah', ['--version']).status !== 0) return 'buildah is not installed (apt install buildah)'
  return undefined
}

/** Runs buildah with a temporary image store. It needs no daemon, and cannot set limits. */
export function createBuildah(work) {
  const store = ['--root', path.join(work, 'store'), '--runroot', path.join(work, 'run'), '--storage-driver', 'vfs']
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: work }
  const tryRun = (args, timeout = patienceMs) =>
    spawnSync('buildah', [...store, ...args], { encoding: 'utf8', env, timeout, maxBuffer: 2 ** 26 })
  const run = (args) => {
    const { status, stdout, stderr } = tryRun(args)
    if (status !== 0) throw new Error(`buildah ${args.join(' ')}: ${stderr.slice(-2_000)}`)
    return stdout.trim()
  }

  /** A base image from Debian's packages, for machines that reach no image registry. */
  function makeBase(installTool) {
    if (spawnSync('mmdebstrap', ['--version']).error) installTool()
    const file = path.join(work, 'base.tar')
    const made = spawnSync('mmdebstrap', ['--variant=apt', 'trixie', file], { encoding: 'utf8', env })
    if (made.status !== 0) throw new Error(`mmdebstrap: ${made.stderr.slice(-2_000)}`)
    const container = run(['from', 'scratch'])
    run(['add', container, file, '/'])
    run(['commit', '--rm', container, OWN_BASE])
    return OWN_BASE
  }

  return {
    run,
    findBase: (installTool) =>
      tryRun(['pull', REGISTRY_BASE], 60_000).status === 0
        ? { base: REGISTRY_BASE, from: REGISTRY_BASE }
        : { base: makeBase(installTool), from: 'a base by mmdebstrap, because no registry answered' },
    build: ({ context, base, version }) => {
      const image = `localhost/craque:${version}`
      const given = ['--build-arg', `BASE=${base}`, '--build-arg', `VERSION=${version}`]
      // The certificates that this machine trusts, for npm inside the build.
      const trust = existsSync(TRUSTED)
        ? ['--volume', `${TRUSTED}:/run/trusted.crt:ro`, '--build-arg', 'NPM_CONFIG_CAFILE=/run/trusted.crt']
        : []
      const file = path.join(root, 'deploy', 'Containerfile')
      // Docker's image format, because the OCI format has no health check.
      run([
        'build',
        '--isolation',
        'chroot',
        '--format',
        'docker',
        ...given,
        ...trust,
        '--tag',
        image,
        '--file',
        file,
        context,
      ])
      return image
    },
    inspect: (image) => JSON.parse(run(['inspect', '--type', 'image', image])).Docker.config,
    /** A process in a new container of the image, with the given volume. */
    start: (container, { volume, env: settings, command }) => {
      const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
      const args = ['run', '--isolation', 'chroot', '--volume', `${volume}:/var/lib/craque`, ...variables]
      return spawn('buildah', [...store, ...args, container, '--', ...command], { env })
    },
    mount: (container) => run(['mount', container]),
    close: () => {
      tryRun(['rm', '--all'])
      tryRun(['rmi', '--all', '--force'])
    },
  }
}
