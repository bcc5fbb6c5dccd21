/**
 * Sixty more, written down after the reader was corrected by the first hundred and before it had read these. At first
 * it understood 57 of them and read none wrong.
 */
export const laterSentences = `
aposto 2x0 no mengão => fla 2-0
Fla ganhando de 3 a 1 => fla 3-1
mengo 4 x 1 bahia, pode anotar => fla 4-1
hoje o Bahia ganha por 1 a 0 => bah 1-0
1x0 Bahia no sufoco => bah 1-0
Flamengo e Bahia vai ser 2x2 => fla 2-2
inter 3 gremio 2 => int 3-2
Grêmio bate o Inter por 1x0 => gre 1-0
colorado 2x0 imortal => int 2-0
o timão vai perder => cor ~
corinthians ganha do palmeiras, 1x0 => cor 1-0
porco e timão ficam no empate => pal =
empate por 1 a 1 entre verdão e timão => pal 1-1
são paulo perde do santos => sao ~
soberano 3x0 peixe => sao 3-0
Santos 0 São Paulo 2 => sao 2-0
galo ganha da raposa por 2x1 => cam 2-1
cruzeiro 1, atletico 0 => cru 1-0
zeiro 1x0 => cru 1-0
fluzão e fogão 0x0 => flu 0-0
nense 2x1 fogao => flu 2-1
botafogo derrota o fluminense => bot +
vasco contra athletico 1 a 1 => vas 1-1
vasco surpreende o furacão 2x1 => vas 2-1
vozão empata fora com o leão do pici => cea =
forta 2 x 0 => for 2-0
vica 1x1 sport => vit 1-1
o sport leva essa, 1x0 => spo 1-0
red bull 2x2 juve => bra 2-2
juventude arranca empate => juv =
fla 1x0, inter 2x1, verdão 1x1, sampa 0x0, galo 3x2 => fla 1-0; int 2-1; pal 1-1; sao 0-0; cam 3-2
fla ganha, inter ganha, timão empata => fla +; int +; cor =
vitória do galo, vitória do flu e empate do vasco => cam +; flu +; vas =
2x0 mengão\\n1x1 inter\\n3x1 porco => fla 2-0; int 1-1; pal 3-1
Fla 2x1\\nBahia 1x2 => fla 2-1
fla 2x1 / inter 0x0 => fla 2-1; int 0-0
1x1 fla e bahia, 2x0 galo => fla 1-1; cam 2-0
flamengo 3 x 0 bahia 🔥🔥 palmeiras 2 x 0 corinthians => fla 3-0; pal 2-0
fla 2x1, troca pra 2x0 => fla 2-0
galo 2x1, flu 1x1, na verdade flu 2x1 => cam 2-1; flu 2-1
c: mudei, 2x1 => fla 2-1
c: corrige: empate => fla =
c: quero trocar pra 1x0 => fla 1-0
l: 1) 3x1, 2) 1x1, 4) 0x2 => fla 3-1; int 1-1; san 2-0
l: jogo 2: 1x0 => int 1-0
l: 1x0 2x1 1x1 0x2 => fla 1-0; int 2-1; pal 1-1; san 2-0
talvez dê fla => ?
se chover fla 1x0 => ?
fla não perde => ?
o fla nunca ganha do bahia => ?
bahia 2x1 vitória => ?
fla 1x0 milan => ?
dragão 2x0 => ?
quem será que ganha? => ?
como ficou o jogo? => q:score
quem tá na ponta? => q:leader
qual é a minha colocação? => q:own_place
quais as partidas de hoje? => q:matches
até que horas posso palpitar? => q:deadline
o que falta eu palpitar? => q:missing
`
