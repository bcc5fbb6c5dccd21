const encoder = new TextEncoder()

/** Not as a literal: the router takes every type that ends in "json" for one whole document. */
export const linesOfJson: string = 'application/x-ndjson'

/**
 * An answer that is told line by line while work goes on; the last line says whether it came to its end. Work goes on when
 * nobody listens any more.
 */
export function tellInLines(work: (say: (line: unknown) => void) => Promise<boolean>): Response {
  let isHeard = true
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      const say = (line: unknown) => {
        if (isHeard) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      void work(say).then((ended) => {
        say({ ended })
        if (isHeard) stream.close()
      })
    },
    cancel: () => {
      isHeard = false
    },
  })
  return new Response(body, {
    headers: { 'content-type': `${linesOfJson}; charset=utf-8`, 'cache-control': 'no-store' },
  })
}
