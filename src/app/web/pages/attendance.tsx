import { useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { EmployeeMonth } from '#modules/attendance/screens/employee-month.tsx'

const fallback = <Loading rows={8} />
const Settings = later(
  () => import('#modules/attendance/screens/attendance-settings.tsx').then((m) => m.AttendanceSettings),
  { fallback },
)
const Proration = later(() => import('#modules/payroll/screens/proration-card.tsx').then((m) => m.ProrationCard), {
  fallback,
})
const Workers = later(() => import('#modules/crews/screens/worker-tab.tsx').then((m) => m.WorkerTab), { fallback })

const Leave = later(() => import('#modules/attendance/screens/leave-part.tsx').then((m) => m.LeavePart), { fallback })

const Overtime = later(() => import('#modules/attendance/screens/overtime-part.tsx').then((m) => m.OvertimePart), {
  fallback,
})

const Corrections = later(
  () => import('#modules/attendance/screens/correction-part.tsx').then((m) => m.CorrectionPart),
  { fallback },
)

const PARTS = [
  { value: 'kehadiran', label: 'Kehadiran' },
  { value: 'cuti', label: 'Cuti' },
  { value: 'lembur', label: 'Lembur' },
  { value: 'koreksi', label: 'Koreksi' },
] as const
const OPTIONS = [
  { value: 'karyawan', label: 'Karyawan' },
  { value: 'pekerja', label: 'Pekerja' },
  { value: 'konfigurasi', label: 'Konfigurasi' },
] as const
type Tab = (typeof OPTIONS)[number]['value']

/** /absensi/: who was there. Employees by the month, workers by project and week, and how the company works. */
export function AttendancePage() {
  const navigate = useNavigate()
  const { tab, bagian }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = OPTIONS.find((option) => option.value === tab)?.value ?? 'karyawan'
  const go = (next: Tab) => void navigate({ to: '/absensi/', search: { tab: next } as never })
  const above = (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian absensi" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
  if (value === 'konfigurasi') return <Settings above={above} wages={<Proration />} />
  if (value === 'pekerja') return <Workers above={above} />
  const part = PARTS.find((option) => option.value === bagian)?.value ?? 'kehadiran'
  const parts = (
    <div className="flex flex-wrap items-start gap-x-4">
      {above}
      <div className="mb-4 max-md:mb-3">
        <Segmented
          label="Bagian karyawan"
          value={part}
          options={PARTS}
          onChange={(next) => void navigate({ to: '/absensi/', search: { tab: 'karyawan', bagian: next } as never })}
        />
      </div>
    </div>
  )
  if (part === 'koreksi') return <Corrections above={parts} />
  if (part === 'lembur') return <Overtime above={parts} />
  return part === 'cuti' ? <Leave above={parts} /> : <EmployeeMonth above={parts} />
}
