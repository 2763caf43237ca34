import { useSearch } from '@tanstack/react-router'
import { can } from '#kit/screen/client/ability.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { ProjectDetail, type ProjectPanels } from '#modules/projects/screens/project-detail.tsx'

const OverviewTab = later(
  () => import('#modules/works/screens/overview/overview-tab.tsx').then((parts) => parts.OverviewTab),
  { fallback: <Loading /> },
)

const RabTab = later(() => import('#modules/works/screens/rab-tab.tsx').then((parts) => parts.RabTab), {
  fallback: <Loading />,
})

const RapTab = later(() => import('#modules/works/screens/rap-tab.tsx').then((parts) => parts.RapTab), {
  fallback: <Loading />,
})

const NeedTab = later(() => import('#modules/works/screens/need-tab.tsx').then((parts) => parts.NeedTab), {
  fallback: <Loading />,
})

const ScheduleTab = later(() => import('#modules/works/screens/schedule-tab.tsx').then((parts) => parts.ScheduleTab), {
  fallback: <Loading />,
})

const ProgressTab = later(() => import('#modules/works/screens/progress-tab.tsx').then((parts) => parts.ProgressTab), {
  fallback: <Loading />,
})

const BillingPanel = later(
  () => import('#modules/works/screens/billing-panel.tsx').then((parts) => parts.BillingPanel),
  { fallback: <Loading /> },
)

const ChangesTab = later(() => import('#modules/works/screens/changes-tab.tsx').then((parts) => parts.ChangesTab), {
  fallback: <Loading />,
})

const ControlTab = later(() => import('#modules/works/screens/control-tab.tsx').then((parts) => parts.ControlTab), {
  fallback: <Loading />,
})

const SubcontractTab = later(
  () => import('#modules/works/screens/subcontract-tab.tsx').then((parts) => parts.SubcontractTab),
  { fallback: <Loading /> },
)

const GuaranteeTab = later(
  () => import('#modules/works/screens/guarantee-tab.tsx').then((parts) => parts.GuaranteeTab),
  { fallback: <Loading /> },
)

const SubcontractDetail = later(
  () => import('#modules/works/screens/subcontract-detail.tsx').then((parts) => parts.SubcontractDetail),
  { fallback: <Loading /> },
)

/** A project with what is done for it: projects itself knows only names. With `spk` the page of that subcontract. */
export function ProjectPage({ proyekId }: { readonly proyekId: string }) {
  const { spk }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (typeof spk === 'string') return <SubcontractDetail key={spk} proyekId={proyekId} id={spk} />
  return <ProjectDetail proyekId={proyekId} panels={panels} />
}

const panels: ProjectPanels = {
  first: (project) => ({
    ...{ value: 'ringkasan', isWide: true, label: 'Ringkasan' },
    content: <OverviewTab project={project} />,
  }),
  tabs: (project) => [
    { value: 'rab', isWide: true, label: 'RAB', content: <RabTab projectId={project.id} /> },
    ...(can('view biaya')
      ? [{ value: 'rap', isWide: true, label: 'RAP', content: <RapTab projectId={project.id} /> }]
      : []),
    { value: 'jadwal', isWide: true, label: 'Jadwal & kurva S', content: <ScheduleTab projectId={project.id} /> },
    { value: 'kebutuhan', isWide: true, label: 'Bahan', content: <NeedTab projectId={project.id} /> },
    { value: 'opname', isWide: true, label: 'Opname', content: <ProgressTab projectId={project.id} /> },
    { value: 'termin', isWide: true, label: 'Termin', content: <BillingPanel projectId={project.id} /> },
    { value: 'jaminan', label: 'Jaminan', content: <GuaranteeTab projectId={project.id} /> },
    { value: 'cco', isWide: true, label: 'CCO', content: <ChangesTab projectId={project.id} /> },
    ...(can('view biaya')
      ? [
          { value: 'subkon', isWide: true, label: 'Subkon', content: <SubcontractTab projectId={project.id} /> },
          { value: 'biaya', isWide: true, label: 'Biaya', content: <ControlTab projectId={project.id} /> },
        ]
      : []),
  ],
}
