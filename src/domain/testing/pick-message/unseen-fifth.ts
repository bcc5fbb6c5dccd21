/**
 * A fifth author wrote 600 sentences without seeing the reader. When the reader knew all others and none of these, it
 * understood 574 and read one wrong. These are the ones that it did not understand. Eight are left out: older sentences
 * have it that the reader asks ("leva de 2x0", "2x1 Grêmio" after both clubs, a win by some goals), or a doubt is right.
 * Twenty-one near them follow, so that none of these wordings is read too freely.
 */
export const unseenFifth = `
mengao 4x0 amassa => fla 4-0
rayan mete 2 e vasco ganha de 2x0 => vas 2-0
fla ganha, sport ganha e o resto dps mando => fla +; spo +
empate no grenal e no derby => int =; pal =
l: fla 2x1\\ngremio 1x0\\n0x0\\n2x1 => fla 2-1; gre 1-0; pal 0-0; sao 2-1
mas bah empate no grenal => int =
Inter 3x1 baita vitoria => int 3-1
no jogo do vasco vai dar empate => vas =
da empate no beira rio => int =
Vou de Inter, Palmeiras e Cruzeiro => int +; pal +; cru +
l: fla inter palmeiras sao paulo => fla +; int +; pal +; sao +
l: Flamengo 2x1, Inter 1x0, empate, empate => fla 2-1; int 1-0; pal =; sao =
greno 2x1... digo gremio 2x1 => gre 2-1
tava pensando aqui e vou por um a zero pro fluminense => flu 1-0
num conheço esses time não mas bragantino 2x1 => bra 2-1
Palmeiras e Cruzeiro dois a zero cada um => pal 2-0; cru 2-0
r: ih meu dedo escorregou, 2x1 => fla 2-1
o cruzeiro tá ganhando de quanto => q:score
mas bah, 1x1 no grenal => int 1-1
bah empata o grenal => int =
bah um a um no grenal => int 1-1
bah 2x1 => bah 2-1
bah empate com fla => bah =
bot empate no grenal => int =
fla 0x2 amassa => ?
fla 1x1 baita vitoria => ?
vou de inter e gremio => ?
vou de inter e palmeiras, 2x0 => ?
inter mete 2 e vasco ganha de 2x0 => ?; vas 2-0
l: inter fla palmeiras santos => ?
l: fla inter palmeiras => ?
l: bahia tricolor palmeiras santos => bah +; gre +; pal +; san +
l: bahia 2x1, empate, 1x0, 0x0 => bah 2-1; int =; pal 1-0; sao 0-0
l: bahia 2x1, talvez empate, 1x0, 0x0 => ?
vou de inter, palmeiras e boca => int +; pal +; ?
empate no maraca => ?
se der empate no beira rio => ?
acho que vai dar empate na vila belmiro => san =
fla 2x1, digo bahia 2x1 => bah 2-1
`
