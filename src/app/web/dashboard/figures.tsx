import { useAsk, type Asked } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { cashFlow } from '#modules/journal/contract.ts'
import { payableAging } from '#modules/purchasing/payables/contract.ts'
import { agingReport } from '#modules/sales/statement/contract.ts'
import { CashCard } from './cash-card.tsx'
import { Change, KpiRow, type Kpi } from './kpi-row.tsx'
import { monthName } from './months.ts'
import { TaskCard } from './task-card.tsx'
import { compactRupiah } from '#ground/format.ts'

/** Today's work and money: only what this person may view; each part is asked by itself and fails by itself. */
export function Figures() {
  const seesMoney = useCan(cashFlow.permission)
  const seesDues = useCan(agingReport.permission)
  const seesPayable = useCan(payableAging.permission)
  const cash = useAsk(cashFlow, {}, { when: seesMoney })
  const dues = useAsk(agingReport, {}, { when: seesDues })
  const payable = useAsk(payableAging, {}, { when: seesPayable })
  const kpis: Kpi[] = [
    ...(seesMoney ? cashKpis(cash) : []),
    ...(seesDues ? [dueKpi('Piutang belum dibayar', dues, { to: '/order/', view: 'lewat-tempo' })] : []),
    ...(seesPayable ? [dueKpi('Hutang belum dibayar', payable, { to: '/pembelian-barang/', view: 'semua' })] : []),
  ]
  return (
    <>
      <KpiRow kpis={kpis} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {seesMoney && <CashCard asked={cash} />}
        <TaskCard />
      </div>
    </>
  )
}

function cashKpis(asked: Asked<readonly { period: string; cashIn: string; cashOut: string }[]>): Kpi[] {
  const [before, now] = asked.data?.slice(-2) ?? []
  const kpi = (id: string, label: string, of: (month: { cashIn: string; cashOut: string }) => string): Kpi => ({
    id,
    label,
    value: now ? of(now) : asked.failure ? null : undefined,
    note: now && before ? <Change now={of(now)} before={of(before)} since={monthName(before.period)} /> : null,
    to: '/laporan-keuangan/',
  })
  return [
    kpi('masuk', 'Kas masuk bulan ini', (month) => month.cashIn),
    kpi('keluar', 'Kas keluar bulan ini', (month) => month.cashOut),
  ]
}

function dueKpi(
  label: string,
  asked: Asked<{ readonly totals: { readonly total: string; readonly notDue: string } }>,
  { to, view }: { readonly to: string; readonly view: string },
): Kpi {
  const totals = asked.data?.totals
  const late = totals ? BigInt(totals.total) - BigInt(totals.notDue) : 0n
  return {
    id: label,
    label,
    value: totals ? totals.total : asked.failure ? null : undefined,
    note: totals ? (
      late > 0n ? (
        <span className="text-danger">{compactRupiah(String(late))} lewat tempo</span>
      ) : (
        'tidak ada yang lewat tempo'
      )
    ) : null,
    to,
    search: { view },
  }
}
