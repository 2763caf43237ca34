import { millions } from '#ground/format.ts'
import { minus, money } from '#ground/money.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import type { ProjectControl } from '../../control/contract.ts'
import { CostBar } from '../control/cost-bar.tsx'
import { costRows, type CostTableRow } from '../control/rows.ts'
import { OverviewPart } from './overview-part.tsx'

const left = ({ figures }: CostTableRow) => minus(money(figures.budget), money(figures.actual))
const shape = { width: 96, align: 'right' as const }

const columns: readonly PlainColumn<CostTableRow>[] = [
  { id: 'name', title: 'Jenis', cell: ({ name }) => name },
  {
    id: 'bar',
    title: 'Terpakai',
    isWide: true,
    cell: ({ figures, name }) => <CostBar figures={figures} name={name} />,
  },
  { id: 'budget', title: 'Anggaran', ...shape, cell: ({ figures }) => millions(figures.budget) },
  { id: 'actual', title: 'Realisasi', ...shape, cell: ({ figures }) => millions(figures.actual) },
  {
    ...{ id: 'left', title: 'Sisa', ...shape },
    cell: (row) => <span className={left(row) < 0n ? 'text-danger' : undefined}>{millions(left(row))}</span>,
  },
]

/** What a project spent beside its budget, a row for each head; work items, promises and forecasts stand in Biaya. */
export function CostPart({ asked, page }: { readonly asked: Asked<ProjectControl>; readonly page: string }) {
  return (
    <AskedCard asked={asked} rows={5}>
      {(control) => {
        const heads = costRows(control, 'head').filter(({ kind }) => kind === 'head')
        return (
          <OverviewPart
            title="Anggaran dan realisasi"
            aside="Rp juta"
            more={{ text: 'Biaya', to: `${page}?bagian=biaya` }}
          >
            {heads.length > 0 ? (
              <div className="-mx-5">
                <PlainTable label="anggaran dan realisasi" rows={heads} keyOf={({ id }) => id} columns={columns} />
              </div>
            ) : (
              <p className="pb-2 text-muted-foreground">
                Belum ada anggaran dan biaya. Setujui RAB lalu RAP, atau catat pembelian untuk proyek ini.
              </p>
            )}
          </OverviewPart>
        )
      }}
    </AskedCard>
  )
}
