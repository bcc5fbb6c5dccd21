export const app = {
  newVersion: 'Há uma versão nova do Craque.',
  newVersionHow: 'Esta página fica como está até você atualizar.',
  update: 'Atualizar',
}

export type AppCopy = typeof app
