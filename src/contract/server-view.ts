/** What every page may know about the server that draws it. */
export interface ServerView {
  version: string
  /** A demonstration is open to everybody, and its data is deleted every night. */
  isDemo: boolean
  /** The sign-in provider that the operator has set up, if any. */
  provider: { name: string; isOnly: boolean } | null
}

export const unknownServer: ServerView = { version: '', isDemo: false, provider: null }
