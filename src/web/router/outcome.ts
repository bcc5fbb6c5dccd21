import type { LinkTarget } from './target.ts'

/** A loader throws it if the page does not exist. */
export class NotFound extends Error {}

/** A loader throws it if the page is elsewhere. */
export class Redirect extends Error {
  readonly target: LinkTarget
  readonly status: 301 | 307

  constructor(target: LinkTarget, status: 301 | 307) {
    super('redirect')
    this.target = target
    this.status = status
  }
}

export const notFound = (): NotFound => new NotFound('not found')
export const redirect = (target: LinkTarget, status: 301 | 307 = 307): Redirect => new Redirect(target, status)
