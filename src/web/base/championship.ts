import { API_CHAMPIONSHIP_PARAMETER, CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { Fixed } from '#web/router/addresses.ts'
import type { FetchApi } from './api-client.ts'

/**
 * The championship in the address, or undefined for the main one. A document belongs to one: switching loads another
 * document.
 */
export const championshipIn = (search: string | URLSearchParams): string | undefined =>
  new URLSearchParams(search).get(CHAMPIONSHIP_PARAMETER) ?? undefined

/** The address with its championship. An address that already names one keeps it. */
export function addressIn(championship: string | undefined, path: string): string {
  const parameter = path.startsWith('/api/') ? API_CHAMPIONSHIP_PARAMETER : CHAMPIONSHIP_PARAMETER
  if (!championship || path.includes(`${parameter}=`)) return path
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(championship)}`
}

export const fetchIn =
  (championship: string | undefined, fetchApi: FetchApi): FetchApi =>
  (path, init) =>
    fetchApi(addressIn(championship, path), init)

/**
 * Routes and links do not know this parameter. It is removed from every incoming address and added to every outgoing
 * one.
 */
export const fixedIn = (championship: string | undefined): Fixed =>
  championship ? { [CHAMPIONSHIP_PARAMETER]: championship } : {}
