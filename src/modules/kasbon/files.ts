import { registerFiles } from '#kit/files/owners.ts'
import { kasbonPage } from './open-kasbon.ts'

registerFiles('kasbon', {
  record: 'kasbon',
  view: 'view gaji',
  change: ['create slip-gaji', 'update slip-gaji'],
  find: kasbonPage,
  word: 'kasbon',
})
