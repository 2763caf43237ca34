import Plus from 'lucide-react/icons/plus'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { requestStatusWords } from '../requests/columns.ts'
import { exportRequests, listRequests } from '../requests/contract.ts'
import { requestColumns } from './list/request-columns.tsx'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'perlu-disetujui', label: 'Perlu disetujui', set: { view: 'perlu-disetujui' } },
  { id: 'perlu-dipesan', label: 'Perlu dipesan', set: { view: 'perlu-dipesan' } },
  { id: 'bulan-ini', label: 'Bulan ini', set: { view: 'bulan-ini' } },
]

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words: optionsOf(requestStatusWords) },
  { key: 'neededBy', label: 'Dibutuhkan', kind: 'days', quick: true },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'estimate', label: 'Perkiraan', kind: 'amounts' },
  { key: 'isLate', label: 'Lewat kebutuhan', kind: 'flag' },
]

/** What people asked to be bought, and what became of it. */
export function RequestList({ above }: { readonly above: ReactNode }) {
  const navigate = useNavigate()
  const mayCreate = useCan('create pembelian-barang')
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
