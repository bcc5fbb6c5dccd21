import { spawnSync } from 'node:child_process'

const MOST_MB_BEYOND_BASE = 250

const expect = (isTrue, sentence) => {
  if (!isTrue) throw new Error(sentence)
}

/** Chroot isolation cannot test these settings, so at least their values in the image are checked. */
export function checkConfiguration(config, { version, say }) {
  expect(/^\d+$/.test(config.User ?? '') && config.User !== '0', `it runs as ${config.User || 'root'}`)
  expect(config.StopSignal === 'SIGTERM', `it stops by ${config.StopSignal}`)
  expect(config.Healthcheck?.Test?.includes('health'), 'it has no health check')
  const volumes = Object.keys(config.Volumes ?? {})
  expect(volumes.join() === '/var/lib/craque', `its volumes are ${volumes.join()}`)
  const label = config.Labels?.['org.opencontainers.image.version']
  expect(label === version, `its label says that it is ${label}`)
  say(`✓ user ${config.User}, SIGTERM, a health check, one volume, version ${label}`)
}

function megabytes(buildah, image) {
  const container = buildah.run(['from', image])
  const { stdout } = spawnSync('du', ['-sxm', buildah.mount(container)], { encoding: 'utf8' })
  buildah.run(['rm', container])
  return Number.parseInt(stdout, 10)
}

/** Compares the unpacked sizes of the image and of its Debian base. The base has no Node, so Node counts too. */
export function checkSize(buildah, { image, base, say }) {
  const [whole, below] = [megabytes(buildah, image), megabytes(buildah, base)]
  say(`  ${whole} MB unpacked, ${below} MB of them Debian`)
  expect(whole - below <= MOST_MB_BEYOND_BASE, `${whole - below} MB beyond its base, at most ${MOST_MB_BEYOND_BASE}`)
  say(`✓ ${whole - below} MB beyond its base (at most ${MOST_MB_BEYOND_BASE})`)
}
