/** What every page may know of the server that draws it. */
export interface ServerView {
  version: string
  /** A demonstration: open to anybody, and emptied every night. */
  isDemo: boolean
  /** The sign-in that the group has already. */
  provider: { name: string; isOnly: boolean } | null
}

export const unknownServer: ServerView = { version: '', isDemo: false, provider: null }
