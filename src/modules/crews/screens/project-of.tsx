import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'

interface ProjectOfProps {
  /** The part of the tab that is asked for another project. */
  readonly part: string
  readonly children: (projectId: string) => ReactNode
}

/** The project of a part of tab pekerja; `proyek` of the address says which, else the first that takes costs. */
export function ProjectOf({ part, children }: ProjectOfProps) {
  const navigate = useNavigate()
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const projects = useAsk(pickProject, {})
  const chosen = typeof proyek === 'string' ? proyek : projects.data?.[0]?.id
  const go = (to: string) =>
    void navigate({ to: '/absensi/', search: { tab: 'pekerja', bagian: part, proyek: to } as never, replace: true })
  return (
    <AskedCard asked={projects} rows={10}>
      {(list) =>
        chosen === undefined ? (
          <Card flush>
            <Empty
              title="Belum ada proyek yang berjalan."
              text="Pekerja dan borongan dicatat per proyek."
              actions={<GoButton to="/daftar-proyek/">Ke daftar proyek</GoButton>}
            />
          </Card>
        ) : (
          <>
            <ProjectSelect list={list} chosen={chosen} onChoose={go} />
            {children(chosen)}
          </>
        )
      }
    </AskedCard>
  )
}

interface ProjectSelectProps {
  readonly list: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Chooses among the projects that take costs; one that takes none any more stays chosen. */
export function ProjectSelect({ list, chosen, onChoose }: ProjectSelectProps) {
  return (
    <SelectBox
      aria-label="Proyek"
      className="mb-4 max-w-full self-start min-w-44 md:w-fit in-data-bar:mb-0 max-md:w-full"
      value={chosen}
      onChoose={onChoose}
    >
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!list.some(({ id }) => id === chosen) && <option value={chosen}>Proyek lain</option>}
    </SelectBox>
  )
}
