import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { openingImports } from '#modules/journal/screens/face.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'
import { cashStandings, exportCashEntries, listCashEntries, type CashStanding } from '../entries/contract.ts'
import { cashEntryKinds, cashEntryStates } from '../words.ts'
import { CashStrip } from './entry-list/cash-strip.tsx'
import { cashEntryListColumns } from './entry-list/columns.tsx'
import { CashEntryRowMenu } from './entry-list/row-menu.tsx'

listAhead('/laporan-keuangan/', listCashEntries)

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'masuk', label: 'Masuk', set: { kind: 'masuk' } },
  { id: 'keluar', label: 'Keluar', set: { kind: 'keluar' } },
  { id: 'pindah', label: 'Pindah', set: { kind: 'pindah' } },
  { id: 'draf', label: 'Draf', set: { state: 'draft' } },
  { id: 'tanpa-bukti', label: 'Tanpa bukti', set: { hasProof: 'false' } },
]

/** Money that came in, went out or moved without an order. */
export function CashEntryList({ above }: { readonly above: ReactNode }) {
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  const [project] = useState(projectSource)
  const mayCreate = useCan('create laporan-keuangan')
  const add = mayCreate ? (
    <GoButton to="/laporan-keuangan/tambah" variant="filled" icon={<Plus />}>
      Catat transaksi
    </GoButton>
  ) : undefined
  return (
    <ListPage
      title="Laporan Keuangan"
      path="/laporan-keuangan/"
      noun="transaksi"
      endpoint={listCashEntries}
      exporting={exportCashEntries}
      above={
        <>
          {above}
          <CashStrip />
        </>
      }
      columns={cashEntryListColumns}
      views={views}
      filters={filtersWith(places.data ?? [], project)}
      searchFor="Cari nomor, keterangan, pihak, referensi…"
      defaultSort="-date"
      nameOf={(row) => row.label}
      linkOf={(row) => `/laporan-keuangan/detail/${row.id}`}
      menuOf={(row) => <CashEntryRowMenu row={row} />}
      createAt="/laporan-keuangan/tambah"
      primary={add}
      actions={<ImportButton of={openingImports} />}
      first={{
        title: 'Belum ada transaksi.',
        text: 'Catat uang masuk dan keluar yang bukan dari order atau pembelian: listrik, bensin, setoran modal. Cukup jumlah dan kategorinya.',
        actions: add,
      }}
    />
  )
}

function filtersWith(
  places: readonly CashStanding[],
  project: ReturnType<typeof projectSource>,
): readonly ListFilter[] {
  const words = places.map(({ id, name }) => ({ value: id, label: name }))
  return [
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    { key: 'cashAccountId', label: 'Kas / Bank', kind: 'many', quick: true, words },
    { key: 'projectId', label: 'Proyek', kind: 'one', quick: true, source: project },
    { key: 'kind', label: 'Jenis', kind: 'many', words: optionsOf(cashEntryKinds) },
    { key: 'amount', label: 'Nilai', kind: 'amounts' },
    { key: 'state', label: 'Status', kind: 'many', words: optionsOf(cashEntryStates) },
  ]
}
