/**
 * A fourth author wrote 600 sentences without seeing the reader. When the reader knew all others and none of these, it
 * understood 86.3% and read five wrong. These are the ones that it did not understand. Seven are left out, because the
 * reader asks or saves as older sentences have it: "se pá" is a doubt, and "alviverde" is Palmeiras.
 */
export const unseenFourth = `
flamengo x bahia 2 a 1 bahia => bah 2-1
bahia 0x2 mengão ganha => fla 2-0
bahiaaaa 2x0 bbmp => bah 2-0
Meu palpite 4 x 2, Flamengo ganha do Bahia => fla 4-2
o colorado passa vergonha em casa, perde de 3 a 0 => int 0-3
vai ser pegado viu, empate no clássico gaúcho => int =
inter 2 a zero com um a menos kkk => int 2-0
o imortal não perde essa, ganha de 1 a 0 => gre 1-0
grenal de número 448, vai dar inter 3x2 => int 3-2
inter 0 gremio 0, ngm quer se arriscar => int 0-0
Corinthians ganha do Palmeiras por 1 a 0, gol do Yuri Alberto aos 45 => cor 1-0
palmeiras x corinthians 2 a 1 corinthians => cor 2-1
oxo no allianz, palmeiras x corinthians => pal 0-0
o palmeiras ganha mas não sei o placar => pal +
deyverson nem joga mais lá mas palmeiras 2 corintias 1 => pal 2-1
são paulo 1x2 o peixe ganha => sao 1-2
clássico mineiro empatado trem bão => cam =
marias 0 x 2 galo => cru 0-2
1 x 0 galo, jogo truncado, 2 expulsos => cam 1-0
botafogo 3x1 cachorrada => bot 3-1
arias já foi embora mas flu 2x0 mesmo assim => flu 2-0
botafogo e fluminense ninguém ganha => bot =
crvg 2x1 pae => vas 2-1
VASCOOOO 4X1 O SENTIMENTO NÃO PARA => vas 4-1
vaixcooo doix a um => vas 2-1
coutinho tá voando, vasco na certa => vas +
Ceará Sporting 1x1 Fortaleza EC => cea 1-1
ceara 2-0 ta no papo 👴🏿 => cea 2-0
fortaleza mete 3 no ceará e sofre 1 => for 3-1
fortaleza 1x2, dá vozão => for 1-2
vitoria e sport ninguem faz gol, 0 a 0 => vit 0-0
zero a zero vitória sport, jogo de z4 => vit 0-0
bragantino x juventude 2 a 1 juventude => juv 2-1
o juventude de caxias faz dois a um tchê => juv 2-1
esse jogo do bragantino ninguém vê mas bota 1x1 => bra 1-1
meia dúzia a zero pro bragantino => bra 6-0
grenal empata, san-são empata, clássico rei empata, tudo empate nos clássico => int =; sao =; for =
empate no grenal e vitória do furacão => int =; cap +
aí família, 2x0 pro verdão, 1x0 pro soberano e 0x0 no grenal => pal 2-0; sao 1-0; int 0-0
fla 3x0 aí dps tem o palmeiras né, palmeiras 1x0, hj ta facil => fla 3-0; pal 1-0
grêmio e corinthians vencem, resto não sei ainda => gre +; cor +
Inter 2/ Grêmio 1 - Fla 3/ Bahia 0 => int 2-1; fla 3-0
coxa nem joga né kkk então furacão 0x2 vasco e mengão 2x0 => cap 0-2; fla 2-0
segue a lista: 1 flamengo 2x0, 2 inter 1x0, 3 palmeiras 1x1 => fla 2-0; int 1-0; pal 1-1
fla 3x1 ja tinha falado mas vai tb sao paulo 1x0 => fla 3-1; sao 1-0
inter 2x1 gremio; gremio 1x2 inter, repeti pra n errar => int 2-1
palmeiras um santos um kkk zoeira, é palmeiras dois corinthians um e santos um são paulo um => pal 2-1; san 1-1
o corinthians ganha lá no allianz, placar não sei, e o galo mete quatro a dois na raposa => cor +; cam 4-2
l: 2x1 no primeiro, resto tudo empate => fla 2-1; int =; pal =; sao =
l: 1) 2x1\\n2) não sei ainda\\n3) 0x2\\n4) pulo => fla 2-1; pal 0-2
l: Número um: dois a zero. Número dois: um a um. Número três: um a zero. Número quatro: zero a zero. Obrigado! => fla 2-0; int 1-1; pal 1-0; sao 0-0
l: gremio 2x1, e os outros 1x0 pros donos da casa => gre 2-1; fla 1-0; pal 1-0; sao 1-0
l: dois a um, um a zero, um a um e zero a zero, nessa ordem => fla 2-1; int 1-0; pal 1-1; sao 0-0
l: visitante ganha nos 4 🙃 => bah +; gre +; cor +; san +
l: segundo 0x0 e quarto 2x1 => int 0-0; sao 2-1
l: primeiro jogo flamengo, último santos, os do meio empate => fla +; san +; int =; pal =
l: 1 - 1x0\\n2 - x\\n3 - 2x1\\n4 - 0x1\\no 2 deixa em branco => fla 1-0; pal 2-1; sao 0-1
l: os dois primeiros 2x0 e os dois últimos 1x1 => fla 2-0; int 2-0; pal 1-1; sao 1-1
l: 2x0, 1x1, pula, 2x2 => fla 2-0; int 1-1; sao 2-2
c: oi bot tem como trocar meu fla x bahia pra 2x0? brigadão => fla 2-0
c: vi a escalação agora, coloca 1x1 no lugar => fla 1-1
c: apaga aquele e bota 3x2 => fla 3-2
c: errei, inverte => ?
c: o do fla deixa como ta, agora inter 1x0 => int 1-0
c: melhor botar 0x0, jogo vai ser truncado => fla 0-0
c: esquece o que eu falei, mengão 5x0 => fla 5-0
r: 2x1 não, 2x2 => fla 2-2
r: nao nao, empate => fla =
quem é o ponteiro do bolao hein => q:leader
ja dei palpite em tudo? => q:missing
quais eu ainda n palpitei => q:missing
vitória da bahia 2x1 => ?
coloca o mesmo placar do João no jogo do inter => ?
fogão 2x0 e o alvinegro paulista 1x0 => bot 2-0; ?
galoooooo => nada
`
