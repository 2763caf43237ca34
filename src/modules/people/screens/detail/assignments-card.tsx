import type { Day } from '#ground/day.ts'
import { dayFormat, percentFormat } from '#ground/format.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { today } from '#kit/screen/format/zone.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { Employee } from '../../employees/contract.ts'

/** Penugasan proyek: where somebody works and worked, the newest first; what has ended is told in grey. */
export function AssignmentsCard({ employee: { assignments, projectNames } }: { readonly employee: Employee }) {
  const seesProjects = useCan('view daftar-proyek')
  if (assignments.length === 0) return null
  const rows = assignments.toSorted((a, b) => b.fromDate.localeCompare(a.fromDate))
  return (
    <Card title="Penugasan proyek">
      <ul className="grid gap-3">
        {rows.map(({ id, projectId, percent, fromDate, toDate }) => {
          const name = projectNames[projectId] ?? 'Proyek'
          const isOver = toDate !== null && toDate < today()
          return (
            <li key={id} className={`flex flex-wrap justify-between gap-x-4 ${isOver ? 'text-muted-foreground' : ''}`}>
              <span>
                {seesProjects ? <NameLink to={`/daftar-proyek/detail/${projectId}`}>{name}</NameLink> : name}
                {` · ${percentFormat(percent)}`}
              </span>
              <span className="text-muted-foreground figures">{`${dayText(fromDate)} – ${toDate ? dayText(toDate) : 'seterusnya'}`}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const dayText = (on: string) => dayFormat(on as Day, 'short')
