import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { projectSource } from '#modules/projects/screens/face.tsx'

interface ByProjectPageProps {
  readonly above: ReactNode
  readonly primary: ReactNode
  /** What is told once a project is chosen. */
  readonly text: string
  readonly children: (projectId: string) => ReactNode
}

/** A page of the material of one project, which is chosen here and stands in the address. */
export function ByProjectPage({ above, primary, text, children }: ByProjectPageProps) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const [source] = useState(projectSource)
  const project: ListFilter = { key: 'projectId', label: 'Proyek', kind: 'one', quick: true, source }
  const { projectId } = search
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  return (
    <Page title="Laporan Bahan Baku" primary={primary}>
      {above}
      <Card flush className="overflow-hidden">
        <div className="border-b border-border-subtle px-5 py-2">
          <FilterChip filter={project} state={{ params: search, set }} />
        </div>
        {projectId ? children(projectId) : <Empty title="Pilih proyeknya." text={text} />}
      </Card>
    </Page>
  )
}
