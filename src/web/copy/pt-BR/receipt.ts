export const receipt = {
  saved: (time: string) => `Registrado às ${time}, antes do prazo`,
  registered: (time: string) => `Registrado às ${time}, antes do prazo.`,
  covered: 'Um ponto de controle assinado já cobre este registro.',
  awaited: 'Falta um ponto de controle cobrir este registro; leva segundos.',
  broken: 'Promessa quebrada: faz mais de um minuto e nenhum ponto de controle cobre este registro. Guarde o recibo.',
  brokenShort: 'Promessa quebrada: baixe o recibo na página VAR aberto.',
  keep: 'Baixar o recibo assinado',
  asking: 'Buscando o recibo…',
  none: 'Foi salvo antes de o registro deste campeonato começar, por isso não tem recibo.',
  failed: 'Não deu para buscar o recibo agora.',
}

export type ReceiptCopy = typeof receipt
