import { nameKey } from './name-key.ts'

/** Words that make a name with "Craque" seem to come from the game. */
const officialWords = `administradora, administrador, administrator, administração, administration, moderadora, moderador,
  moderator, operadora, operador, operator, campeonato, segurança, security, atendimento, organização, organizadora,
  organizador, suporte, soporte, support, sistema, system, torneio, torneo, oficial, official, servidor, server, equipe,
  equipo, staff, ajuda, ayuda, league, admin, liga, copa, game, jogo, juego, team, time, help, app, adm, mod, cup, the, del,
  das, dos, da, de, do, el, la, of, o, a, e, y`

/** Created when the first name is checked: on a phone, the browser needs a tenth of a second for it. */
let official: RegExp | undefined
const isOfficial = (key: string): boolean => {
  official ??= new RegExp(`^(?:craque|${officialWords.split(',').map(nameKey).join('|')})+$`, 'u')
  return official.test(key)
}

/**
 * "Craque" itself, "Equipe do Craque", "Craque 0ficial 2026": names that seem to come from the game. "Craques FC" does
 * not.
 */
export function soundsOfficial(name: string): boolean {
  const key = nameKey(name.replaceAll(/(?<=\P{L}|^)\p{N}+(?=\P{L}|$)/gu, ''))
  return key.includes('craque') && isOfficial(key)
}
