/**
 * Sentences about several matches, corrections, replies to a list, and questions. `l:` the reply is to a list of
 * matches 1 to 4; `c:` after a pick for Flamengo.
 */
export const sentencesOfMany = `
Fla 2x1, Inter empata, Palmeiras ganha => fla 2-1; int =; pal +
fla 2x1, inter 1x1, palmeiras 3x0 => fla 2-1; int 1-1; pal 3-0
fla 2x1 inter 1x1 palmeiras 3x0 => fla 2-1; int 1-1; pal 3-0
fla 2x1 e inter 1x1 => fla 2-1; int 1-1
fla 2x1 e inter empata => fla 2-1; int =
fla 2x1; galo 1x0; flu 0x0 => fla 2-1; cam 1-0; flu 0-0
fla 2x1 / galo 1x0 / flu 0x0 => fla 2-1; cam 1-0; flu 0-0
fla 2x1. galo 1x0. => fla 2-1; cam 1-0
fla ganha, galo perde, flu empata => fla +; cam ~; flu =
fla ganha e galo perde => fla +; cam ~
fla ganha galo perde => fla +; cam ~
fla x bahia 2x1, inter x gremio 0x0 => fla 2-1; int 0-0
fla 2 x 1 bahia, inter 0 x 0 gremio, palmeiras 3 x 1 corinthians => fla 2-1; int 0-0; pal 3-1
flamengo 2 bahia 1 inter 0 gremio 0 => fla 2-1; int 0-0
fla 2x1 bahia inter 1x1 gremio => fla 2-1; int 1-1
2x1 fla, 1x0 galo, 0x0 flu => fla 2-1; cam 1-0; flu 0-0
2x1 fla e 1x0 galo => fla 2-1; cam 1-0
palmeiras 2x0 são paulo 1x0 => pal 2-0; sao 1-0
palmeiras 2x0 corinthians, são paulo 1x0 santos => pal 2-0; sao 1-0
vasco perde, fortaleza ganha, vitória empata => vas ~; for +; vit =
vitória do fla, empate do inter => fla +; int =
vitória do fla por 2x0, derrota do timão => fla 2-0; cor ~
dá fla, dá galo, dá verdão => fla +; cam +; pal +
vou de fla, galo 2x1 => fla +; cam 2-1
mengão 2x0, timão 1x1, tricolor paulista 2x1 => fla 2-0; cor 1-1; sao 2-1
bom dia! fla 2x1, galo 1x0, abraço => fla 2-1; cam 1-0
segue meus palpites: fla 2x1, inter 1x1 => fla 2-1; int 1-1
meus palpites da rodada\\nfla 2x1\\ninter 1x1\\ngalo 0x0 => fla 2-1; int 1-1; cam 0-0
Flamengo 2 x 1 Bahia\\nInter 1 x 1 Grêmio\\nPalmeiras 2 x 0 Corinthians\\nSão Paulo 1 x 0 Santos => fla 2-1; int 1-1; pal 2-0; sao 1-0
Atlético-MG 1 x 1 Cruzeiro\\nFluminense 2 x 1 Botafogo\\nVasco 0 x 1 Athletico-PR => cam 1-1; flu 2-1; vas 0-1
Fortaleza 1x0 Ceará\\nVitória 1x1 Sport\\nBragantino 2x0 Juventude => for 1-0; vit 1-1; bra 2-0
fla 2x1 real madrid, galo 1x0 => cam 1-0; ?
fla 2x1, talvez galo 1x0 => fla 2-1; ?
fla 2x1, tricolor 1x0 => fla 2-1; ?
fla 2x1, fla 3x1 => ?
fla 2x1, 3x1 => ?
fla 2x1, ou 3x1 => ?
fla 2x1, na verdade 3x1 => fla 3-1
fla 2x1, na verdade fla 3x1 => fla 3-1
fla 2x1, melhor 3x0 => fla 3-0
fla 2x1, errei, 3x1 => fla 3-1
fla 2x1, digo, 2x2 => fla 2-2
fla 2x1, corrigindo fla 1x1 => fla 1-1
fla 2x1, galo 1x0, muda o fla pra 3x0 => fla 3-0; cam 1-0
fla ganha, fla 2x0 => fla 2-0
fla 2x1, fla 2x1 => fla 2-1
c: na verdade 3x1 => fla 3-1
c: na verdade, 3x1 => fla 3-1
c: aliás 3x1 => fla 3-1
c: corrige pra 1x1 => fla 1-1
c: muda pra 2x0 => fla 2-0
c: errei, é 2x2 => fla 2-2
c: melhor empate => fla =
c: troca pra 0x0 => fla 0-0
c: digo 3 a 1 => fla 3-1
c: 3x1 => ?
c: na verdade galo 2x0 => cam 2-0
c: na verdade não => ?
c: não sei => ?
l: 1) 2x1 2) 0x0 => fla 2-1; int 0-0
l: 1) 2x1\\n2) 0x0\\n3) 1x1\\n4) 3x0 => fla 2-1; int 0-0; pal 1-1; sao 3-0
l: 1- 2x1 2- 0x0 => fla 2-1; int 0-0
l: 1. 2x1 2. 0x0 => fla 2-1; int 0-0
l: 1: 2x1 2: 0x0 => fla 2-1; int 0-0
l: jogo 1 2x1, jogo 2 1x1 => fla 2-1; int 1-1
l: jogo 3: 2x0 => pal 2-0
l: #1 2x1 #2 1x0 => fla 2-1; int 1-0
l: 2x1 0x0 1x1 3x0 => fla 2-1; int 0-0; pal 1-1; sao 3-0
l: 2x1, 0x0, 1x1, 3x0 => fla 2-1; int 0-0; pal 1-1; sao 3-0
l: 2x1\\n0x0\\n1x1\\n3x0 => fla 2-1; int 0-0; pal 1-1; sao 3-0
l: 2x1 0x0 => ?
l: 1) empate 2) 2x0 => fla =; int 2-0
l: 1) fla 2) empate => fla +; int =
l: 1) fla 2x0 2) gremio 1x0 => fla 2-0; gre 1-0
l: 1) galo 2x0 => ?
l: 9) 2x0 => ?
l: 1) 2x1 talvez => ?
l: 1) 2x1? => ?
l: fla 2x1, inter 0x0 => fla 2-1; int 0-0
quanto tá? => q:score
quanto ta o jogo? => q:score
qto ta? => q:score
quanto está o fla? => q:score
como tá o jogo? => q:score
qual o placar? => q:score
placar? => q:score
quanto foi o jogo do fla? => q:score
quem lidera? => q:leader
quem tá liderando? => q:leader
quem é o líder? => q:leader
quem tá em primeiro? => q:leader
quem ta na frente? => q:leader
líder? => q:leader
minha posição => q:own_place
minha posicao? => q:own_place
em que lugar eu tô? => q:own_place
to em que lugar? => q:own_place
qual minha colocação? => q:own_place
quantos pontos eu tenho? => q:own_place
meus pontos => q:own_place
como eu tô? => q:own_place
que jogos tem hoje? => q:matches
quais os jogos de hoje? => q:matches
jogos de hoje => q:matches
tem jogo hoje? => q:matches
quais são os jogos da rodada? => q:matches
partidas de amanhã => q:matches
que jogo tem amanhã? => q:matches
o que falta? => q:missing
quais palpites faltam? => q:missing
o que ainda falta palpitar? => q:missing
quem falta? => q:missing
falta algum? => q:missing
até quando posso palpitar? => q:deadline
que horas fecha? => q:deadline
quando fecha? => q:deadline
qual o prazo? => q:deadline
tabela => q:table
a tabela por favor => q:table
ranking => q:table
classificação? => q:table
bom dia => none
valeu! => none
kkkkk => none
boa noite galera => none
vamo mengão!! => nada
o juiz roubou => none
obrigado => none
`
