import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { period, periodOf, type Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { employeeDays, markEmployeeDays, type DayMatrix } from '../days/contract.ts'
import { keepScans } from '../scans/contract.ts'
import { DayMatrixSheet } from './month/day-matrix-sheet.tsx'
import { MonthSteps } from './month/month-steps.tsx'

const Upload = later(() => import('./machine/upload-sheet.tsx').then((m) => m.UploadSheet))
const Incomplete = later(() => import('./machine/incomplete-sheet.tsx').then((m) => m.IncompleteSheet))

/** Tab karyawan: a month of the employees; `bulan` of the address names it. */
export function EmployeeMonth({ above }: { readonly above: ReactNode }) {
  const navigate = useNavigate()
  const { bulan }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const month = monthIn(bulan)
  const asked = useAsk(employeeDays, { month }, { keep: true })
  const mayMark = useMay(markEmployeeDays)
  const mayUpload = useMay(keepScans)
  const [open, setOpen] = useState<'upload' | 'incomplete'>()
  const left = asked.data ? incompleteIn(asked.data) : 0
  const go = (to: Period) =>
    void navigate({ to: '/absensi/', search: { tab: 'karyawan', bulan: to } as never, replace: true })
  return (
    <Page
      title="Absensi"
      fill
      primary={
        mayMark && (
          <GoButton to="/absensi/tambah" variant="filled" icon={<Plus />}>
            Catat absensi
          </GoButton>
        )
      }
    >
      {above}
      <section
        aria-label="Absensi karyawan sebulan"
        className="flex min-h-0 min-w-0 flex-1 flex-col overflow-clip rounded-lg border border-border bg-card"
      >
        <MonthSteps month={month} onGo={go}>
          <span className="ml-auto flex flex-wrap gap-2">
            {mayMark && left > 0 && (
              <Button onClick={() => setOpen('incomplete')}>{`Perlu dilengkapi (${left})`}</Button>
            )}
            {mayUpload && (
              <Button icon={<FileUp />} onClick={() => setOpen('upload')}>
                Unggah berkas mesin
              </Button>
            )}
          </span>
        </MonthSteps>
        <AskedCard asked={asked} rows={10}>
          {(matrix) =>
            matrix.people.length === 0 ? (
              <Empty
                title="Belum ada karyawan di bulan ini."
                text="Absensi berisi karyawan yang sudah masuk dan belum keluar di bulan itu."
                actions={<GoButton to="/management-karyawan/">Ke daftar karyawan</GoButton>}
              />
            ) : (
              <DayMatrixSheet key={matrix.month} matrix={matrix} updatedAt={asked.updatedAt} />
            )
          }
        </AskedCard>
      </section>
      {open === 'upload' && <Upload month={month} onClose={() => setOpen(undefined)} />}
      {open === 'incomplete' && <Incomplete month={month} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

function incompleteIn({ people }: DayMatrix): number {
  return people.reduce((sum, { marks }) => sum + Object.values(marks).filter((mark) => mark === 'B').length, 0)
}

/** Reads a month from an address; this month where there is none. */
function monthIn(text: unknown): Period {
  try {
    return period(String(text))
  } catch {
    return periodOf(today())
  }
}
