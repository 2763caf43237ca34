import { registerFiles } from '#kit/files/owners.ts'
import { cashEntryPage } from './entries/open-entry.ts'

registerFiles('laporan-keuangan', {
  record: 'cash-entry',
  view: 'view laporan-keuangan',
  change: ['create laporan-keuangan', 'update laporan-keuangan'],
  find: cashEntryPage,
  word: 'transaksi kas',
})
