import { useSearch } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { exportSlips, listRuns, listSlips, type SlipListRow } from '../runs/contract.ts'
import { slipKinds } from '../runs/words.ts'
import { RunStrip } from './list/run-strip.tsx'
import { PayrollBadge, payrollStateOptions } from './words.tsx'

const KINDS = Object.entries(slipKinds).map(([value, label]) => ({ value, label }))

const UNPAID = 'belum-dibayar'

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'menunggu', label: 'Menunggu persetujuan', set: { state: 'pending_approval' } },
  { id: 'ditahan', label: 'Ditahan', set: { isHeld: 'true' } },
  { id: UNPAID, label: 'Belum dibayar', set: { isUnpaid: 'true' } },
]

const monthOf = ({ month }: SlipListRow) => periodFormat(month as Period)

const amount = (id: 'earned' | 'cut' | 'net' | 'open', title: string, priority: number) => ({
  ...moneyColumn<SlipListRow>({ id, title, priority }, (row) => row[id] ?? ''),
  needs: 'view gaji',
})

const columns: readonly ListColumn<SlipListRow>[] = [
  {
    id: 'label',
    title: 'Nomor',
    width: 148,
    priority: 4,
    cell: (row) => <span className="code text-muted-foreground">{row.label}</span>,
  },
  {
    id: 'month',
    title: 'Periode',
    width: 136,
    sort: 'down',
    priority: 2,
    card: 'meta',
    cell: (row) => (row.kind === 'monthly' ? monthOf(row) : `${slipKinds[row.kind]} ${monthOf(row)}`),
  },
  { id: 'name', title: 'Karyawan', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'position',
    title: 'Jabatan',
    width: 140,
    priority: 6,
    card: 'subtitle',
    cell: (row) => orDash(row.position),
    onCard: (row) => row.position || null,
  },
  amount('earned', 'Pendapatan (Rp)', 5),
  amount('cut', 'Potongan (Rp)', 5),
  { ...amount('net', 'Diterima (Rp)', 2), card: 'amount', onCard: (row) => row.net && <Money value={row.net} rp /> },
  {
    ...amount('open', 'Belum dibayar (Rp)', 7),
    isSpare: true,
    onCard: (row) => row.open && <Money value={row.open} rp />,
  },
  {
    id: 'heldReason',
    title: 'Alasan ditahan',
    width: 180,
    priority: 5,
    isSpare: true,
    cell: (row) => orDash(row.heldReason),
    onCard: (row) => row.heldReason,
  },
  {
    id: 'state',
    title: 'Status',
    width: 172,
    priority: 2,
    card: 'status',
    cell: (row) => <PayrollBadge state={row.state} isPaid={row.isPaid} isHeld={row.isHeld} />,
  },
]

/** The same beside what is left to be paid and why: upah belum diambil, of whatever run. */
const unpaidColumns: readonly ListColumn<SlipListRow>[] = columns.map(({ card, ...column }) => {
  const { id } = column
  if (id === 'earned' || id === 'cut') return { ...column, isSpare: true }
  if (id === 'net') return { ...column, priority: 6 }
  if (id === 'heldReason') return { ...column, isSpare: false, priority: 3, card: 'remainder' }
  if (id !== 'open') return { ...column, ...(card && { card }) }
  return { ...column, isSpare: false, priority: 2, width: 148, card: 'amount' }
})

/** What everybody earned, month by month; above it the runs they were worked out in. */
export function SlipList({ above }: { readonly above: ReactNode }) {
  const runs = useAsk(listRuns, {})
  const { view }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const mayCreate = useCan('create slip-gaji')
  const add = mayCreate ? (
    <GoButton to="/slip-gaji/tambah" variant="filled" icon={<Plus />}>
      Hitung gaji
    </GoButton>
  ) : undefined
  const months = [...new Set((runs.data ?? []).map(({ month }) => month))]
  const filters: readonly ListFilter[] = [
    {
      key: 'month',
      label: 'Periode',
      kind: 'many',
      quick: true,
      words: months.map((value) => ({ value, label: periodFormat(value as Period) })),
    },
    { key: 'kind', label: 'Jenis', kind: 'many', words: KINDS },
    { key: 'state', label: 'Status', kind: 'many', quick: true, words: payrollStateOptions },
    { key: 'isPaid', label: 'Lunas', kind: 'flag' },
    { key: 'isHeld', label: 'Ditahan', kind: 'flag' },
  ]
  return (
    <ListPage
      title="Slip Gaji"
      path="/slip-gaji/"
      noun="slip"
      endpoint={listSlips}
      exporting={exportSlips}
      columns={view === UNPAID ? unpaidColumns : columns}
      views={views}
      filters={filters}
      above={
        <>
          {above}
          <RunStrip runs={runs.data ?? []} />
        </>
      }
      searchFor="Cari nama, nomor karyawan, jabatan…"
      defaultSort="-month"
      nameOf={(row) => row.name}
      linkOf={(row) => `/slip-gaji/detail/${row.id}`}
      menuOf={(row) => <SlipRowMenu row={row} />}
      createAt="/slip-gaji/tambah"
      primary={add}
      first={{
        title: 'Belum ada gaji yang dihitung.',
        text: 'Gaji sebulan dihitung sekaligus dari absensi, gaji yang berlaku, dan data pajak setiap karyawan.',
        actions: add,
      }}
    />
  )
}

function SlipRowMenu({ row }: { readonly row: SlipListRow }) {
  return (
    <>
      <MenuGo to={`/slip-gaji/detail/${row.id}`} icon={<Eye />}>
        Lihat
      </MenuGo>
      {row.state === 'draft' && (
        <MenuGo to={`/slip-gaji/edit/${row.id}`} icon={<Pencil />} hint="E">
          Ubah
        </MenuGo>
      )}
    </>
  )
}
