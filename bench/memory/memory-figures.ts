export interface MemoryFigures {
  residentMb: number
  heapMb: number
  externalMb: number
}

/** Figures from the server's own metrics. */
export async function figuresOf(url: string, token: string): Promise<MemoryFigures> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20
  return {
    residentMb: megabytes('process_resident_memory_bytes'),
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
    externalMb: megabytes('nodejs_external_memory_bytes'),
  }
}
