import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { wagesNow } from '../settlements/contract.ts'
import { CrewWeekPart } from './crew-week.tsx'

const Saturday = later(() => import('./saturday.tsx').then((parts) => parts.Saturday), {
  fallback: <Loading rows={8} />,
})

const Piece = later(() => import('./piece-part.tsx').then((parts) => parts.PiecePart), {
  fallback: <Loading rows={8} />,
})

const Days = later(() => import('./day-list.tsx').then((parts) => parts.CrewDayList), {
  fallback: <Loading rows={8} />,
})

const PARTS = [
  { value: 'minggu', label: 'Minggu' },
  { value: 'hari', label: 'Daftar' },
  { value: 'borongan', label: 'Borongan' },
  { value: 'bayar', label: 'Bayar Sabtu' },
] as const

const DAYS = { tab: 'pekerja', jenis: 'hari' }

/** Tab pekerja: the week of a project, work by the piece, and Saturday's wages for who may see them. */
export function WorkerTab({ above }: { readonly above: ReactNode }) {
  const navigate = useNavigate()
  const { bagian, jenis }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const seesWages = useMay(wagesNow)
  const parts = PARTS.filter(({ value }) => value !== 'bayar' || seesWages)
  const part = parts.find(({ value }) => value === (jenis ?? bagian))?.value ?? 'minggu'
  // A list keeps of its address what says which list it is.
  const go = (to: string) =>
    void navigate({
      to: '/absensi/',
      search: { tab: 'pekerja', ...(to === 'hari' ? { jenis: to } : { bagian: to }) } as never,
    })
  const both = (
    <div className="flex flex-wrap items-start gap-x-4">
      {above}
      <div className="mb-4 max-md:mb-3">
        <Segmented label="Bagian pekerja" value={part} options={parts} onChange={go} />
      </div>
    </div>
  )
  // As people write it; a list keeps of its address which one it is.
  if (jenis === undefined && (bagian === 'daftar' || bagian === 'hari'))
    return <Navigate to="/absensi/" search={DAYS as never} replace />
  if (part === 'hari') return <Days above={both} />
  return (
    <Page
      title="Absensi"
      fill={part === 'minggu'}
      primary={
        part === 'minggu' ? (
          <GoButton to="/absensi/tambah-pekerja" variant="outline" icon={<Plus />}>
            Tandai regu
          </GoButton>
        ) : undefined
      }
    >
      {both}
      {part === 'bayar' ? <Saturday /> : part === 'borongan' ? <Piece /> : <CrewWeekPart />}
    </Page>
  )
}
