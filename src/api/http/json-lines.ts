const encoder = new TextEncoder()

/** Typed as `string`, because the router parses every literal type that ends in "json" as one document. */
export const linesOfJson: string = 'application/x-ndjson'

/**
 * Answers line by line while work goes on. The last line says whether the work succeeded. The work continues after the
 * client has left.
 */
export function streamJsonLines(work: (say: (line: unknown) => void) => Promise<boolean>): Response {
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
