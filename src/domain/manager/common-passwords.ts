/**
 * Words that people build passwords from. A password of one or two of them is among the first that anybody tries,
 * however long it is. Digits and signs at its ends, and digits instead of letters, do not help.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `senha minhasenha senhasegura senhaforte novasenha password mypassword passwort contrasena contraseña clave miclave
  admin administrador root usuario user login acesso entrar welcome bemvindo bienvenido changeme mudar trocar teste test
  testing default master mestre secret segredo secreto letmein iloveyou teamo teamomuito euteamo amor amorzinho meuamor
  deus deusefiel jesus jesuscristo jesuseteama familia minhafamilia felicidade princesa principe anjo estrela
  brasil brazil argentina uruguai uruguay chile colombia peru brasileiro brasileirao libertadores copadomundo mundial
  futebol futbol football soccer gol golaco bola campeao campeon hexa hexacampeao pentacampeao craque craquedegol
  craquedabola fantasy cartola timao mengao verdao tricolor flamengo palmeiras corinthians saopaulo santos gremio
  internacional atletico atleticomineiro cruzeiro vasco vascodagama fluminense botafogo bahia fortaleza athletico
  bocajuniors riverplate racing independiente penarol nacional colocolo universidad barcelona realmadrid neymar messi
  ronaldo ronaldinho pele maradona zico romario
  qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm qazwsx qazwsxedc abcdef abcdefgh abcdefghij abc abcd
  dragon monkey shadow sunshine princess superman batman pokemon naruto computer computador internet google facebook
  instagram whatsapp windows linux samsung iphone starwars matrix freedom liberdade whatever trustno
  maria joao jose pedro paulo lucas gabriel rafael rodrigo carlos daniel felipe gustavo fernando marcelo ana julia
  camila amanda juliana mariana fernanda beatriz larissa leticia patricia vanessa`
    .split(/\s+/)
    .filter(Boolean),
)
