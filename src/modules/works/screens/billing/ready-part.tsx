import { useCan } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { billKinds, type ReadyBill } from '../../billing/contract.ts'
import { useIssue } from '../termin/issue-step.tsx'

/** What may be billed now and how it comes about, with the button that issues its invoice and the way to its paper. */
export function ReadyPart({ projectId, bill }: { readonly projectId: string; readonly bill: ReadyBill }) {
  const mayBill = useCan('update order')
  const issue = useIssue(projectId)
  const { instalment, lacks } = bill
  const name = instalment?.name ?? billKinds[bill.kind]
  const page = `/daftar-proyek/invoice/${projectId}?termin=${instalment ? `angsuran.${instalment.id}` : bill.kind}`
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
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <GoButton to={page}>Lihat invoice</GoButton>
          {mayBill && (
            <Button
              variant="filled"
              disabled={lacks !== null}
              isBusy={issue.isBusy}
              busyText="Menerbitkan…"
              onClick={() => void issue.now({ kind: bill.kind, instalmentId: instalment?.id ?? null, lacks })}
            >
              {`Terbitkan invoice ${instalment ? name : name.toLowerCase()}`}
            </Button>
          )}
        </span>
      </div>
      {lacks && (
        <p className="mt-1 text-small text-warning">
          {`Belum ada: ${lacks.toLowerCase()}. Lengkapi, atau atur dokumen yang diminta pemberi kerja di halaman invoicenya.`}
        </p>
      )}
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
