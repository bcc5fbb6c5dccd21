/** SC12: rules that organisers wrote are stored under their name, their championship and their version. */
export const ownRulesName = (name: string, { championshipId, version }: { championshipId: number; version: number }) =>
  `${name}@${championshipId}.${version}`

/** The name as people read it: `amigos@7.2` is `amigos v2`. */
export const shownRules = (stored: string): string => stored.replace(/@\d+\.(\d+)$/, ' v$1')
