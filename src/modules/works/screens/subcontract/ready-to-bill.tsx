import { useCan } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { subcontractBillKinds, type ReadySubcontractBill } from '../../subcontract/seen.ts'

/** What a subcontractor may bill now, and what is taken off it. */
export function ReadyToBill({ bill, onBill }: { readonly bill: ReadySubcontractBill; readonly onBill: () => void }) {
  const mayBill = useCan('create pembelian-barang')
  const name = subcontractBillKinds[bill.kind]
  const minusOf = (amount: string) => (amount === '0' ? amount : `-${amount}`)
  const rows: readonly (readonly [string, string])[] = [
    [bill.kind === 'progress' ? 'Nilai opname' : name, bill.gross],
    ['Potongan uang muka', minusOf(bill.advance)],
    ['Retensi ditahan', minusOf(bill.retention)],
    ['PPN', bill.ppn],
    ['Jumlah tagihan', bill.total],
    ['PPh dipotong saat dibayar', minusOf(bill.withheld)],
    ['Dibayar', bill.payable],
  ]
  return (
    <div className="border-b border-border px-5 pt-2 pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">{`${name} siap ditagih`}</h3>
        {mayBill && (
          <Button className="ml-auto" onClick={onBill}>
            {`Catat tagihan ${name.toLowerCase()}`}
          </Button>
        )}
      </div>
      <dl className="mt-2 max-w-140">
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
    </div>
  )
}
