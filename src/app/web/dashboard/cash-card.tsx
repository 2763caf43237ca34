import ChartIcon from 'lucide-react/icons/chart-column'
import TableIcon from 'lucide-react/icons/table-2'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { compactRupiah, rupiah } from '#ground/format.ts'
import { monthName } from '#app/web/dashboard/months.ts'
import { BarChart } from '#kit/screen/chart/bar-chart.tsx'
import { BarLegend } from '#kit/screen/chart/bar-legend.tsx'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import type { CashMonth } from '#modules/journal/contract.ts'

const names = ['Masuk', 'Keluar', 'Saldo']

/** Arus kas of twelve months: drawn, or as a table. */
export function CashCard({ asked }: { readonly asked: Asked<readonly CashMonth[]> }) {
  // In the address, so that the figures of cash lead to the rows that make them.
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isTable = search['arus'] === 'tabel'
  const setTable = (next: boolean) =>
    void navigate({
      to: '/dashboard',
      search: { ...search, arus: next ? 'tabel' : undefined } as never,
      replace: true,
      resetScroll: false,
    })
  const months = asked.data
  return (
    <Card
      title="Arus kas 12 bulan"
      flush
      aside={
        <>
          {isTable ? null : (
            <span className="max-md:hidden">
              <BarLegend names={names} barCount={2} />
            </span>
          )}
          <IconButton
            label={isTable ? 'Lihat grafik' : 'Lihat tabel'}
            icon={isTable ? <ChartIcon /> : <TableIcon />}
            className="-mr-2.5"
            onClick={() => setTable(!isTable)}
          />
        </>
      }
    >
      {!months ? (
        asked.failure ? (
          <Unanswered asked={asked} />
        ) : (
          <Loading rows={6} />
        )
      ) : isTable ? (
        <PlainTable
          label="arus kas"
          rows={months.toReversed()}
          keyOf={(month) => month.period}
          columns={[
            { id: 'period', title: 'Bulan', cell: (month) => monthName(month.period, 'long') },
            {
              id: 'in',
              title: 'Masuk (Rp)',
              align: 'right',
              width: 150,
              cell: (month) => <Money value={month.cashIn} />,
            },
            {
              id: 'out',
              title: 'Keluar (Rp)',
              align: 'right',
              width: 150,
              cell: (month) => <Money value={month.cashOut} />,
            },
            {
              id: 'left',
              title: 'Saldo (Rp)',
              align: 'right',
              width: 150,
              isWide: true,
              cell: (month) => <Money value={month.left} />,
            },
          ]}
        />
      ) : (
        <div className="px-5 pb-5">
          <BarChart
            label="Arus kas 12 bulan: masuk, keluar, dan saldo"
            names={names}
            groups={months.map((month) => ({
              name: monthName(month.period),
              title: monthName(month.period, 'long'),
              bars: [month.cashIn, month.cashOut],
              line: month.left,
            }))}
            valueText={(value) => rupiah(value)}
            tickText={(value) => compactRupiah(value).replace('Rp', '')}
          />
          <span className="mt-2 block md:hidden">
            <BarLegend names={names} barCount={2} />
          </span>
        </div>
      )}
    </Card>
  )
}
