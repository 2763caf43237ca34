import { registerFiles } from '#kit/files/owners.ts'
import { cashEntryPage } from './entries/open-entry.ts'
import { manualJournalPage } from './journals/open-journal.ts'

const change = ['create laporan-keuangan', 'update laporan-keuangan'] as const

registerFiles('laporan-keuangan', {
  record: 'cash-entry',
  view: 'view laporan-keuangan',
  change: [...change],
  find: cashEntryPage,
  word: 'transaksi kas',
})
registerFiles('jurnal-umum', {
  record: 'manual-journal',
  view: 'view laporan-keuangan',
  change: [...change],
  find: manualJournalPage,
  word: 'jurnal umum',
})
