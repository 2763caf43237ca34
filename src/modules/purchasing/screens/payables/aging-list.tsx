import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { readDay } from '#ground/amount-input.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { openPayableAging } from '../../papers/contract.ts'
import { exportPayableAging, payableAging } from '../../payables/contract.ts'
import { agingColumns } from './aging-columns.tsx'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'lewat-tempo', label: 'Lewat tempo', set: { isOverdue: 'true' }, isHot: true },
  { id: 'lama', label: 'Lebih dari 90 hari', set: { isOld: 'true' }, isHot: true },
]

const filters: readonly ListFilter[] = [
  { key: 'on', label: 'Per tanggal', kind: 'day', quick: true },
  { key: 'total', label: 'Jumlah', kind: 'amounts', quick: true },
]

/** Umur hutang: every supplier we owe, by how late we are today, or were at the end of another day. */
export function PayableAgingList({ above }: { readonly above: ReactNode }) {
  const { on: asked }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const on = typeof asked === 'string' ? readDay(asked, today()) : undefined
  const columns = useMemo(() => agingColumns(on), [on])
  return (
    <ListPage
      title="Umur hutang"
      path="/supplier/"
      keptAs="/supplier/umur-hutang"
      noun="supplier"
      endpoint={payableAging}
      exporting={exportPayableAging}
      above={above}
      columns={columns}
      views={views}
      filters={filters}
      searchFor="Cari supplier…"
      defaultSort="-total"
      nameOf={(row) => row.supplierName}
      linkOf={(row) => `/supplier/detail/${row.id}`}
      actions={<PaperLink endpoint={openPayableAging} input={on ? { on } : {}} label="Cetak" />}
      first={{
        title: 'Tidak ada hutang.',
        text: `Semua tagihan supplier sudah lunas per ${dayFormat(on ?? today(), 'short')}.`,
        actions: null,
      }}
    />
  )
}
