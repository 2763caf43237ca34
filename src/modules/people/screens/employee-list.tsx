import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { orDash } from '#kit/screen/list/paper-cells.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { employeeDepartments, employees, type EmployeeListRow } from '../employees/contract.ts'
import { contractTypes } from '../words.ts'
import { Standing } from './standing.tsx'

const importable = [
  { name: 'karyawan', label: 'Karyawan', permissions: ['create management-karyawan'] },
  {
    name: 'saldo-awal-gaji',
    label: 'Saldo awal gaji',
    permissions: ['update management-karyawan', 'view gaji', 'update gaji'],
  },
  { name: 'saldo-awal-cuti', label: 'Saldo awal cuti', permissions: ['update absensi', 'view management-karyawan'] },
]

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'lengkapi', label: 'Data belum lengkap', set: { isIncomplete: 'true' } },
]

const columns: readonly ListColumn<EmployeeListRow>[] = [
  {
    id: 'code',
    title: 'NIK karyawan',
    width: 112,
    sort: 'up',
    priority: 3,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'position',
    title: 'Jabatan',
    width: 144,
    priority: 3,
    card: 'subtitle',
    cell: (row) => orDash(row.position),
    onCard: (row) => row.position || null,
  },
  { id: 'department', title: 'Departemen', width: 128, priority: 5, cell: (row) => orDash(row.department) },
  { id: 'phone', title: 'HP', width: 136, priority: 6, cell: (row) => <PhoneLink value={row.phone} quiet /> },
  {
    id: 'contractType',
    title: 'Status kerja',
    width: 128,
    priority: 5,
    cell: (row) => orDash(row.contractType && contractTypes[row.contractType]),
  },
  {
    id: 'contractTo',
    title: 'Akhir kontrak',
    width: 112,
    priority: 8,
    cell: (row) => <DateText value={row.contractTo} />,
  },
  { id: 'joinDate', title: 'Masuk', width: 96, priority: 7, cell: (row) => <DateText value={row.joinDate} /> },
  { id: 'leftOn', title: 'Hari terakhir', width: 112, priority: 9, cell: (row) => <DateText value={row.leftOn} /> },
  {
    id: 'monthlyBase',
    title: 'Gaji pokok',
    width: 128,
    align: 'right',
    priority: 4,
    needs: 'view gaji',
    cell: (row) => (row.monthlyBase ? <Money value={row.monthlyBase} /> : <Nothing />),
  },
  {
    id: 'isIncomplete',
    title: 'Status',
    width: 152,
    priority: 2,
    card: 'status',
    cell: (row) => <Standing isIncomplete={row.isIncomplete} leftOn={row.leftOn} />,
  },
  ...whenColumns<EmployeeListRow>(),
]

/** Who is employed, as what and since when. */
export function EmployeeList({ above }: { readonly above: ReactNode }) {
  const departments = useAsk(employeeDepartments, {}, { freshFor: 60_000 })
  const mayCreate = useCan('create management-karyawan')
  const add = mayCreate ? (
    <GoButton to="/management-karyawan/tambah" variant="filled" icon={<Plus />}>
      Tambah karyawan
    </GoButton>
  ) : undefined
  const words = (departments.data ?? []).map((value) => ({ value, label: value }))
  const filters: readonly ListFilter[] = [{ key: 'department', label: 'Departemen', kind: 'many', quick: true, words }]
  return (
    <ListPage
      title="Karyawan"
      path="/management-karyawan/"
      noun="karyawan"
      endpoint={employees.list}
      exporting={employees.export}
      columns={columns}
      views={views}
      filters={filters}
      above={above}
      searchFor="Cari nama, nomor, jabatan…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/management-karyawan/detail/${row.id}`}
      editOf={(row) => `/management-karyawan/edit/${row.id}`}
      createAt="/management-karyawan/tambah"
      primary={add}
      actions={<ImportButton of={importable} />}
      first={{
        title: 'Belum ada karyawan.',
        text: 'Tambahkan karyawan pertama: nama sudah cukup, sisanya bisa dilengkapi nanti.',
        actions: add,
      }}
    />
  )
}
