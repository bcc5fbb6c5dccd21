/** Clubs and national teams with an article. Every other name has none. */
const FEMININE = new Set(
  `Portuguesa|Chapecoense|Ponte Preta|Ferroviária|Desportiva|Tuna Luso|Inter de Limeira|Aparecidense|Juazeirense|Caldense|Anapolina
Alemanha|Arábia Saudita|Argélia|Argentina|Austrália|Áustria|Bélgica|Bolívia|Bósnia e Herzegovina|China|Colômbia|Coreia do Sul|Costa do Marfim|Costa Rica|Croácia|Dinamarca|Escócia|Eslováquia|Eslovênia|Espanha|Finlândia|França|Geórgia|Grécia|Holanda|Hungria|Índia|Inglaterra|Irlanda|Irlanda do Norte|Islândia|Itália|Jamaica|Jordânia|Macedônia do Norte|Nigéria|Noruega|Nova Zelândia|Polônia|República Tcheca|Romênia|Rússia|Sérvia|Suécia|Suíça|Tchéquia|Tunísia|Turquia|Ucrânia|Venezuela`.split(
    /[|\n]/,
  ),
)
const PLURAL = new Set(['Estados Unidos', 'Emirados Árabes Unidos', 'Países Baixos'])
const MASCULINE = new Set(
  `ABC|América-MG|América-RN|Athletico-PR|Atlético-GO|Atlético-MG|Avaí|Bahia|Botafogo|Botafogo-SP|Bragantino|Brusque|Ceará|Corinthians|Coritiba|CRB|Criciúma|Cruzeiro|CSA|Cuiabá|Figueirense|Flamengo|Fluminense|Fortaleza|Goiás|Grêmio|Guarani|Inter|Internacional|Ituano|Joinville|Juventude|Londrina|Mirassol|Náutico|Novorizontino|Operário|Operário-PR|Palmeiras|Paraná|Paysandu|Red Bull Bragantino|Remo|Sampaio Corrêa|Santa Cruz|Santos|São Paulo|Sport|Tombense|Vasco|Vasco da Gama|Vila Nova|Vitória|Volta Redonda
Brasil|Canadá|Catar|Chile|Congo|Egito|Equador|Haiti|Irã|Iraque|Japão|México|Panamá|Paraguai|País de Gales|Peru|Senegal|Uruguai|Uzbequistão`.split(
    /[|\n]/,
  ),
)

/** "do Corinthians", "da Portuguesa", and "de Amigos FC" for an unknown club or a person. */
export function ofClub(name: string): string {
  if (FEMININE.has(name)) return `da ${name}`
  if (PLURAL.has(name)) return `dos ${name}`
  return MASCULINE.has(name) ? `do ${name}` : `de ${name}`
}

/** "para o Grêmio", "para a Portuguesa". */
export function forClub(name: string): string {
  if (FEMININE.has(name)) return `para a ${name}`
  if (PLURAL.has(name)) return `para os ${name}`
  return MASCULINE.has(name) ? `para o ${name}` : `para ${name}`
}
