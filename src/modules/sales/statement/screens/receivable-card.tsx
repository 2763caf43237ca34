import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Advances } from '#modules/sales/refunds/screens/advances.tsx'
import { customerSummary, type CustomerSummary } from '#modules/sales/statement/contract.ts'

/** What a customer owes, against what it may owe. */
export function ReceivableCard({ customerId }: { readonly customerId: string }) {
  const { data: summary, failure } = useAsk(customerSummary, { id: customerId })
  if (failure) return null
  if (!summary) {
    return (
      <Card flush>
        <Loading rows={4} />
      </Card>
    )
  }
  return (
    <KeyFacts
      lead={{
        label: 'Piutang',
        value: rupiah(summary.receivable),
        badge: summary.overdue !== '0' && <Badge tone="danger">Lewat tempo</Badge>,
        below: <Limit summary={summary} />,
      }}
      rows={[
        ['Lewat jatuh tempo', <Money key="a" value={summary.overdue} rp />],
        ['PPN menunggu bukti', summary.ppnWaiting === '0' ? null : <Money key="d" value={summary.ppnWaiting} rp />],
        ['Uang muka belum dipakai', <Advances key="b" customerId={customerId} amount={summary.advance} />],
        ['Rata-rata hari bayar', summary.averageDaysToPay === null ? null : `${summary.averageDaysToPay} hari`],
        [yearWords(summary.yearFrom), <Money key="c" value={summary.yearTotal} rp />],
      ]}
    />
  )
}

function Limit({ summary }: { readonly summary: CustomerSummary }) {
  const { creditLimit, receivable } = summary
  if (creditLimit === null || creditLimit === '0') return null
  return (
    <>
      <Progress className="mt-3 mb-2" label="Pemakaian batas kredit" percent={shareOf(receivable, creditLimit)} />
      <p className="text-xs text-muted-foreground figures">Dari batas {rupiah(creditLimit)}</p>
    </>
  )
}

// Books that do not begin in January say since when.
function yearWords(from: string): string {
  return from.endsWith('-01-01') ? 'Total tahun ini' : `Total sejak ${dayFormat(from as Day, 'short')}`
}

/** Whole percent, for a bar. */
export function shareOf(part: string, whole: string): number {
  return BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 100n) / BigInt(whole))
}
