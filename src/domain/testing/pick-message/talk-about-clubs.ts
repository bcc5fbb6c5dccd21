/** What people write about clubs and matches without any pick: news, jokes, quotes, conditions, and what is past. */
export const talkAboutClubs = `
flamengo anunciou o novo patrocinador hoje
o palmeiras contratou mais um atacante argentino
torcida do corinthians lotou o aeroporto ontem
ontem o vasco ganhou de 2 a 0 do botafogo
em 2019 o flamengo meteu 5x0 no grêmio
lembra daquele 7x1 da alemanha?
se o vasco ganhar eu raspo o cabelo
se o galo perder de 3x0 o técnico cai
caso o inter vença vai pra libertadores
quando o santos joga em casa sempre ganha
meu vizinho disse que o fla ganha de 3x0 amanhã
o galvão falou que o corinthians ganha hoje
"o palmeiras vai ganhar de 2x0", disse o abel
segundo o ge o bahia é favorito
o casagrande acha que dá são paulo
a casa de apostas paga 3x1 no flamengo
odd do vasco tá 4.50
o flamengo ganha 2 milhões por mês de patrocínio
o corinthians perdeu mais um processo na fifa
palmeiras vence licitação do novo estádio
santos perde neymar por 3 semanas
fluminense leva multa de 50 mil
botafogo vende luiz henrique por 35 milhões
vasco empata dívida com receita pela primeira vez
o galo tomou 4 gols em 2 jogos
o cruzeiro tá há 5 jogos sem vencer
vitória importante do time ontem
que vitória foi aquela do bahia hein
foi uma vitória suada do ceará semana passada
a vitória do povo é certa
minha prima vitória faz 15 anos sábado
vitória me chamou pro cinema
o santo de hoje é são jorge
são paulo tá parado, trânsito de 200 km
fui pra bahia nas férias, 10 dias
moro em fortaleza há 3 anos
voo pra vitória às 14h
peguei o ônibus 201 pra santos
o juventude de hoje não respeita ninguém
a juventude tá perdida
o esporte no brasil precisa de investimento
sport é vida
o internacional de xadrez começa amanhã
imposto do governo do ceará subiu 2%
coloquei 2 pedras de gelo no copo
quem vai no churras sábado? levo 2 kg de picanha
o galo cantou às 5 da manhã
comprei um galo e duas galinhas
o peixe hoje tava 30 reais o kg
peixe frito com 2 limões
o porco do seu zé fugiu
leão do imposto de renda tá chegando
meu signo é leão
o dragão do parque é top
vi um urubu gigante hoje
raposa do deserto é linda
o furacão passou pela flórida
tem furacão chegando em miami, 2 mortos
o tigre do zoológico morreu
fogo na mata perto de casa
pega fogo cabaré
tô com fogo no estômago
o time ganha bem demais, salário de 1 milhão
quanto o neymar ganha no santos?
o hulk ganha 1,2 milhão por mês
o pedro perdeu 3 gols feitos ontem
yuri alberto fez 2 gols no treino
calleri volta em 3 semanas
o abel ganha tudo
o dorival caiu depois do 3x0
imagina o vasco campeão
sonhei que o flamengo perdia de 4x0
quem dera o santos ganhasse de 2x0
era pra ter sido 3x0 pro inter
quase foi 2x1 pro grêmio
teria sido 1x0 se não fosse o var
o juiz roubou o palmeiras
gol anulado do corinthians, absurdo
pênalti claro pro vasco
tá 1x0 pro flamengo já
agora tá 2x2 no maraca
gooool do galo
goooool 1x0
intervalo: fla 1x0 bahia
fim de jogo, corinthians 2x1
acabou, 3x0 pro botafogo
o jogo terminou 1x1
que jogo foi esse 4x3
empate com gosto de derrota ontem
placar agregado tá 3x2 pro flu
na ida foi 2x0 pro palmeiras
no primeiro turno deu inter 3x1
no fifa eu ganhei de 5x0 com o flamengo
no cartola fiz 80 pontos com o galo
meu time da pelada perdeu de 6x2
ganhamos de 4x1 na pelada com a camisa do vasco
no video game corinthians 10x0
o feminino do corinthians ganhou de 3x0
sub-20 do são paulo empatou 1x1
basquete: flamengo 88x70 franca
o vôlei do cruzeiro ganhou de 3x1
o real ganhou do barça de 2x1
argentina 3x0 brasil foi feio
vai flamengo porra
dá-lhe porco
bora galo
força chape
fé no bahia
salve o tricolor paulista
chupa corinthians kkkk
chora vasco
aqui é corinthians
eu te amo fluminense
meu time é o melhor do brasil
só sei que o inter é grande
o grêmio é maior que o inter
não aguento mais o vasco
tomara que o palmeiras perca de 4x0
espero que o galo não perca
torcendo pro santos ganhar
queria que desse empate no grenal
duvido o corinthians ganhar de 3x0
nem sonhando o vasco faz 2x0 no flamengo
jamais o bahia ganha no maracanã
o ceará nunca ganha fora
impossível o sport golear
qual a chance do vasco ganhar de 5x0?
apostei 50 reais no flamengo 2x0 na bet
meu cunhado cravou 3x1 pro galo e acertou
o joão palpitou 2x0 pro inter, que besta
palpite do zé: fla 4x0
a maria colocou 1x1 no grenal
todo mundo foi de flamengo 2x0 né
ninguém apostou no bahia
perdi 2 pontos porque o vasco empatou
faltou 1 ponto pra eu passar o carlos
errei o 2x1 por pouco
acertei em cheio o 3x0 do palmeiras
como assim o vasco perde pro furacão?
e se o flamengo perder?
será que o santos cai?
o corinthians vai cair pra série b
o fluminense ganha a libertadores esse ano
flamengo campeão brasileiro 2026
palmeiras líder com 45 pontos
bahia em 5º com 38 pontos
o mando de campo é do ceará
ingresso de fla x bahia a 120 reais
fla x bahia vai passar na globo
gre-nal será domingo às 16h
o grenal tá chegando
derby com torcida única de novo
clássico rei vende 40 mil ingressos
arena do grêmio tem capacidade pra 55 mil
o elenco do palmeiras vale 200 milhões
camisa 10 do santos é do neymar
vou de uber pro jogo do inter
vou com o fla até o fim
dia 2 x dia 3, qual é melhor pro churrasco?
reunião 2x por semana
comprei em 10x sem juros a camisa do vasco
todos os jogos são às 16h
todos os mandantes jogam de branco
ninguém ganha nada com isso
ninguém faz gol nesse time
o primeiro gol foi do galo
o último a chegar paga a cerveja
os dois primeiros do grupo passam
segundo tempo começa agora
não para de chover em porto alegre
hulk faz 40 anos, parabéns
neymar faz falta
pedro faz aniversário hoje
arias foi pro wolves
paulinho 1x0 de pênalti
coutinho 2x0 no treino
as três marias do cruzeiro
maria do carmo faz 2 bolos
os visitantes ganham estacionamento grátis
mandante paga a taxa de 20%
o time da casa jogou melhor ontem
os dois primeiros caem direto na sul-americana
os três últimos do grupo caem
o primeiro é o palmeiras com 50 pontos
o último da tabela é o juventude
o resto é história
os outros que lutem
o resto do time do vasco é fraco
esquece o que eu falei do vasco
apaga essa luz
cancela isso aí garçom
vou tirar o 2x1 da cabeça
doix chopps e uma porção
meia dúzia de corintianos no estádio
ninguém leva o galo a sério
ninguém ganha do palmeiras em casa há 20 jogos
ninguém marca o neymar direito
a vitória é do povo
a vitória do galo ontem foi justa
essa vitória do bahia vale muito
que vitória do botafogo ontem hein
faltou pouco pra vitória do inter
depois da vitória do flamengo sobre o bahia o técnico falou
com a vitória do grêmio o inter caiu pra 8º
a última vitória do santos foi em março
única vitória do vasco fora foi 2x1
galo x cruzeiro 2 a 1 em 2013 foi histórico
2 a 1 é goleada pro corinthians
1x0 é goleada kkkk
jogo um do playoff foi 2x0
número um do mundo é o sinner
segundo o meu pai o flamengo ganha
segundo lugar é do bahia
quarto lugar tá bom pro cruzeiro
terceiro gol do vasco foi lindo
x 1 valendo 50 conto
r 2 x d 2
pode mudar de canal?
pode trocar a camisa do inter?
tem como trocar 2x1 ingressos?
dá pra mudar o jogo do galo de 16 pra 18h?
em ordem alfabética: bahia, ceará, fla
nessa ordem: fla, palmeiras, galo no topo
o oxo é feio
jogo de oxo ninguém merece
fluminense do piauí 2x0
botafogo da paraíba ganha hoje
vitória de santo antão 1x0
santos do amapá empata
flamengo de guanambi 3x1
palmeiras feminino ganha
internacional de lages 1x0
`
