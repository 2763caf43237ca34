import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import type { Project } from '#modules/projects/contract.ts'
import { openBilling } from '../../billing/contract.ts'
import { openControl } from '../../control/contract.ts'
import { openSchedule } from '../../schedule/contract.ts'
import { CostPart } from './cost-part.tsx'
import { CurvePart } from './curve-part.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { figuresOf } from './figures.ts'
import { PhotoPart } from './photo-part.tsx'
import { TerminPart } from './termin-part.tsx'

type Overviewed = Pick<Project, 'id' | 'daysLeft' | 'endDate'>

/** Ringkasan of a project: how far it is, what it cost, what was billed, and what the site looks like. */
export function OverviewTab({ project }: { readonly project: Overviewed }) {
  const { id } = project
  const page = `/daftar-proyek/detail/${id}`
  const seesCost = useCan('view biaya')
  const seesPhotos = useCan('view dokumentasi-proyek')
  const schedule = useAsk(openSchedule, { id })
  const billing = useAsk(openBilling, { id })
  const control = useAsk(openControl, { id }, { when: seesCost })
  const told = { schedule: schedule.data, billing: billing.data, control: control.data }
  return (
    <div className="@container">
      <FigureStrip figures={figuresOf(project, told)} />
      <div className="grid grid-cols-[minmax(0,1fr)] @min-[860px]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <CurvePart asked={schedule} page={page} />
          {seesCost && <CostPart asked={control} page={page} />}
        </div>
        <div className="min-w-0 border-border max-[859px]:border-t @min-[860px]:border-l">
          <TerminPart projectId={id} asked={billing} />
          {seesPhotos && <PhotoPart projectId={id} />}
        </div>
      </div>
    </div>
  )
}
