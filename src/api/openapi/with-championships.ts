import { API_CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { ApiDocument } from './docs-page.ts'

const parameter = {
  name: API_CHAMPIONSHIP_PARAMETER,
  in: 'query',
  required: false,
  description:
    'Slug of the championship; without it, the main one. Answers 404 championship_unknown if there is none that I may see.',
  schema: { type: 'string' },
}

/** CP3: an id in the address already determines the championship. */
const isNamed = (path: string) =>
  /^\/api\/(?:operator\/)?(?:clubs|divisions|leagues|matches|players|pools|rounds|squads)\/\{id\}/.test(path)

/** About people, or about the whole server. */
const isOfServer = (path: string) =>
  /^\/api\/(?:account|championships|profile\/name|leagues\/invited|rankings\/server|operator\/(?:imports|audit)|managers\/\{id\}\/follow)(?:\/|$)/.test(
    path,
  )

/** Adds the championship's parameter to every route that needs one. */
export function withChampionships<D extends ApiDocument>(document: D): D {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(methods))
      if (!isNamed(path) && !isOfServer(path)) operation.parameters = [...(operation.parameters ?? []), parameter]
  return document
}
