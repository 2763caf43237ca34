import { registerFiles } from '#kit/files/owners.ts'
import { projectRow } from './store.ts'

registerFiles('daftar-proyek', {
  record: 'project',
  view: 'view daftar-proyek',
  change: 'update daftar-proyek',
  find: projectRow,
})
