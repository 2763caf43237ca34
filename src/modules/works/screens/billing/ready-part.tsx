import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { billKinds, billProject, type ReadyBill } from '../../billing/contract.ts'
import { billInstalment } from '../../instalments/contract.ts'

/** What may be billed now and how it comes about, with the button that issues its invoice. */
export function ReadyPart({ projectId, bill }: { readonly projectId: string; readonly bill: ReadyBill }) {
  const mayBill = useCan('update order')
  const say = ({ number }: { readonly number: string | null }) =>
    number ? `Invoice ${number} terbit.` : 'Invoice diajukan.'
  const byKind = useAct(billProject, { say })
  const byPart = useAct(billInstalment, { say })
  const { instalment } = bill
  const issue = instalment ? byPart : byKind
  const send = () =>
    instalment
      ? byPart.now({ id: projectId, instalmentId: instalment.id, date: today() })
      : byKind.now({ id: projectId, kind: bill.kind, date: today() })
  const name = instalment?.name ?? billKinds[bill.kind]
  const rows: readonly (readonly [string, string])[] = [
    [grossOf(bill), bill.gross],
    ['Potongan uang muka', minusOf(bill.downPaymentApplied)],
    ['Retensi', minusOf(bill.retention)],
    ['PPN', bill.ppn],
    ['PPN disetor pemberi kerja', minusOf(bill.ppnCollected)],
    ['Jumlah tagihan', bill.total],
    ['PPh dipotong pemberi kerja', minusOf(bill.withheld)],
    ['Dibayar', bill.payable],
  ]
  return (
    <section aria-label={`${name} siap ditagih`} className="border-t border-border px-5 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-semibold">{`${name} siap ditagih`}</h2>
        {mayBill && (
          <Button
            variant="filled"
            className="ml-auto"
            isBusy={issue.isBusy}
            busyText="Menerbitkan…"
            onClick={() => void send()}
          >
            {`Terbitkan invoice ${instalment ? name : name.toLowerCase()}`}
          </Button>
        )}
      </div>
      {issue.refusal && (
        <Notice tone="danger" className="mt-3">
          {issue.refusal.message}
        </Notice>
      )}
      <dl className="mt-3 max-w-140">
        {rows
          .filter(([, value]) => value !== '0')
          .map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-border-subtle py-1.5">
              <dt className="text-muted-foreground">{label}</dt>
              <dd>
                <Money value={value} rp />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

// An advance and what was held back are no work of the period.
function grossOf({ instalment, kind }: ReadyBill): string {
  if (instalment) return 'Nilai angsuran'
  return kind === 'sale' ? 'Nilai pekerjaan' : billKinds[kind]
}

const minusOf = (amount: string) => (amount === '0' ? amount : `-${amount}`)
