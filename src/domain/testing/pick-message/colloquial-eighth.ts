/**
 * What a second set of 630 sentences, written before their author had seen the reader, and talk about clubs showed: people
 * win and lose other things than matches. `nada`: the reader says nothing.
 */
export const colloquialEighth = `
trem bala da colina 1x0 => vas 1-0
vascao da virada 3x2 => vas 3-2
triunfo do bahia => bah +
vai dar zebra: Bahia 1x0 => bah 1-0
Fla passa o trator => fla +
l: 1-2x1\\n2-0x0 => fla 2-1; int 0-0
l: no jogo 2 dá 1x1 => int 1-1
l: do 1 ao 3 tudo 2x1 => fla 2-1; int 2-1; pal 2-1
l: tudo 1x1 => fla 1-1; int 1-1; pal 1-1; sao 1-1
como tá o bolão? => q:table
vou no jogo do vasco às 21h => nada
vou ver o jogo do vasco hoje => nada
vou ao jogo do Fla => nada
vou ver o Fla amanhã => nada
vou torcer pro Vasco => nada
vai dar pra ir no jogo do Fla => nada
to no jogo do vasco => nada
confio no técnico do Vasco => nada
o Vasco leva o goleiro novo => ?
o Fla leva a taça => ?
Palmeiras passa na Globo hoje => ?
Santos perde jogador machucado => ?
Flamengo perde Pedro por 2 meses => ?
Grêmio vence contrato do técnico => ?
o contrato do Vasco vence hoje => ?
Vasco ganha reforço => ?
Fla ganha taça Guanabara => nada
Cruzeiro cai pra série B => nada
o Vasco cai esse ano => ?
Galo toma gol toda hora => ?
Vasco domina a rede social => ?
bate palma pro Fla => ?
passa o link do jogo do Vasco => ?
bora ganhar Fla => ?
gol do Fla 2x0 => ?
o Zé vai de Fla 2x0 => ?
Vasco empata o dinheiro do sócio => ?
Santos leva sorte => ?
papo reto: empate técnico na eleição => ?
reza pro Vasco ganhar => ?
ao vivo: Fla 2x1 Bahia => ?
Fla vai ganhando 1x0 => ?
Grêmio perde a paciência comigo => ?
o Galo passa vergonha => ?
Inter bate na trave => ?
a raposa venceu o galo na fábula => nada
Palmeiras ganha dinheiro demais => ?
`
