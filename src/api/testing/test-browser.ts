interface Answering {
  request: (path: string, init: RequestInit) => Promise<Response>
}

/** A browser's side of the API for tests: keeps cookies, sends JSON, and has its own address. */
export function testBrowser(app: Answering, options: { ip?: string; cookie?: string; origin?: string } = {}) {
  const jar = new Map<string, string>()
  for (const pair of options.cookie?.split('; ') ?? [])
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  let ip =
    options.ip ??
    `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

  async function send(method: string, path: string, body?: unknown) {
    const headers = new Headers({
      'x-forwarded-for': ip,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36',
    })
    if (options.origin) headers.set('origin', options.origin)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined) headers.set('content-type', 'application/json')
    const response = await app.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body?: unknown) => send('POST', path, body),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    patch: (path: string, body?: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
    cookies: jar,
    moveTo: (next: string) => {
      ip = next
    },
  }
}
