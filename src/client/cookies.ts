/** Node keeps no cookies between requests. Browsers do, and hide `set-cookie` from scripts. */
export function createCookies() {
  const known = new Map<string, string>()
  return {
    text: () => [...known].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: ({ headers }: Response): void => {
      for (const line of headers.getSetCookie?.() ?? []) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
        if (value === '' || /;\s*max-age=0\b/i.test(line)) known.delete(name)
        else known.set(name, value)
      }
    },
  }
}
