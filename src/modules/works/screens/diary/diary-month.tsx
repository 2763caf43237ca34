import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import { addDays, day, monthLength, partsOf, weekdayOf, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { periodFormat } from '#ground/day-format.ts'
import { period } from '#ground/period.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Go, GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { siteReportStates } from '../../diary/words.ts'
import type { Diary, DiaryDay } from '../../diary/contract.ts'
import { Albums } from './albums.tsx'
import { RecapLinks } from './recap-links.tsx'
import { SitePhotos } from './site-photos.tsx'
import { SpotPairs } from './spot-pairs.tsx'
import { SiteReportBadge } from './words.tsx'

/** A month of a project's diary: the calendar with its gaps, and what was told. */
export function DiaryMonth({ diary }: { readonly diary: Diary }) {
  const { projectId, missing, month } = diary
  const self = `/dokumentasi-proyek/detail/${projectId}`
  return (
    <Page
      title={`Buku harian ${diary.projectName}`}
      back="/dokumentasi-proyek/"
      meta={missing.length > 0 ? `${missing.length} hari kerja belum dilaporkan` : 'Tidak ada hari kerja yang terlewat'}
      primary={
        <GoButton
          to="/dokumentasi-proyek/tambah"
          search={{ proyek: projectId, tanggal: today() }}
          variant="filled"
          icon={<Plus />}
        >
          Tulis laporan
        </GoButton>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card title={periodFormat(period(month))}>
          <div className="mb-3 flex justify-between">
            <GoButton to={self} search={{ bulan: monthBeside(month, -1) }} size="sm" icon={<ChevronLeft />}>
              Bulan lalu
            </GoButton>
            {month < today().slice(0, 7) && (
              <GoButton to={self} search={{ bulan: monthBeside(month, 1) }} size="sm" icon={<ChevronRight />}>
                Bulan depan
              </GoButton>
            )}
          </div>
          <Calendar diary={diary} />
          {diary.days[0] && <RecapLinks key={month} projectId={projectId} month={month} last={diary.days[0].date} />}
        </Card>
        <Card title="Laporan bulan ini" flush className="overflow-hidden">
          {diary.days.length === 0 ? (
            <p className="px-5 py-6 text-muted-foreground">Belum ada laporan di bulan ini.</p>
          ) : (
            <PlainTable
              label="laporan harian"
              rows={diary.days}
              keyOf={(row) => row.id}
              columns={[
                {
                  id: 'date',
                  title: 'Hari',
                  cell: (row) => (
                    <NameLink to={self} search={{ tanggal: row.date }}>
                      {dayFormat(row.date as Day, 'weekday')}
                    </NameLink>
                  ),
                },
                { id: 'workers', title: 'Tenaga', width: 80, align: 'right', cell: (row) => String(row.workers) },
                { id: 'blockers', title: 'Kendala', width: 80, align: 'right', isWide: true, cell: blockersOf },
                { id: 'photos', title: 'Foto', width: 64, align: 'right', isWide: true, cell: (row) => row.photos },
                { id: 'state', title: 'Status', width: 112, cell: (row) => <SiteReportBadge state={row.state} /> },
              ]}
            />
          )}
        </Card>
      </div>
      <SitePhotos projectId={projectId} month={month} />
      <SpotPairs projectId={projectId} />
      <Albums projectId={projectId} month={month} />
    </Page>
  )
}

const blockersOf = (row: DiaryDay) => String(row.blockers)

/** The month before or after. */
function monthBeside(month: string, step: 1 | -1): string {
  const first = day(`${month}-01`)
  const { year, month: number } = partsOf(first)
  return addDays(first, step === 1 ? monthLength(year, number) : -1).slice(0, 7)
}

const weekdays = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']

function Calendar({ diary }: { readonly diary: Diary }) {
  const first = day(`${diary.month}-01`)
  const { year, month } = partsOf(first)
  const days = Array.from({ length: monthLength(year, month) }, (_, at) => addDays(first, at))
  // Weeks begin on Monday.
  const lead = weekdayOf(first)
  const told = new Map(diary.days.map((one) => [one.date, one]))
  const missing = new Set(diary.missing)
  return (
    <ol className="grid grid-cols-7 gap-1 text-center" aria-label="Kalender laporan">
      {weekdays.map((word) => (
        <li key={word} className="text-xs text-muted-foreground" aria-hidden>
          {word}
        </li>
      ))}
      {days.map((one, at) => (
        <li key={one} style={at === 0 ? { gridColumnStart: lead + 1 } : undefined}>
          <DayCell date={one} projectId={diary.projectId} told={told.get(one)} isMissing={missing.has(one)} />
        </li>
      ))}
    </ol>
  )
}

interface DayCellProps {
  readonly date: Day
  readonly projectId: string
  readonly told: DiaryDay | undefined
  readonly isMissing: boolean
}

const box = 'grid h-11 w-full place-items-center content-center rounded-md text-small figures'

function DayCell({ date, projectId, told, isMissing }: DayCellProps) {
  const number = String(partsOf(date).date)
  if (!told && !isMissing) return <span className={cx(box, 'text-subtle-foreground')}>{number}</span>
  const says = told ? siteReportStates[told.state] : 'belum dilaporkan'
  return (
    <Go
      to={`/dokumentasi-proyek/detail/${projectId}`}
      search={{ tanggal: date }}
      aria-label={`${dayFormat(date, 'short')}: ${says}`}
      className={cx(
        box,
        'border',
        told ? 'border-border bg-success-soft text-success' : 'border-dashed border-warning text-warning',
      )}
    >
      <span>{number}</span>
      <span className="text-xs leading-none" aria-hidden>
        {told ? (told.state === 'checked' ? '✓' : '•') : '?'}
      </span>
    </Go>
  )
}
