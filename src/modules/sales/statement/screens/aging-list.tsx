import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { readDay } from '#ground/amount-input.ts'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/screen/format/zone.ts'
import { agingColumns, type DueWithin } from '#kit/screen/list/aging-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { openAgingPaper } from '../../papers/contract.ts'
import { exportReceivableAging, receivableAging, type AgingRow } from '../contract.ts'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'lewat-tempo', label: 'Lewat tempo', set: { isOverdue: 'true' }, isHot: true },
  { id: 'lama', label: 'Lebih dari 90 hari', set: { isOld: 'true' }, isHot: true },
]

const filters: readonly ListFilter[] = [
  { key: 'on', label: 'Per tanggal', kind: 'day', quick: true },
  { key: 'total', label: 'Jumlah', kind: 'amounts', quick: true },
]

/** Umur piutang: every customer who owes, by how late they are today, or were at the end of another day. */
export function ReceivableAgingList({ above }: { readonly above: ReactNode }) {
  const { on: asked }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const on = typeof asked === 'string' ? readDay(asked, today()) : undefined
  const columns = useMemo(() => columnsOn(on), [on])
  return (
    <ListPage
      title="Umur piutang"
      path="/pelanggan/"
      keptAs="/pelanggan/umur-piutang"
      noun="pelanggan"
      endpoint={receivableAging}
      exporting={exportReceivableAging}
      above={above}
      columns={columns}
      views={views}
      filters={filters}
      searchFor="Cari pelanggan…"
      defaultSort="-total"
      nameOf={(row) => row.customerName}
      linkOf={(row) => `/pelanggan/transaksi/detail/${row.id}`}
      actions={<PaperLink endpoint={openAgingPaper} input={on ? { on } : {}} label="Cetak" />}
      first={{
        title: 'Tidak ada piutang.',
        text: `Semua invoice pelanggan sudah lunas per ${dayFormat(on ?? today(), 'short')}.`,
        actions: null,
      }}
    />
  )
}

const columnsOn = (on: Day | undefined): readonly ListColumn<AgingRow>[] =>
  agingColumns<AgingRow>({
    id: 'customerName',
    title: 'Pelanggan',
    nameOf: (row) => row.customerName,
    claims: 'Invoice',
    claimsOf: invoicesOf,
    on,
  })

function invoicesOf(row: AgingRow, due: DueWithin) {
  const search = {
    ...{ jenis: 'invoice', view: 'belum-lunas' },
    ...{ customerId: row.id, 'customerId.label': row.customerName },
    ...due,
  }
  return { to: '/order/', search }
}
