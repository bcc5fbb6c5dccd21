import type { LinkTarget } from './target.ts'

/** Thrown by a loader: there is no such page. */
export class NotFound extends Error {}

/** Thrown by a loader: the page is elsewhere. */
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
