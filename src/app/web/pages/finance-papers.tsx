import { useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { AddCashEntry } from '#modules/finance/screens/add-cash-entry.tsx'
import { CashEntryDetail } from '#modules/finance/screens/cash-entry-detail.tsx'
import { EditCashEntry } from '#modules/finance/screens/edit-cash-entry.tsx'

const fallback = <Loading rows={8} />
const AddManualJournal = later(
  () => import('#modules/finance/screens/journal/add-manual-journal.tsx').then((m) => m.AddManualJournal),
  { fallback },
)
const EditManualJournal = later(
  () => import('#modules/finance/screens/journal/edit-manual-journal.tsx').then((m) => m.EditManualJournal),
  { fallback },
)
const ManualJournalDetail = later(
  () => import('#modules/finance/screens/journal/manual-journal-detail.tsx').then((m) => m.ManualJournalDetail),
  { fallback },
)

/** Tells whether the address means a journal written by hand, and not a cash entry. */
function useIsJournal(): boolean {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return search['jenis'] === 'jurnal'
}

/** /laporan-keuangan/tambah: a cash entry, or with `jenis=jurnal` a journal written by hand. */
export function AddFinancePaper() {
  return useIsJournal() ? <AddManualJournal /> : <AddCashEntry />
}

/** /laporan-keuangan/edit/{keuanganId}. */
export function EditFinancePaper({ keuanganId }: { readonly keuanganId: string }) {
  return useIsJournal() ? <EditManualJournal id={keuanganId} /> : <EditCashEntry keuanganId={keuanganId} />
}

/** /laporan-keuangan/detail/{keuanganId}. */
export function FinancePaper({ keuanganId }: { readonly keuanganId: string }) {
  return useIsJournal() ? <ManualJournalDetail id={keuanganId} /> : <CashEntryDetail keuanganId={keuanganId} />
}
