import { registerFiles } from '#kit/files/owners.ts'
import { found } from '#kit/http/not-found.ts'
import { seenSubcontracts } from './held.ts'

registerFiles('subkon', {
  record: 'subcontract',
  view: 'view biaya',
  change: 'update daftar-proyek',
  find: async (tx, actor, id) => found((await seenSubcontracts(tx, actor, [id]))[0]).doc,
  word: 'SPK subkon',
})
