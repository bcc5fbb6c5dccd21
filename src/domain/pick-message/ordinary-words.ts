/**
 * Ordinary words that are one or two letters from the name of a club of the Brazilian league. They are no misspelled
 * clubs. Found among the 50,000 words that Portuguese subtitles use most. The first line has names of players.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  arias barreal coutinho paulinho thaciano
  aceitara acordada almas almirantes alusao ambas antartico antietico aorta apanhada arrancou arranhao arranhou
  arranjou arruaceiro aspirante assaltos assaltou assentos assuntos atlantico atletica atletismo babados babando
  babi bacanas bacia bahamas bairros baita baixa baixado baixamos baixando baixinho baixinhos baja bala balanco
  balancos balancou balao baleada baleado baleias balela balinha bamba bambino bambu bananas banhado banheira
  banquinho baralho baratos barquinho barraca barracao barraco barrado barrados barranco barreira barreiras
  barriga barroco basco baseia baseiam bata batalha batalhao batalhar batalhas bateria batia batizou beicinho
  beirada bichano bichinha birita blusao boia boiando boleia bonzinho boqueteiro borracha borrada botao bradshaw
  brasa brava brea brega bria briga brilhou brincou burrada cabelos cabul cacho cachoeira cachorra cachorrao
  cachorrinha caidinha calcadao caldeira caldeiras calmas camarada camiao caminha caminhou canhotos canto cantos
  caozinho capim carinha carreira carreiras carrinha carrinho carteira carteiras cascalho casco caseiro casquinha
  casulos ceifeiro celebre celeiro celestes cenoura centeio centros cera cercado cerrado certinha cesarea cessaram
  chaleira chapada chapeuzinho chapin chapinha charada chaucer chazinho cheirado cheirou chicotada chorao chorona
  chorosa chourico chuveiro cianeto cinzeiro clamidia clara clonado clubinho cobrado colados coletado coletados
  colherada colisao colo colocada colocadas colocados colocam colocamos colocando colonial color coloracao
  colorada colorida coloridas colorido coloridos colossais colosso comprado comprados corao corinto corista
  coroado coroinha corona coronado coronha corrado corrida corrigi corrimao corrosao corsega corta cortina couro
  covinha cozinha cozinhei cozinho cozinhou crescer crescera cresceram crescerao cruzado cruzaram decorada
  derramou derrapou detestei docinho docinhos dolorido doloridos doutorado duracao encerrou enquadra enquadrado
  enquadrar enterrei enterrou entregado escutarao espalhou espantou esquadra estourou estragado estrela estrelada
  estrelando estrelar estrelas estrelato estrella estressada estressado estressados estressando evitaria fabulosa
  fabuloso fabulosos facao falacao fantastic fantastica fantastico fantasticos farta fascinou feixe ferrando figo
  filamento filhinho fixacao flacida flacido fluindo flutuou focinho foco fodao fodo fofo foge fogos folgado forca
  forcada forcadas forco forja formacao formal fornalha fortalece fortalecer fortaleceu fortao fortuna foto fracao
  fracasso fracassou fragmento franco francos franga frangos frangote franguinha franguinho friccao frota fundacao
  fura furando furaram fusao gaba gado gago gaguinho gajo gala galeao galho galileo galinhas galinheiro galpao
  gamao ganhado gatao gatilho gatinha gatinho gatinhos gelo glorias gloriosa gloriosas gloriosos golfinho golinho
  gordinha gostinho goulash grosseiro havaiano havaianos hipster historia horta iluminou ilusao imersao imoral
  imortais importa importam importar importas incursao insercao integra integro inteira inteirar inteiras
  inteirinho inteiro inteiros intencao intencional intensa intensas intenso interacao interessa interessado
  interessam interessar interesso interessou interino interna internacionais internado internar internas internato
  interno internou interrogou intersecao interseccao intervalo interveio intrusao intuito inuteis inversa inversao
  inverso isqueiro janto japonesa jure korin lamba lamentou lanchinho lareiras lead leal lean leio leno leoa lesao
  levo limao louro maconheiro maconheiros madrinha malhacao malhado malvada malvadas malvado malvados manchou
  manto meigo melhorado mencao mendigo meninao menininho mentido merdinha mergulho mergulhou mesquinho mingo
  mocinho mocinhos mongo mortal mortalha mosquete mosqueteiros mosquetes mosteiro mouro mula mungo naquilo
  narracao natacao nebuloso negacao nene nocao paco pago paladar palavra palavrao palavras palerma palermas
  palermo palestina palestino palestras palhaca palhaco palheiro palheta palidas palin palito palma palmada
  palmadas palmos palpebra palpebras pancada pano pantera panteras paozinho papado papaizinho papelada papinha
  papinho papos papoula paquera paradas paradinha pararao parceira parceiras parcela parcelas parceria parcerias
  parecera parecerao paredao parkway parmesao paro parquinho parteira parteiras partira partirao paso passadas
  passara passava patetico pato pauzinho pedirao peixinho pense penteie perco perdao perderao
  perdoou pereira peri periquita periquitos permito pesquei peticao piscada pocao poco pontada popo porao porca
  porcaria porcas porcoes porcos porisso porno porquinha porquinho porrada porradas porreiro portal portao
  porteira posicao poupada poupado poupara pousada povoada praga premiado premio pressao primeiras primera proceda
  provada pulseira pulseiras quantia queimara racao raivosa rampa rango raposas rascunho reitoria remissao reposta
  repousa repousar repouso rochosa rostinho saberao sabotou sabrina saca saco safadinha saidinha saki salao
  saleiro salinha salmoura salto saltos salvacao salvarao samba samoa sancoes sangrou sano santa santas santinho
  santino sapatos saqueou saquinho sarcastico sardenha sardenta sardinhas sari sashimi sato saudita saulo secao
  secaram seccao segurou semente semestre sentara sento separam separar separei separou sequestrei serao sereias
  seriado serrano serraria serrote shampoo short showzinho simao sobe soberana soberania soberanos soberbo sobrado
  sonetos soprano sordida souberam soubeste sozinhos sudeste superou suporta suporte suportei suporto suportou
  surdina surrado talao tamanho tamanhos tampa tanquinho tantos tengo tesouro tiao timo timpano tinteiro tolerado
  tommaso torcao torneio toro torrado torrao torta tossindo toucinho toureiro touros traga traseiro tricotar
  trilhao twittar urubus vaca vacilao vacilou vaquinha vasculhou vaso vassalo vasto velasco velhinho velocino
  vendado verao verdinho versao vice vicia victoria viga vika vila violino viraria visa visco visitou vistoria
  vitor vitoriana vitoriano vitoriosa vitorioso vitrola viveria vivo vizinha vizinho vizinhos vodinha volvo
  vomitou votaria voto vovos vovozinha vozinha zangoes
  `
    .trim()
    .split(/\s+/),
)
