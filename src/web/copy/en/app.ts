import type { AppCopy } from '#web/copy/pt-BR/app.ts'

export const app: AppCopy = {
  newVersion: 'There is a new version of Craque.',
  newVersionHow: 'This page stays as it is until you update.',
  update: 'Update',
}
