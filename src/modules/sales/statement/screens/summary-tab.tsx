import { compactRupiah, rupiah } from '#ground/format.ts'
import { periodFormat } from '#ground/day-format.ts'
import type { Period } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { customerSummary, type CustomerSummary } from '#modules/sales/statement/contract.ts'
import { AgingStrip } from '#kit/screen/document/aging-strip.tsx'
import { shareOf } from './receivable-card.tsx'

/** The year in twelve bars, and how old the debts are. */
export function SummaryTab({ customerId }: { readonly customerId: string }) {
  const summary = useAsk(customerSummary, { id: customerId })
  if (summary.failure) return <Unanswered asked={summary} />
  if (!summary.data) return <Loading />
  return (
    <div className="divide-y divide-border-subtle">
      <section className="p-5">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-sm font-semibold">Umur piutang</h2>
          <TextLink to={`/pelanggan/transaksi/detail/${customerId}`} className="text-small">
            Riwayat transaksi
          </TextLink>
        </div>
        <AgingStrip label="Umur piutang" aging={summary.data.aging} />
      </section>
      <section className="p-5">
        <h2 className="mb-4 text-sm font-semibold">Ditagih per bulan</h2>
        <MonthBars months={summary.data.months} />
      </section>
    </div>
  )
}

function MonthBars({ months }: Pick<CustomerSummary, 'months'>) {
  const most = months.reduce((top, month) => (BigInt(month.total) > BigInt(top) ? month.total : top), '0')
  if (most === '0') return <p className="text-muted-foreground">Belum ada tagihan dalam dua belas bulan ini.</p>
  return (
    <ol className="flex h-36 gap-0.5 md:h-40">
      {months.map(({ period, total }) => (
        <li
          key={period}
          className="flex min-w-0 flex-1 flex-col text-center"
          title={`${periodFormat(period as Period)}: ${rupiah(total)}`}
        >
          <span className="sr-only">
            {periodFormat(period as Period)}: {rupiah(total)}
          </span>
          <span aria-hidden className="flex min-h-0 flex-1 flex-col justify-end border-b border-border-subtle md:pt-8">
            {/* Whole or not at all: in two lines where the text is large. */}
            <span className="-mt-8 flex h-8 items-end justify-center text-2xs leading-4 text-subtle-foreground figures max-md:hidden">
              {total === '0' ? '' : compactRupiah(total).slice(2)}
            </span>
            <i
              className="mx-auto w-full max-w-6 flex-none rounded-t-[2px] bg-chart-1"
              style={{ height: `${shareOf(total, most)}%` }}
            />
          </span>
          <span aria-hidden className="pt-1 text-2xs text-subtle-foreground">
            {periodFormat(period as Period).slice(0, 3)}
          </span>
        </li>
      ))}
    </ol>
  )
}
