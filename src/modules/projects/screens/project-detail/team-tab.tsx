import { phoneText } from '#ground/identifiers.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Nothing } from '#kit/screen/format/money.tsx'
import type { Project } from '../../contract.ts'
import { memberRoles } from '../../words.ts'

type Member = Project['team'][number]

const columns: readonly PlainColumn<Member>[] = [
  { id: 'name', title: 'Nama', cell: (row) => row.name },
  { id: 'role', title: 'Peran', width: 160, under: 'name', cell: (row) => memberRoles[row.role] },
  {
    id: 'phone',
    title: 'Telepon',
    width: 160,
    cell: (row) => (row.phone ? <a href={`tel:${row.phone}`}>{phoneText(row.phone)}</a> : <Nothing />),
  },
  { id: 'account', title: 'Akun', width: 96, isWide: true, cell: (row) => (row.userId ? 'Ada' : <Nothing />) },
]

/** Who works on a project, and how they are reached. */
export function TeamTab({ project }: { readonly project: Project }) {
  if (project.team.length === 0) {
    return (
      <p className="px-5 py-6 text-muted-foreground">Belum ada tim. Tambahkan manajer dan mandornya di Ubah proyek.</p>
    )
  }
  return <PlainTable label="Tim" columns={columns} rows={project.team} keyOf={(row) => row.id} />
}
