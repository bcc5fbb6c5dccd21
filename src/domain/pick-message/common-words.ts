/**
 * Words that say nothing about a result and are no club. Beside a score every other word might be a club that we do not
 * know, so the person is asked about it (PM3).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  bao sofrido sofrida chorado chorada suado suada apertado apertada magro magra feio bonito lindo linda facil facinho tranquilo
  tranquila tranquilamente facilmente moleza mole passeio passeando baba baile show espetaculo aula surra chocolate lavada
  virada goleada goleando folga sobra sobras sobrando raca garra peito fe coracao alma sufoco raspando sofrimento emocao nervoso
  classico decisao final finalzinho acrescimos inicio comeco fim meio cima baixo dentro fora casa campo estadio maracana
  morumbi arena torcida torcedor nacao massa bola gramado juiz var time times elenco reserva reservas titular titulares
  tecnico treinador jogador jogadores atacante goleiro camisa crf craque
  jogo jogos joguinho partida partidas rodada rodadas campeonato brasileirao brasileiro serie copa liga bolao palpite
  palpites palpitar chute chutes chutar aposta apostas aposto placar placares resultado resultados pontos ponto tabela
  hoje hj amanha noite tarde manha dia agora logo depois mais tarde cedo domingo segunda terca quarta quinta sexta sabado
  feira semana fds mes ano vez vezes primeira ultima proximo proxima
  eu tu ele ela nos voce voces vc vcs eles elas me mim te ti se lhe meu minha meus minhas teu tua seu sua seus suas nosso
  nossa nossos nossas dele dela deles delas gente galera pessoal povo rapaziada amigo amigos amiga amigas mano manos mana
  cara caras irmao irmaos bro brother parca parceiro parceiros chefe chefia patrao moleque menino meninos vei veio velho
  tio tia pai mae filho primo turma turminha familia bando todos todo toda todas bot robo craquebot doutor querido querida
  bom boa bons boas dia tardes noites ola oi oie opa eae eai iai fala salve salves alo hey ei e ai aew aeeh ae aee uhu uhul
  ok okay blz beleza certo certa certinho firmeza show top legal massa dahora daora maneiro valeu vlw obrigado obrigada obg
  brigado tmj abraco abracos abs bj beijo beijos tchau flw falou ate favor pfv pf pfvr plmdds porfavor gentileza
  k kk kkk rs rsrs haha hahaha hehe huehue ahaha kakaka hihi lol
  acho achei acha acredito creio penso pensando imagino sinto palpito chuto creia confia confio aposta apostando aposta apostei
  arrisco arriscar arriscando arriscado digo falo falei diria vejo prevejo previsao profecia
  boto bota coloco coloca colocar colocado coloquei poe ponho bote coloque marca marco marque marcar anota anoto anote
  anotar anotado registra registro registre registrar salva salve salvar salvo guarda guardar manda mando mande mandar
  envia envio envie lanca lanco lance lancar crava cravo crave cravado deixa deixo deixe deixar quero quer queremos vai vao
  vou vamos vamo vem vindo ir indo fica fico ficam ficar ficando sai saem sair saindo termina terminam terminar terminando
  terminado acaba acabam acabar acabando encerra fecha fecham fechar fechado fechou fechamos rola rolar da dar dando tem
  ter tera tenho temos ha haver vejo ver viu veja olha olhem olhe ouve escuta pode podem posso poder deve devem dever
  consegue conseguem conseguir faz fazem fazer faca mete metem meter enfia enfiam enfiar aplica aplicam marcam segura
  seguram segurar arranca arrancam arrancar busca buscam buscar encara encaram pega pegam pegar recebe recebem enfrenta
  enfrentam joga jogam jogar jogando chega chegam continua segue seguem seguir vive viva bora simbora partiu embora vamooo
  surpreende surpreendem surpreender aprontar apronta apresenta mostra pinta
  com por para pra pro pras pros pelo pela pelos pelas de do da dos das no na nos nas num numa em ao aos a as o os um uma
  uns umas que q e ou mas porem entao ent assim tambem tbm tb ja so somente apenas ainda la aqui ali ca tipo mesmo mesma
  muito muita mt mto mta bem demais pouco pouquinho bastante super mega ultra bom tao tanto quanto cada outro outra outros
  outras algum alguma qualquer certeza absoluta claro logico obvio obviamente realmente simplesmente basicamente
  provavelmente novamente denovo novo nova contudo tudo nada isso isto esse essa este esta aquele aquela aquilo
  nosso rumo cabeca conta nome resposta minuto minutos segundos hora horas tempo
  campeao campea campeoes tri tetra penta hexa hepta vencedor vencedora favorito favorita lider libertadores mundial titulo
  taca trofeu gloria eterno amor paixao vida orgulho rei forte fortes fraco fraca gigante grande maior melhores pior ruim
  pipoqueiro pipoca freguesia fregues fregues freguesa secador secando papai mamae mengo nacao
  sobre diante frente emprestado local
  porra caralho cacete merda carai krl pqp vsf fdp po poxa pow eita vixe vish oxe oxente uai bah tche tri meu guri guria
  deus nossa senhora jesus amem glorioso sagrado santo abencoado benza
  pra frente avante dale vamos forza avanti
  brabo braba monstro monstra sinistro absurdo invicto embalado inspirado completo pesado exato exata cravado preciso
  valendo confiar confiavel confirmado confirma confirmar convence convencendo convincente merecido garantido garantia garanto
  jogando segurando dominando atropelando amassando aprontando gastando voando sozinho juntos seguido seguidos bonitao
  preocupacao categoria classe estilo autoridade consistencia propriedade vontade tradicao favoritismo surpresa sorte azar
  seco seca diretao secamente limpo clean sheet simples basico basica padrao
  emocionante maluco maluca doido doida louco louca insano insana historico historica epico epica lendario absurdo
  confiante confiantes otimista pessimista neles nelas morto frio calor chuva sofre sofrem
  meter golear gols gol golaco golacos
  sentindo sinto pressinto muitos muitas poucos magrinho magrinha pegado pegada truncado comigo conosco passeia passeiam moral reto cheiro cheirinho jeito jeitao zebra zebrinha zebraca parada maraca mineirao hm hum hmm ih eh uai opa fc ec fr ac saf futebol
  clube printar printa printem escrever escreve escrito caldeirao beira tranks suave sussa deboa dboa mamao acucar galinha morta
  dnv visse mah pia maninha maninho mana manas macho homi homem mulher guria guris gurizada rapa rapaz rapa parca parcas fi fia fio cumpadi cumpade
  compadre comadre patroa chefa mestre mestra campea lindao lindona gato gata meu bem anjo flor amore mozao vida nego nega neguinho
  slk slc tlgd tlg vms vmo vamu mds pqp puts putz gg ez easy noob rip lol top mlk mlks mn mna bro sis crush vdd pdc pprt fds dms msm
  tava ta bjs bjos bjss abs xau tchauzinho flws blza fechou show demorou suave tranks firme fmz fé amem aleluia gloria oremos
  carai caraio caralhooo pora porra porras krai krl ksksk merda bosta desgraca inferno cacetada arretado arretada massa painho mainha
  eita vixi vish oxente oxe oxi uai so trem cabra cabron bicho bixo barbaridade capaz tche bah bagual tri tchê egua arre armaria
  nossa senhora virgem ave credo deus pai misericordia senhor santo ajuda jesus
  jogao jogaco jogasso joguinho joguim pelada peleja clasico classicao retranca retrancado feioso horroroso horrivel pessimo otimo
  lindo demais sofridao suadinho apertadinho facinho tranquilao barbada moleza mamata passeio passeada atropelo chocolate sacode
  lavada goleadinha virada empatinho zebra crazy game hard random edge case print printa prints cobra cobrar cobrem depois dps
  nesse nessa nisso neste nesta nesses nessas disso dessa desse desses dessas daquele daquela aquilo alguns algumas
  vibe clima moral respeito medo odio raiva saudade saudades sono preguica ressaca cerveja breja churrasco role bar boteco
  sol chuva rachar quente frio calor tarde cedo madrugada porto alegre grande belo horizonte rio janeiro brasilia salvador recife
  sala casa trabalho firma escola aula faculdade servico escritorio plantao onibus metro estrada caminho viagem praia sitio
  segue seguem completo completa lista listinha palpitao palpitinho palpitaco chutao chutometro chutinho pitaco pitacos bolaozinho
  hoje amanha sab dom seg ter qua qui sex domingao sabadao fim semana
  nois nos noix nosso nossos tropa bonde familia torcida turma galerinha galere povao bancada
  bixa tolo tola tas boba besta otario trouxa mane bobo chato chata teimoso teimosa fanatico fanatica torcedor torcedora
  sera pq pois porque porq pque porque qdo cmg ctg vcs vc voce oce ce cê ocê nis nóis eles elas
  certinho certissimo certeiro cravado cravada tiro queda batata lata dormir dormindo acordar
  jogar jogarem entrar entram entra entrando correr corre corram chora chorar chorem choro chorando chorou
  mete metendo mandando metralha fuzila atira gol golzinho golzim golaco golasso hat trick penalty falta expulsao expulsoes cartao vermelho
  feito pronto prontinho pronta partiu simbora bora boraa vambora vamonessa fechado fechadissimo ok oks okey okay
  mds socorro jesuis jisus afe affs aff af ai ui ixi vixe
  anotaai anotai poe poi bote botei mandei mandar coloquei coloca bot bota bots robo robozinho maquina sistema app
  vascaino vascaina vascainos flamenguista flamenguistas corintiano corintiana corintianos corinthiano palmeirense palmeirenses gremista
  gremistas santista santistas cruzeirense atleticano atleticanos botafoguense saopaulino tricolores rubronegro paranista
  serio seria pae plmds plmd pls plz plis coitado coitada coitadinho tadinho tadinha triste feliz confirmo reafirmo mantenho
  paulista carioca gaucho gaucha cearense pernambucano paranaense nordestino brasileiro tradicao tradicional desde coluna colunista porta portas fonte vozes forma formas forte porto ponto nesse grupo
  realista otimista sincero sincera sinceramente honestamente humilde modesto modesta
  prob probabilidade posse bola xg media modelo palpiteiro vidente guru mago bruxo
  agora sequencia frente tras dentro fora cima baixo lado meio
  tres pontinhos vitorinha emp ganhamo ganhemo perdemo
  bagaca budega bodega joca treta rolo
  tipo tipow aham uhum ahan hum hmm ne neh neah nah nha num nun
  de di du da pu pru pra prum prus pela pelu cum com cu co ca nu nus na nas nos
  mais menos ou nem e mas so soh sóh
  dificil duro dura parada
  agradar marido esposa namorado namorada neto neta filho filha sobrinho sobrinha vo voh vovo vovó avo titia titio dona seu sr sra dr
  torco sou somos era eram seria
  atenciosamente cordialmente grato grata obrigadinha obrigadinho obg obgd brigada agradeco prezado prezados senhores colegas
  `
    .trim()
    .split(/\s+/),
)
