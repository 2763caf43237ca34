import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { registerFileOwner, registerFiles } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { cashEntryPage } from './entries/open-entry.ts'
import { manualJournalPage } from './journals/open-journal.ts'
import { siteExpensePage } from './site/show-site-expenses.ts'

const change = ['create laporan-keuangan', 'update laporan-keuangan'] as const

// What a site spent is the same entry, for who sees it as an expense of the site.
function entrySeen(tx: Tx, actor: Actor, id: string): Promise<{ readonly number: string | null }> {
  return actor.can('view laporan-keuangan') ? cashEntryPage(tx, actor, id) : siteExpensePage(tx, actor, id)
}

const views = ['view laporan-keuangan', 'view laporan-keuangan-proyek', 'create laporan-keuangan-proyek'] as const
const ofSite = ['create laporan-keuangan-proyek', 'update laporan-keuangan-proyek'] as const

/** The site changes the photos of its expense while it waits, or after it was given back; the office those of any entry. */
async function mayChange(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (change.some((right) => actor.can(right))) return void (await entrySeen(tx, actor, id))
  if (!ofSite.some((right) => actor.can(right))) throw new Forbidden(change[0])
  const expense = await siteExpensePage(tx, actor, id)
  if (!expense.can.includes('edit')) throw new Forbidden(change[0])
}

registerFileOwner('laporan-keuangan', {
  record: 'cash-entry',
  mayRead: async (tx, actor, id) => {
    if (!views.some((right) => actor.can(right))) throw new Forbidden(views[0])
    await entrySeen(tx, actor, id)
  },
  mayWrite: mayChange,
  calledAs: async (tx, actor, id) => {
    const { number } = await entrySeen(tx, actor, id)
    return number ? `transaksi kas ${number}` : 'transaksi kas'
  },
})
registerFiles('jurnal-umum', {
  record: 'manual-journal',
  view: 'view laporan-keuangan',
  change: [...change],
  find: manualJournalPage,
  word: 'jurnal umum',
})
