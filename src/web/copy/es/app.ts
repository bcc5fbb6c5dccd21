import type { AppCopy } from '#web/copy/pt-BR/app.ts'

export const app: AppCopy = {
  newVersion: 'Hay una versión nueva de Craque.',
  newVersionHow: 'Esta página queda como está hasta que actualices.',
  update: 'Actualizar',
}
