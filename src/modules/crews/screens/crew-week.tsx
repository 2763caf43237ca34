import { useNavigate, useSearch } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LockOpen from 'lucide-react/icons/lock-open'
import { addDays, day, type Day } from '#ground/day.ts'
import { dayFormat, rangeFormat } from '#ground/day-format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { approveDays, openWeek, reopenDays, type CrewWeek } from '../weeks/contract.ts'
import { ProjectSelect } from './project-of.tsx'
import { useSiteChoice } from './site-choice.ts'
import { daysApart } from './week/reported-row.tsx'
import { WeekSheet } from './week/week-sheet.tsx'

/** The week of a project, marked and approved; `proyek` and `tanggal` of the address say which, else the site last chosen. */
export function CrewWeekPart() {
  const navigate = useNavigate()
  const { proyek, tanggal }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const on = dayIn(tanggal)
  const { projects, chosen, isLooking, keep } = useSiteChoice(proyek, on)
  const go = (to: { readonly projectId?: string; readonly on?: Day }) =>
    void navigate({
      to: '/absensi/',
      search: { tab: 'pekerja', proyek: to.projectId ?? chosen, tanggal: to.on ?? on } as never,
      replace: true,
    })
  const choose = (id: string) => {
    keep(id)
    go({ projectId: id })
  }
  return (
    <section
      aria-label="Absensi pekerja seminggu"
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-lg border border-border bg-card"
    >
      <AskedCard asked={projects} rows={10}>
        {(list) =>
          isLooking ? (
            <Loading rows={10} />
          ) : chosen === undefined ? (
            <Empty
              title="Belum ada proyek yang berjalan."
              text="Absensi pekerja ditandai per proyek."
              actions={<GoButton to="/daftar-proyek/">Ke daftar proyek</GoButton>}
            />
          ) : (
            <>
              <div
                data-bar
                className="flex flex-none flex-wrap items-center gap-1 border-b border-border-subtle px-3 py-2"
              >
                <ProjectSelect list={list} chosen={chosen} onChoose={choose} />
                <IconButton
                  label="Minggu sebelumnya"
                  icon={<ChevronLeft />}
                  onClick={() => go({ on: addDays(on, -7) })}
                />
                <IconButton
                  label="Minggu berikutnya"
                  icon={<ChevronRight />}
                  onClick={() => go({ on: addDays(on, 7) })}
                />
                <Week projectId={chosen} on={on} part="head" />
              </div>
              <Week projectId={chosen} on={on} part="sheet" />
            </>
          )
        }
      </AskedCard>
    </section>
  )
}

function Week({
  projectId,
  on,
  part,
}: {
  readonly projectId: string
  readonly on: Day
  readonly part: 'head' | 'sheet'
}) {
  const asked = useAsk(openWeek, { projectId, day: on }, { keep: true })
  if (part === 'head') return asked.data ? <Acts week={asked.data} /> : null
  return (
    <AskedCard asked={asked} rows={10}>
      {(week) =>
        week.rows.length === 0 ? (
          <Empty
            title="Belum ada pekerja di proyek ini."
            text="Pekerja tampil di sini bila proyeknya, atau mandornya, sudah diisi di data pekerja."
            actions={<GoButton to="/management-karyawan/?tab=pekerja">Ke daftar pekerja</GoButton>}
          />
        ) : (
          <WeekSheet key={`${week.projectId} ${week.until}`} week={week} updatedAt={asked.updatedAt} />
        )
      }
    </AskedCard>
  )
}

function Acts({ week }: { readonly week: CrewWeek }) {
  const approve = useAct(approveDays, { say: ({ approved }) => `${approved} hari disetujui.` })
  const reopen = useAct(reopenDays, { say: ({ reopened }) => `${reopened} hari dibuka lagi.` })
  const mayDecide = useMay(approveDays)
  const marks = week.rows.flatMap(({ marks: own }) => Object.values(own))
  const of = (list: typeof marks) => list.map(({ id, version }) => ({ id, version }))
  const waiting = marks.filter(({ approvedBy }) => approvedBy === null)
  const open = of(waiting.filter(({ mayApprove }) => mayApprove))
  const closed = of(marks.filter(({ approvedBy, isPaid }) => approvedBy !== null && !isPaid))
  const refusal = approve.refusal ?? reopen.refusal
  const { projectId } = week
  const apart = daysApart(week)
  return (
    <>
      <strong className="px-1 font-medium" aria-live="polite">
        {rangeFormat((week.days[0]?.day ?? week.until) as Day, week.until as Day)}
      </strong>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {mayDecide && closed.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<LockOpen />}
            isBusy={reopen.isBusy}
            onClick={() => void reopen.now({ projectId, rows: closed })}
          >
            {`Buka lagi ${closed.length}`}
          </Button>
        )}
        {mayDecide && waiting.length > open.length && (
          <span className="text-small text-muted-foreground">{`${waiting.length - open.length} hari menunggu disetujui orang lain.`}</span>
        )}
        {open.length > 0 && (
          <Button
            size="sm"
            variant="filled"
            icon={<Check />}
            isBusy={approve.isBusy}
            busyText="Menyetujui…"
            onClick={() => void approve.now({ projectId, rows: open })}
          >
            {`Setujui ${open.length} hari`}
          </Button>
        )}
      </span>
      {waiting.length > 0 && apart.length > 0 && (
        <Notice tone="warning" className="w-full">
          {`Beda dengan laporan harian: ${apart.map((on) => dayFormat(on as Day, 'weekday')).join(', ')}. Cocokkan sebelum disetujui.`}
        </Notice>
      )}
      {refusal && (
        <Notice tone="danger" className="w-full">
          {refusal.message}
        </Notice>
      )}
    </>
  )
}

function dayIn(text: unknown): Day {
  try {
    return day(String(text))
  } catch {
    return today()
  }
}
