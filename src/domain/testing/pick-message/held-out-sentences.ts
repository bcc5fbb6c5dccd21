/**
 * A hundred sentences that were written down before the reader had read anything. At first it understood 88 of them and
 * read two wrong. The sentences never change; the reader does. Five that it only asked about at first are expected to
 * be understood since.
 */
export const heldOutSentences = `
Mengão ganha de 2 a 0 hoje => fla 2-0
vai dar fla 3x1 => fla 3-1
flamengo 1 bahia 1 => fla 1-1
Bahia surpreende e ganha => bah +
bahêa 1x0 => bah 1-0
acho q da bahia 2x1 => bah 2-1
gre-nal empatado em 1x1, inter x gremio => int 1-1
grêmio 2 a 1 no inter => gre 2-1
Inter 2x0 Grêmio, sem chance => int 2-0
colorado ganha o clássico => int +
imortal 1 a 0 => gre 1-0
verdão 2 x 1 timão => pal 2-1
Timão empata com o Porco => cor =
corinthians segura 0x0 com o palmeiras => cor 0-0
vai corinthians 1x0 => cor 1-0
parmera 3x0 curintia => pal 3-0
São Paulo e Santos fica 1x1 => sao 1-1
santos leva por 2x1 => san 2-1
peixão ganha de 1 a 0 => san 1-0
sampa 2x0 => sao 2-0
galo doido 3x1 => cam 3-1
raposa vence o galo => cru +
cabuloso 2x1 => cru 2-1
cruzeiro empata em 2 a 2 com o atletico => cru 2-2
cam 1x0 cru => cam 1-0
fluzão 2x1 => flu 2-1
flu e bota 1x1 => flu 1-1
botafogo ganha por 1 a 0 do flu => bot 1-0
estrela solitária 2x0 => bot 2-0
vascão 3x2 => vas 3-2
vasco perde de novo => vas ~
cap 2x0 vasco => cap 2-0
Athletico-PR ganha em casa => cap +
laion 2x0 => for 2-0
ceará arranca um empate => cea =
clássico-rei 1x1 fortaleza e ceara => for 1-1
sport vence fora => spo +
vitoria 0x0 sport => vit 0-0
braga 2x1 => bra 2-1
bragantino x juventude: 2 a 0 => bra 2-0
juventude vence por 1x0 => juv 1-0
Flamengo vence, Palmeiras empata e Galo perde => fla +; pal =; cam ~
fla 3x0 bahia; inter 1x2 gremio => fla 3-0; gre 2-1
fla 1x0, pal 2x0, sao 1x1, cam 2x1 => fla 1-0; pal 2-0; sao 1-1; cam 2-1
FLA 2X0\\nINT 1X0\\nPAL 2X2 => fla 2-0; int 1-0; pal 2-2
flamengo 2 x 0\\ngremio 1 x 0\\ncorinthians 0 x 0\\nsantos 1 x 2 => fla 2-0; gre 1-0; cor 0-0; san 1-2
meu palpite pro jogo de hoje é 2x1 pro mengão => fla 2-1
coloca aí pra mim: flu 1 x 0 fogão e vasco 2 x 2 furacão => flu 1-0; vas 2-2
no jogo do galo vai ser 1 a 1 => cam 1-1
no grenal boto 2x1 pro colorado => int 2-1
3 a 2 pro tricolor gaúcho => gre 3-2
1 a 0 palmeiras, 2 a 0 galo => pal 1-0; cam 2-0
empate no clássico mineiro, galo x cruzeiro => cam =
vitória do são paulo e empate do flu => sao +; flu =
vitória magra do fogão, 1x0 => bot 1-0
fla goleia o bahia por 5x0 => fla 5-0
timão apanha do verdão: 4x0 => cor 0-4
inter 2 x 1, se bobear 3 x 1 => ?
fla 2x1 ou 2x0? => ?
quem ganha, fla ou bahia? => ?
flamengo ganhou ontem => ?
acho que o flamengo não vence => ?
nem fla nem bahia, empate => ?
o fla perdeu feio => ?
depende do time, mas fla 1x0 => ?
2 a 1 => ?
tricolor 1 x 0 => ?
leão 2x1 => ?
barcelona 2x0 => ?
fla 2x1 boca juniors => ?
fla x gremio 1x0 => ?
fla 45x0 => ?
fla ganha de 3 => ?
fla ganha 0x1 => ?
palmeiras e flamengo ganham => pal +; fla +
todo mundo empata => ?
só vitória dos mandantes => ?
fla 2x1, ops, 3x1 => fla 3-1
fla 2x1 na verdade 2x2 => fla 2-2
galo 1x0, corrigindo, galo 2x0 => cam 2-0
inter 1x1, mudei: inter 2x1 => int 2-1
c: corrigindo: 4x0 => fla 4-0
c: na vdd 2x0 => fla 2-0
c: mudei de ideia, 1x1 => fla 1-1
l: 1) 1x0 3) 2x2 => fla 1-0; pal 2-2
l: 1)2x0 2)1x1 3)0x0 4)1x2 => fla 2-0; int 1-1; pal 0-0; san 2-1
l: jogo 4 empate => sao =
l: 1 - 2x0\\n2 - 1x0 => fla 2-0; int 1-0
l: 3x0 1x1 2x0 0x0 => fla 3-0; int 1-1; pal 2-0; sao 0-0
l: 1) bahia 2) inter => bah +; int +
quanto tá o jogo do galo? => q:score
e aí, quanto tá? => q:score
quem é que lidera o bolão? => q:leader
qual a minha posição? => q:own_place
em que posição estou? => q:own_place
tem jogo do mengão hoje? => q:matches
quais jogos tem amanhã? => q:matches
que horas fecha o bolão? => q:deadline
falta algum palpite meu? => q:missing
manda a tabela => q:table
`
