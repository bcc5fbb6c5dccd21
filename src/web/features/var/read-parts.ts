import type { RoundFile } from '#verify/round-file.ts'
import { callApi, type FetchApi } from '#web/base/api-client.ts'

export const partOf = (roundId: number, part: number) => ({ id: roundId, part: part > 1 ? part : undefined })

/** A round with more lineups than one file holds has several files. */
export async function readParts(fetchApi: FetchApi, roundId: number): Promise<RoundFile[]> {
  const files = [await callApi(fetchApi, 'GET /api/rounds/{id}/var', partOf(roundId, 1))]
  for (let part = 2; part <= (files[0]?.parts ?? 1); part++)
    files.push(await callApi(fetchApi, 'GET /api/rounds/{id}/var', partOf(roundId, part)))
  return files
}
