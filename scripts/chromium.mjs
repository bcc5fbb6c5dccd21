import { existsSync } from 'node:fs'
import { run, bin } from './lib.mjs'

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = () => known.find((file) => file && existsSync(file))

async function playwrightChromium() {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/** A Chromium for the browser tests: the system's, else Debian's package (as root), else Playwright's download. */
export async function ensureChromium() {
  const found = installed() ?? (await playwrightChromium())
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const file = installed()
    if (file) return file
  }
  console.log('Downloading Chromium with Playwright…')
  run(bin('playwright-core'), ['install', 'chromium'])
  return playwrightChromium()
}
