import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { printSchedule } from '../papers/contract.ts'
import {
  approveSchedule,
  openSchedule,
  removeSchedule,
  type ProjectSchedule,
  type WeekOfCurve,
} from '../schedule/contract.ts'
import { DraftActs } from './draft-acts.tsx'
import { CurveView } from './schedule/curve-view.tsx'
import { PlanTable } from './schedule/plan-table.tsx'
import { twoPlaces } from '../schedule/rules.ts'

const PlanEditor = later(() => import('./schedule/plan-editor.tsx').then((parts) => parts.PlanEditor))

/** The schedule of a project and its S-curve: bars, curve and weeks, and the draft that is being written. */
export function ScheduleTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openSchedule, { id: projectId })
  const [isWriting, setWriting] = useState(false)
  const mayWrite = useCan('update daftar-proyek')
  const write = mayWrite && (
    <Button icon={<Pencil />} onClick={() => setWriting(true)}>
      {asked.data?.draft ? 'Ubah draf' : asked.data?.holds ? 'Revisi jadwal' : 'Susun jadwal'}
    </Button>
  )
  return (
    <AskedCard asked={asked} rows={8}>
      {(schedule) =>
        schedule.lines.length === 0 ? (
          <NothingYet text="Jadwal disusun dari pekerjaan RAB. Setujui RAB proyek ini dulu." />
        ) : (
          <>
            {schedule.holds || schedule.draft ? (
              <Shown projectId={projectId} schedule={schedule} write={write} />
            ) : (
              <NothingYet
                text="Belum ada jadwal. Isi kapan tiap pekerjaan mulai dan selesai; kurva S digambar dari bobotnya."
                action={write}
              />
            )}
            {isWriting && <PlanEditor projectId={projectId} schedule={schedule} onClose={() => setWriting(false)} />}
          </>
        )
      }
    </AskedCard>
  )
}

type View = 'grafik' | 'tabel' | 'draf'

interface ShownProps {
  readonly projectId: string
  readonly schedule: ProjectSchedule
  readonly write: React.ReactNode
}

function Shown({ projectId, schedule, write }: ShownProps) {
  const { holds, draft, weeks } = schedule
  const [chosen, setChosen] = useState<View>()
  const view = !holds ? 'draf' : chosen === 'draf' && !draft ? 'grafik' : (chosen ?? 'grafik')
  const views = [
    ...(holds
      ? ([
          { value: 'grafik', label: 'Grafik' },
          { value: 'tabel', label: 'Tabel' },
        ] as const)
      : []),
    ...(draft ? ([{ value: 'draf', label: `Draf revisi ${draft.revision}` }] as const) : []),
  ]
  const last = weeks.findLast((week) => week.actual !== null)
  const unplanned = holds ? schedule.lines.filter((line) => !line.plan && line.weight !== '0').length : 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        {views.length > 1 && <Segmented label="Tampilan" value={view} options={views} onChange={setChosen} />}
        {last && <Figures last={last} hasBaseline={schedule.baseline.length > 0} />}
        <div className="ml-auto flex flex-wrap gap-2">
          {holds && <PaperLink endpoint={printSchedule} input={{ id: projectId }} label="Cetak A3" />}
          {draft && <ScheduleDraftActs projectId={projectId} schedule={schedule} />}
          {write}
        </div>
      </div>
      {last?.isCritical && <Critical last={last} />}
      {unplanned > 0 && (
        <Notice tone="warning" className="mx-5 mb-3">
          {`${unplanned} pekerjaan RAB belum dijadwalkan, jadi rencananya belum sampai 100 %. Revisi jadwalnya.`}
        </Notice>
      )}
      {view === 'grafik' && <CurveView schedule={schedule} />}
      {view !== 'grafik' && <PlanTable lines={schedule.lines} isDraft={view === 'draf'} />}
    </>
  )
}

function Figures({ last, hasBaseline }: { readonly last: WeekOfCurve; readonly hasBaseline: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted-foreground figures">
      {`Minggu ${last.week}:`}
      <Drawn as="border-t-2 border-dashed border-chart-8">{`rencana ${twoPlaces(last.plan)}`}</Drawn>
      <Drawn as="border-t-2 border-chart-1">{`realisasi ${twoPlaces(last.actual ?? '0')}`}</Drawn>
      {hasBaseline && <Drawn as="border-t-2 border-chart-8 opacity-60">jadwal awal</Drawn>}
      <span>
        {'deviasi '}
        <strong className={last.status === 'sesuai' ? 'text-success' : 'text-warning'}>
          {twoPlaces(last.deviation ?? '0')}
        </strong>
      </span>
    </p>
  )
}

// A figure with the line that draws it.
function Drawn({ as, children }: { readonly as: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i aria-hidden className={`w-4 ${as}`} />
      {children}
    </span>
  )
}

function Critical({ last }: { readonly last: WeekOfCurve }) {
  const limit = Number(last.plan) <= 70 ? '−10 selama rencana ≤ 70 %' : '−5 sesudah rencana > 70 %'
  return (
    <Notice tone="danger" className="mx-5 mb-3">
      <strong>{`Kontrak kritis: deviasi ${twoPlaces(last.deviation ?? '0')}`}</strong>
      {`, batas ${limit}. Yang wajib: surat peringatan, rapat pembuktian (SCM), lalu uji coba percepatan.`}
    </Notice>
  )
}

function ScheduleDraftActs({
  projectId,
  schedule,
}: {
  readonly projectId: string
  readonly schedule: ProjectSchedule
}) {
  const { draft, hindrance } = schedule
  const approve = useAct(approveSchedule, { say: 'Jadwal disetujui.' })
  const remove = useAct(removeSchedule, { say: 'Draf jadwal dihapus. Dari Sampah bisa dipulihkan selama 30 hari.' })
  if (!draft) return null
  const which = { id: projectId, scheduleId: draft.id }
  return (
    <DraftActs
      yes="Setujui jadwal"
      title={`Hapus draf jadwal revisi ${draft.revision}?`}
      text="Draf ini masuk ke Sampah dan bisa dipulihkan selama 30 hari. Jadwal yang sudah disetujui tetap berlaku."
      hindrance={hindrance}
      approve={{ ...approve, onConfirm: () => void approve.now({ ...which, version: draft.version }) }}
      remove={{ ...remove, onConfirm: () => void remove.now(which) }}
    />
  )
}
