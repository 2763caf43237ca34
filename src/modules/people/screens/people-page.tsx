import { useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { EmployeeList } from './employee-list.tsx'

const WorkerList = later(() => import('./worker-list.tsx').then((parts) => parts.WorkerList), {
  fallback: <Loading rows={8} />,
})

const OPTIONS = [
  { value: 'karyawan', label: 'Karyawan' },
  { value: 'pekerja', label: 'Pekerja' },
] as const

/** Management karyawan: who is employed, and who works on the sites. */
export function PeoplePage() {
  const navigate = useNavigate()
  const { tab }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = tab === 'pekerja' ? 'pekerja' : 'karyawan'
  const go = (next: string) => void navigate({ to: '/management-karyawan/', search: { tab: next } as never })
  const above = (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian orang" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
  return value === 'pekerja' ? (
    <WorkerList key="pekerja" above={above} />
  ) : (
    <EmployeeList key="karyawan" above={above} />
  )
}
