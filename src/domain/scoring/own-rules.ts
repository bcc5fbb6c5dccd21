/** SC12: a set that organisers wrote is stored under a name that says whose it is and which version. */
export const ownRulesName = (name: string, { championshipId, version }: { championshipId: number; version: number }) =>
  `${name}@${championshipId}.${version}`

/** The name as people read it: `amigos@7.2` is `amigos v2`. */
export const shownRules = (stored: string): string => stored.replace(/@\d+\.(\d+)$/, ' v$1')
