import { useNavigate, useSearch } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { addDays, day, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useKept } from '#kit/screen/device/use-kept.ts'
import { timelineText, today } from '#kit/screen/format/zone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openSheet, type CrewSheet } from '../sheets/contract.ts'
import { CrewMarks } from './sheet/crew-marks.tsx'
import { PlaceChoice } from './sheet/place-choice.tsx'

const PieceOpname = later(() => import('./piece/add-opname.tsx').then((parts) => parts.AddPieceOpname), {
  fallback: <Loading rows={8} />,
})

/**
 * /absensi/tambah-pekerja: the crew of a project on a day, marked on a phone, or what a crew did by the piece; `proyek`,
 * `tanggal` and `jenis` of the address say which.
 */
export function CrewSheetPage() {
  const { proyek, tanggal, jenis }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (typeof proyek !== 'string') return <PlaceChoice kind={jenis} />
  if (jenis === 'borongan') return <PieceOpname projectId={proyek} />
  const on = dayIn(tanggal)
  return <Sheet key={`${proyek} ${on}`} projectId={proyek} on={on} />
}

function Sheet({ projectId, on }: { readonly projectId: string; readonly on: Day }) {
  const asked = useAsk(openSheet, { projectId, day: on }, { isQuiet: true })
  const { data, isLoading, keptAt } = useKept(`regu:${projectId}`, asked, {
    adapt: (kept) => unmarked(kept, on),
  })
  return (
    <Page title="Absensi pekerja" back="/absensi/?tab=pekerja" width="form" meta={data?.project}>
      <Kinds projectId={projectId} />
      <Card flush>
        <Days projectId={projectId} on={on} />
        {keptAt !== undefined && (
          <Notice tone="warning" className="mx-4 mb-3">
            {`Tanpa sinyal. Daftar regu ini tersimpan di perangkat sejak ${timelineText(new Date(keptAt).toISOString())}; tanda Anda dikirim begitu tersambung.`}
          </Notice>
        )}
        {data ? <CrewMarks sheet={data} /> : isLoading ? <Loading rows={8} /> : <Unanswered asked={asked} />}
      </Card>
    </Page>
  )
}

const KINDS = [
  { value: 'harian', label: 'Harian' },
  { value: 'borongan', label: 'Borongan' },
] as const

function Kinds({ projectId }: { readonly projectId: string }) {
  const navigate = useNavigate()
  const go = (jenis: string) =>
    void navigate({ to: '/absensi/tambah-pekerja', search: { proyek: projectId, jenis } as never })
  return (
    <div className="mb-3">
      <Segmented label="Jenis pekerjaan" value="harian" options={KINDS} onChange={go} />
    </div>
  )
}

function Days({ projectId, on }: { readonly projectId: string; readonly on: Day }) {
  const navigate = useNavigate()
  const go = (to: Day) =>
    void navigate({ to: '/absensi/tambah-pekerja', search: { proyek: projectId, tanggal: to } as never, replace: true })
  return (
    <div className="flex items-center gap-1 px-2 py-1">
      <IconButton label="Hari sebelumnya" icon={<ChevronLeft />} onClick={() => go(addDays(on, -1))} />
      <strong className="flex-1 text-center font-semibold" aria-live="polite">
        {on === today() ? `Hari ini, ${dayFormat(on, 'dense')}` : dayFormat(on, 'weekday')}
      </strong>
      <IconButton
        label="Hari berikutnya"
        icon={<ChevronRight />}
        disabled={on >= today()}
        onClick={() => go(addDays(on, 1))}
      />
    </div>
  )
}

// The crew as it was seen last, on another day perhaps: nobody is marked yet as far as this device knows.
function unmarked(kept: CrewSheet, on: Day): CrewSheet {
  if (kept.day === on) return kept
  return { ...kept, day: on, rest: null, rows: kept.rows.map((row) => ({ ...row, mark: null, elsewhere: [] })) }
}

function dayIn(text: unknown): Day {
  try {
    const on = day(String(text))
    return on > today() ? today() : on
  } catch {
    return today()
  }
}
