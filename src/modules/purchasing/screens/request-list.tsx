import Plus from 'lucide-react/icons/plus'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { requestStatusWords } from '../requests/columns.ts'
import { exportRequests, listRequests, startRequest } from '../requests/contract.ts'
import type { RequestStart } from '../requests/detail.ts'
import { requestColumns } from './list/request-columns.tsx'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'perlu-disetujui', label: 'Perlu disetujui', set: { view: 'perlu-disetujui' } },
  { id: 'perlu-dipesan', label: 'Perlu dipesan', set: { view: 'perlu-dipesan' } },
  { id: 'bulan-ini', label: 'Bulan ini', set: { view: 'bulan-ini' } },
]

const RequestRowMenu = later(() => import('./list/request-row-menu.tsx').then((parts) => parts.RequestRowMenu))
const PrintMany = later(() => import('./list/print-many.tsx').then((parts) => parts.PrintMany))
const RemoveDrafts = later(() => import('./list/remove-draft-requests.tsx').then((parts) => parts.RemoveDraftRequests))

const filtersOf = ({ people, warehouses }: Partial<RequestStart>): readonly ListFilter[] => [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(requestStatusWords) },
  { key: 'neededBy', label: 'Dibutuhkan', kind: 'days', quick: true },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'requesterId', label: 'Peminta', kind: 'many', words: wordsOf(people) },
  { key: 'warehouseId', label: 'Untuk gudang', kind: 'many', words: wordsOf(warehouses) },
  { key: 'estimate', label: 'Perkiraan', kind: 'amounts' },
  { key: 'isLate', label: 'Lewat kebutuhan', kind: 'flag' },
]

function wordsOf(named: readonly { readonly id: string; readonly name: string }[] = []) {
  return named.map(({ id, name }) => ({ value: id, label: name }))
}

/** What people asked to be bought, and what became of it. */
export function RequestList({ above }: { readonly above: ReactNode }) {
  const navigate = useNavigate()
  const mayCreate = useCan('create pembelian-barang')
  const start = useAsk(startRequest, {}, { freshFor: 60_000 }).data
  const filters = useMemo(() => filtersOf(start ?? {}), [start])
  const create = () => void navigate({ to: '/pembelian-barang/tambah', search: { jenis: 'permintaan' } })
  const add = mayCreate && (
    <GoButton to="/pembelian-barang/tambah" search={{ jenis: 'permintaan' }} variant="filled" icon={<Plus />}>
      Tambah permintaan
    </GoButton>
  )
  return (
    <ListPage
      title="Permintaan pembelian"
      path="/pembelian-barang/"
      noun="permintaan"
      endpoint={listRequests}
      exporting={exportRequests}
      above={above}
      columns={requestColumns}
      views={views}
      filters={filters}
      searchFor="Cari nomor, peminta…"
      defaultSort="-date"
      nameOf={(row) => row.label}
      linkOf={(row) => `/pembelian-barang/detail/${row.id}`}
      editOf={(row) => `/pembelian-barang/edit/${row.id}`}
      menuOf={(row) => <RequestRowMenu row={row} />}
      bulk={(selection, rows) => (
        <>
          <PrintMany kind="permintaan" selection={selection} />
          <RemoveDrafts selection={selection} rows={rows} />
        </>
      )}
      onCreate={mayCreate ? create : undefined}
      primary={add}
      first={{
        title: 'Belum ada permintaan.',
        text: 'Minta barang yang dibutuhkan di sini; setelah disetujui, permintaan menjadi pesanan ke supplier.',
        actions: add,
      }}
    />
  )
}
