import { inNewChromium } from './chromium.ts'

/** The part of Lighthouse that we use. With its own types, a third of all packages would only serve this bench. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; output: string; logLevel: string; onlyCategories: string[] },
  ) => Promise<
    | {
        lhr: {
          categories: Record<string, { score: number | null }>
          audits: Record<string, { numericValue?: number } | undefined>
        }
      }
    | undefined
  >
}

const place = new URL('../lighthouse/node_modules/lighthouse/core/index.js', import.meta.url)

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Lighthouse's mobile preset, in the Chromium of the browser tests. */
export async function measureLighthouse(url: string) {
  const port = await freePort()
  const { default: lighthouse } = (await import(place.href)) as Lighthouse
  const measure = async () => {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error('lighthouse gave no result')
    const { categories, audits } = result.lhr
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      firstPaintMs: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  }
  return inNewChromium(measure, [`--remote-debugging-port=${port}`])
}
