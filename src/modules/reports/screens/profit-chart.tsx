import { dayFormat, periodFormat } from '#ground/day-format.ts'
import { compactRupiah, rupiah } from '#ground/format.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import { BarChart } from '#kit/screen/chart/bar-chart.tsx'
import { BarLegend } from '#kit/screen/chart/bar-legend.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Report } from '../report.ts'
import { chartMonths, chartSpan, type ChartMonth } from '../statements/chart-rules.ts'
import { profitAndLoss } from '../statements/contract.ts'
import { AnsweredReport, isNothingBooked, NothingBooked } from './answered-report.tsx'
import { ReportNote } from './report-note.tsx'

const names = ['Pendapatan', 'Beban', 'Laba bersih']
const COST_SAYS = 'Beban: semua beban dan pajak, dikurangi pendapatan lain'

interface ProfitChartProps {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly projectId: string | undefined
  readonly isCashBasis: boolean
}

/** Laba rugi drawn month by month, the same figures in a table beside it; it keeps the days, the project and the basis that were chosen. */
export function ProfitChart({ from, to, projectId, isCashBasis }: ProfitChartProps) {
  const report = useAsk(
    profitAndLoss,
    {
      ...chartSpan(from, to ?? today()),
      ...(projectId && { projectId }),
      ...(isCashBasis && { basis: 'kas' as const }),
      compare: 'tidak',
    } as never,
    { keep: true },
  )
  return <AnsweredReport asked={report}>{(data) => <Drawn report={data} />}</AnsweredReport>
}

function Drawn({ report }: { readonly report: Report }) {
  if (isNothingBooked(report)) return <NothingBooked />
  const { months, whole } = chartMonths(report)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 pt-4">
        <h2 className="mr-auto text-base font-semibold">
          Pendapatan, beban, laba bersih{' '}
          <span className="font-normal text-muted-foreground">{`${months.length} bulan, ${report.span ?? ''}`}</span>
        </h2>
        <BarLegend names={names} barCount={2} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-2 xl:grid-cols-[minmax(0,1fr)_33rem]">
        <div className="px-5 py-4 xl:pr-2">
          <BarChart
            label="Pendapatan, beban, dan laba bersih per bulan"
            names={names}
            groups={months.map((month) => ({
              ...{ name: shortName(month), title: fullName(month) },
              ...{ bars: [month.revenue, month.cost], line: month.profit },
            }))}
            valueText={(value) => rupiah(value)}
            tickText={(value) => compactRupiah(value).replace('Rp', '')}
          />
        </div>
        <PlainTable
          label="laba rugi per bulan"
          rows={months.toReversed()}
          keyOf={({ from }) => from}
          columns={columns}
          foot={whole[0] && <Foot whole={whole[0]} />}
        />
      </div>
      <ReportNote report={report} also={COST_SAYS} />
    </>
  )
}

const amount = (id: 'revenue' | 'cost' | 'profit', title: string): PlainColumn<ChartMonth> => ({
  ...{ id, title: `${title} (Rp)`, align: 'right', width: 124 },
  cell: (month) => <Money value={month[id]} />,
})

const columns: readonly PlainColumn<ChartMonth>[] = [
  { id: 'month', title: 'Bulan', cell: (month) => <span className="whitespace-nowrap">{month.label}</span> },
  amount('revenue', 'Pendapatan'),
  amount('cost', 'Beban'),
  amount('profit', 'Laba bersih'),
]

function Foot({ whole }: { readonly whole: ChartMonth }) {
  return (
    <tfoot>
      <tr className="h-11 font-semibold [&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover">
        <th scope="row" className="pl-5 text-left font-semibold">
          Jumlah
        </th>
        {[whole.revenue, whole.cost, whole.profit].map((value, at) => (
          <td key={names[at]} className="px-2 text-right whitespace-nowrap figures last:pr-5">
            <Money value={value} />
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

// 'Okt'; of a month that is not told to its end 'Nov s.d. 21', of one that is not told from its first day 'Sep dari 15'.
function shortName({ from, to }: ChartMonth): string {
  const name = dayFormat(firstDay(periodOf(from)), 'dense').slice(2)
  if (from !== firstDay(periodOf(from))) return `${name} dari ${Number(from.slice(8))}`
  return to === lastDay(periodOf(to)) ? name : `${name} s.d. ${Number(to.slice(8))}`
}

const fullName = ({ from, to, label }: ChartMonth) =>
  from === firstDay(periodOf(from)) && to === lastDay(periodOf(to)) ? periodFormat(periodOf(from)) : label
