import type { ProjectNow, Standing } from '#app/dashboard/contract.ts'
import { compactRupiah, percentFormat, rupiah, thousands } from '#ground/format.ts'
import { oneDecimal } from '#ground/percent.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'

/** Projects that are being built, the first to end first: how far each is, the days left, and its cost beside the bill. */
export function ProjectsCard({ projects }: { readonly projects: NonNullable<Standing['projects']> }) {
  const { rows, count } = projects
  return (
    <Card
      title="Proyek berjalan"
      flush
      aside={
        count > rows.length ? (
          <Go
            to="/daftar-proyek/"
            search={{ status: 'berjalan' }}
            className="for-thumb rounded-sm px-1 text-small font-medium text-primary hover:underline"
          >
            Lihat semua ({thousands(String(count))})
          </Go>
        ) : null
      }
    >
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">Belum ada proyek yang berjalan.</p>
      ) : (
        <ul aria-label="Proyek berjalan">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ row: { id, name, pct, daysLeft, isLate, cost } }: { readonly row: ProjectNow }) {
  const share = pct === null ? 0 : Number(pct)
  return (
    <li className="relative border-t border-border-subtle px-5 py-2.5 hover:bg-row-hover max-md:px-4">
      <div className="flex items-baseline gap-3">
        <Go
          to={`/daftar-proyek/detail/${id}`}
          className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0"
        >
          {name}
        </Go>
        <span className="font-medium figures">
          {pct === null ? 'belum ada opname' : percentFormat(oneDecimal(pct))}
        </span>
      </div>
      <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-muted">
        <i className="block h-full rounded-full bg-chart-1" style={{ width: `${Math.min(share, 100)}%` }} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted-foreground">
        <span className={isLate ? 'font-medium text-danger' : ''}>{daysText(daysLeft, isLate)}</span>
        {cost && <span title={costTitle(cost)}>{costText(cost)}</span>}
      </p>
    </li>
  )
}

function daysText(daysLeft: number | null, isLate: boolean): string {
  if (daysLeft === null) return 'tanpa tanggal selesai'
  return isLate ? `terlambat ${thousands(String(-daysLeft))} hari` : `sisa ${thousands(String(daysLeft))} hari`
}

type Cost = NonNullable<ProjectNow['cost']>

function costText({ actual, budget }: Cost): string {
  return budget === null
    ? `biaya ${compactRupiah(actual)}`
    : `biaya ${compactRupiah(actual)} dari ${compactRupiah(budget)}`
}

function costTitle({ actual, budget }: Cost): string {
  return `Biaya ${rupiah(actual)}${budget === null ? '' : `, RAB ${rupiah(budget)}`}`
}
