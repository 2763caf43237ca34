import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { exportRecap, exportUnits, printRecap, type MonthRecap } from '../../recap/contract.ts'
import { FileButton } from '#kit/screen/paper/file-button.tsx'
import { MonthSheets } from './month-sheets.tsx'

/** What each department and each project cost in a month, and the recap as a paper and as sheets. */
export function RecapTables({ recap: { month, departments, projects } }: { readonly recap: MonthRecap }) {
  return (
    <>
      <Card title="Berkas rekap">
        <ul className="grid gap-3">
          <Line says="Rekap sebulan untuk dicetak: departemen, proyek, dan komponen.">
            <FileButton endpoint={printRecap} input={{ month }} label="PDF" about="Rekap gaji" />
          </Line>
          <Line says="Per departemen dan proyek, dengan biayanya.">
            <MonthSheets endpoint={exportUnits} month={month} about="Rekap per bagian" />
          </Line>
          <Line says="Per orang, setiap komponen satu kolom.">
            <MonthSheets endpoint={exportRecap} month={month} about="Rekap per orang" />
          </Line>
        </ul>
      </Card>
      {departments.length > 0 && (
        <Card title="Per departemen" flush className="overflow-hidden">
          <PlainTable
            label="rekap per departemen"
            rows={departments}
            keyOf={(row) => row.department}
            columns={[
              {
                ...{ id: 'department', title: 'Departemen' },
                cell: (row) => <Named name={row.department || 'Tanpa departemen'} people={row.people} />,
              },
              ...(['earned', 'cut', 'net', 'employer', 'cost'] as const).map((id) => ({
                ...{ id, title: TITLES[id], width: 140, align: 'right' as const, isWide: id !== 'cost' },
                cell: (row: MonthRecap['departments'][number]) => <Money value={row[id]} />,
              })),
            ]}
          />
        </Card>
      )}
      {projects.length > 0 && (
        <Card title="Per proyek" flush className="overflow-hidden">
          <PlainTable
            label="rekap per proyek"
            rows={projects}
            keyOf={(row) => row.project}
            columns={[
              {
                ...{ id: 'project', title: 'Proyek' },
                cell: (row) => <Named name={row.project} people={row.people} />,
              },
              ...(['wages', 'salaries', 'cost'] as const).map((id) => ({
                ...{ id, title: TITLES[id], width: 160, align: 'right' as const, isWide: id !== 'cost' },
                cell: (row: MonthRecap['projects'][number]) => <Money value={row[id]} />,
              })),
            ]}
          />
        </Card>
      )}
    </>
  )
}

const TITLES = {
  earned: 'Pendapatan (Rp)',
  cut: 'Potongan (Rp)',
  net: 'Diterima (Rp)',
  employer: 'Perusahaan (Rp)',
  wages: 'Upah pekerja (Rp)',
  salaries: 'Gaji karyawan (Rp)',
  cost: 'Biaya (Rp)',
} as const

function Line({ says, children }: { readonly says: string; readonly children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64">{says}</p>
      <span className="flex gap-2">{children}</span>
    </li>
  )
}

function Named({ name, people }: { readonly name: string; readonly people: number }) {
  return (
    <>
      {name}
      <small className="block text-xs text-muted-foreground">{people} orang</small>
    </>
  )
}
