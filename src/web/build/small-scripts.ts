import { minifySync, type Plugin } from 'vite'

const scripts = /(?<= = )script`([^`]*)`/g

/** What stands in every page for its own sake (`document/script.ts`), in as few letters as do the same. */
export function smallScripts(): Plugin {
  return {
    name: 'craque-small-scripts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /= script`/ },
      handler: (code) => ({
        code: code.replaceAll(scripts, (_, text: string) => JSON.stringify(small(text))),
        map: null,
      }),
    },
  }
}

export function small(text: string): string {
  const { code, errors } = minifySync('script.js', text, { module: true })
  if (errors.length > 0) throw new Error(`no script: ${text}`)
  return code.trimEnd()
}
