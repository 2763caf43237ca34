import { useNavigate, useSearch } from '@tanstack/react-router'
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

const PARTS = [
  { value: 'minggu', label: 'Minggu' },
  { value: 'borongan', label: 'Borongan' },
  { value: 'bayar', label: 'Bayar Sabtu' },
] as const

/** Tab pekerja: the week of a project, work by the piece, and Saturday's wages for who may see them. */
export function WorkerTab({ above }: { readonly above: ReactNode }) {
  const navigate = useNavigate()
  const { bagian }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const seesWages = useMay(wagesNow)
  const parts = PARTS.filter(({ value }) => value !== 'bayar' || seesWages)
  const part = parts.find(({ value }) => value === bagian)?.value ?? 'minggu'
  const go = (to: string) => void navigate({ to: '/absensi/', search: { tab: 'pekerja', bagian: to } as never })
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
      <div className="flex flex-wrap items-start gap-x-4">
        {above}
        <div className="mb-4 max-md:mb-3">
          <Segmented label="Bagian pekerja" value={part} options={parts} onChange={go} />
        </div>
      </div>
      {part === 'bayar' ? <Saturday /> : part === 'borongan' ? <Piece /> : <CrewWeekPart />}
    </Page>
  )
}
