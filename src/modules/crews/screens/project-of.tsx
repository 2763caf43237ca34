import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { useSiteChoice } from './site-choice.ts'

interface ProjectOfProps {
  /** The part of the tab that is asked for another project. */
  readonly part: string
  readonly children: (projectId: string) => ReactNode
}

/** The project of a part of tab pekerja; `proyek` of the address says which, else the site last chosen. */
export function ProjectOf({ part, children }: ProjectOfProps) {
  const navigate = useNavigate()
  const { proyek }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { projects, chosen, isLooking, keep } = useSiteChoice(proyek, today())
  const go = (to: string) => {
    keep(to)
    void navigate({ to: '/absensi/', search: { tab: 'pekerja', bagian: part, proyek: to } as never, replace: true })
  }
  return (
    <AskedCard asked={projects} rows={10}>
      {(list) =>
        isLooking ? (
          <Loading rows={10} />
        ) : chosen === undefined ? (
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

/** Chooses among the projects that take costs; one that is not among them, or takes none any more, stays chosen. */
export function ProjectSelect({ list, chosen, onChoose }: ProjectSelectProps) {
  const isListed = list.some(({ id }) => id === chosen)
  const named = useAsk(pickProject, { id: chosen }, { when: !isListed, isQuiet: true })
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
      {!isListed && <option value={chosen}>{named.data?.[0]?.name ?? 'Proyek lain'}</option>}
    </SelectBox>
  )
}
