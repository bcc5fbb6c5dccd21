import { API_CHAMPIONSHIP_PARAMETER, CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { Fixed } from '#web/router/location.ts'
import type { FetchApi } from './api-client.ts'

/** The one an address names; none: the main one. A document is of one: to choose another loads another document. */
export const championshipIn = (search: string | URLSearchParams): string | undefined =>
  new URLSearchParams(search).get(CHAMPIONSHIP_PARAMETER) ?? undefined

/** The address with its championship; one that names another by itself keeps it. */
export function addressIn(championship: string | undefined, path: string): string {
  const parameter = path.startsWith('/api/') ? API_CHAMPIONSHIP_PARAMETER : CHAMPIONSHIP_PARAMETER
  if (!championship || path.includes(`${parameter}=`)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(championship)}`
}

export const fetchIn =
  (championship: string | undefined, fetchApi: FetchApi): FetchApi =>
  (path, init) =>
    fetchApi(addressIn(championship, path), init)

/** Routes and links know nothing of it: it is taken from every address that comes in and put on every one that goes out. */
export const fixedIn = (championship: string | undefined): Fixed =>
  championship ? { [CHAMPIONSHIP_PARAMETER]: championship } : {}
