import { registerFiles } from '#kit/files/owners.ts'
import { cashEntryPage } from './entries/open-entry.ts'
import { manualJournalPage } from './journals/open-journal.ts'
import { siteExpensePage } from './site/show-site-expenses.ts'

const change = ['create laporan-keuangan', 'update laporan-keuangan'] as const

registerFiles('laporan-keuangan', {
  record: 'cash-entry',
  view: ['view laporan-keuangan', 'view laporan-keuangan-proyek', 'create laporan-keuangan-proyek'],
  change: [...change],
  // What a site spent is the same entry, for who sees it as an expense of the site.
  find: async (tx, actor, id): Promise<{ readonly number: string | null }> =>
    actor.can('view laporan-keuangan') ? cashEntryPage(tx, actor, id) : siteExpensePage(tx, actor, id),
  word: 'transaksi kas',
})
registerFiles('jurnal-umum', {
  record: 'manual-journal',
  view: 'view laporan-keuangan',
  change: [...change],
  find: manualJournalPage,
  word: 'jurnal umum',
})
