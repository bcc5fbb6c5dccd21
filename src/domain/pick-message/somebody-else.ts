const OF_MATCHES = new Set(
  'rodada dia jogo jogos partida galera bolao semana hoje vez campeonato brasileirao final noite tarde classico grenal derby derbi bavi majestoso atletiba'.split(
    ' ',
  ),
)

/** PM3: "palpites do Zé: …" are somebody else's, and "meu irmão vai de Fla" is what the brother says. */
export function isOfSomebodyElse(
  plain: string,
  { isClub, isWord }: Record<'isClub' | 'isWord', (word: string) => boolean>,
): boolean {
  const found = /\bpalpites?\s+d[oa]s?\s+([a-z]+)/.exec(plain)?.[1]
  if (found !== undefined && !OF_MATCHES.has(found) && !isClub(found) && !isWord(found)) return true
  const own = /\b(?:o|a|os|as)\s+(?:d[oae]\s+([a-z]+)\s+eh?|dele|dela|deles|delas)\b/.exec(plain)
  if (own && !(own[1] !== undefined && (OF_MATCHES.has(own[1]) || isClub(own[1])))) return true
  // "João: Fla 2x0", "Fla 2x0 (Ana)": a name that nobody knows.
  const named = /(?:^|\n)\s*([a-z]+)\s*(?::|-)\s|\(\s*([a-z]+)\s*\)/.exec(plain)
  const name = named?.[1] ?? named?.[2]
  if (
    name !== undefined &&
    !/(?:mente|ando|endo|indo)$/.test(name) &&
    !isClub(name) &&
    !isWord(name) &&
    !OF_MATCHES.has(name)
  )
    return true
  const other =
    /(?:^|[\n,;]\s*)(?:o|a)\s+([a-z]+)\s+(?:vai\s+(?:de|com)|aposta(?:\s+n[oa])?|fecha\s+com|crava|palpita|chuta)\b/.exec(
      plain,
    )?.[1]
  if (other !== undefined && !isClub(other) && !isWord(other) && !OF_MATCHES.has(other)) return true
  return /\b(?:meu|minha|teu|tua|seu|sua)\s+(?!palpites?|chutes?|placar|jogo|time)[a-z]+\s+(?:vai\s+(?:de|no|com)|aposta|quer|fala|fecha|crava|joga)\b/.test(
    plain,
  )
}
