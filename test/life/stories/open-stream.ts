import type { Device } from '#test/life/chronicle.ts'
import { Failure } from '#test/life/failure.ts'
import type { Life } from '#test/life/life.ts'
import { cookieLine } from '#test/life/person.ts'

/** The event stream of a championship, as an open page keeps it. */
export async function openStream(life: Life, slug: string, device: Device = { cookies: {} }) {
  const stop = new AbortController()
  const { status, body } = await fetch(`${life.server.url()}/api/stream?championship=${slug}`, {
    headers: { cookie: cookieLine(device) },
    signal: stop.signal,
  })
  if (status !== 200 || !body) throw new Failure('refused', `the stream of ${slug} answered ${status}`)
  let isOpen = true
  const end = () => {
    isOpen = false
  }
  void body.pipeTo(new WritableStream()).then(end, end)
  return { isOpen: () => isOpen, close: () => stop.abort() }
}
