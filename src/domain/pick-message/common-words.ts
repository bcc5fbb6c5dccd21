/**
 * Words that say nothing about a result and are no club. Beside a score every other word might be a club that we do not
 * know, so the person is asked about it (PM3).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  sofrido sofrida chorado chorada suado suada apertado apertada magro magra feio bonito lindo linda facil facinho tranquilo
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
  `
    .trim()
    .split(/\s+/),
)
