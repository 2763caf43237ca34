import ArrowRight from 'lucide-react/icons/arrow-right'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Tabbed, type DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { projects, type Project } from '../contract.ts'
import { ProjectMenu } from './project-detail/project-menu.tsx'
import { ProjectRail } from './project-detail/project-rail.tsx'
import { TeamTab } from './project-detail/team-tab.tsx'
import { WorkItemsTab } from './project-detail/work-items-tab.tsx'
import { leftText, ProjectBadge } from './project-list/columns.tsx'

const FilesTab = later(() => import('./project-detail/files-tab.tsx').then((parts) => parts.FilesTab), {
  fallback: <Loading />,
})
const StatusSheet = later(() => import('./project-detail/status-sheet.tsx').then((parts) => parts.StatusSheet), {
  fallback: <Loading />,
})

/** What other departments show on the page of a project. */
export interface ProjectPanels {
  /** What the page opens with. */
  readonly first: (project: Project) => DetailTab
  readonly tabs: (project: Project) => readonly DetailTab[]
}

interface ProjectDetailProps {
  readonly proyekId: string
  readonly panels: ProjectPanels
}

/** /daftar-proyek/detail/{proyekId}. */
export function ProjectDetail({ proyekId, panels }: ProjectDetailProps) {
  const asked = useAsk(projects.open, { id: proyekId })
  const history = useAsk(projects.history, { id: proyekId })
  const [isMoving, setMoving] = useState(false)
  const mayChange = useCan('update daftar-proyek')
  return (
    <AskedPage asked={asked} title="Proyek" back="/daftar-proyek/">
      {(project) => (
        <DetailPage
          title={project.name}
          back="/daftar-proyek/"
          badge={<ProjectBadge status={project.status} />}
          meta={metaOf(project)}
          actions={
            <>
              <GoButton to={`/daftar-proyek/edit/${project.id}`} icon={<Pencil />} className="max-md:hidden">
                Ubah
              </GoButton>
              <ProjectMenu project={project} />
            </>
          }
          primary={
            mayChange && project.next.length > 0 ? (
              <Button variant="filled" icon={<ArrowRight />} onClick={() => setMoving(true)}>
                Ubah status
              </Button>
            ) : undefined
          }
          rail={<ProjectRail project={project} />}
        >
          <Tabbed label={`Bagian ${project.name}`} tabs={tabsOf(project, panels)} isFirst />
          <Activity subject="daftar-proyek" ownerId={proyekId} rows={history.data} />
          {isMoving && <StatusSheet project={project} onClose={() => setMoving(false)} />}
        </DetailPage>
      )}
    </AskedPage>
  )
}

function tabsOf(project: Project, panels: ProjectPanels): readonly DetailTab[] {
  return [
    panels.first(project),
    {
      value: 'pekerjaan',
      label: 'Pekerjaan',
      count: project.workItems,
      content: <WorkItemsTab projectId={project.id} />,
    },
    ...panels.tabs(project),
    { value: 'tim', label: 'Tim', count: project.team.length, content: <TeamTab project={project} /> },
    { value: 'dokumen', label: 'Dokumen', content: <FilesTab projectId={project.id} /> },
  ]
}

function metaOf(project: Project) {
  const parts = [project.customerName, project.city, leftText(project)].filter(Boolean)
  return (
    <>
      <span className="code">{project.code}</span>
      {parts.length > 0 ? ` · ${parts.join(' · ')}` : ''}
    </>
  )
}
