import { dayFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import { TaxRows, TotalsFoot, TotalsRow } from '#kit/screen/document/totals.tsx'
import type { BillDetail } from '../../bills/contract.ts'
import { PaperLink } from '../papers/paper-link.tsx'

const tones = { match: '', 'price-over': 'text-danger', 'price-within': 'text-warning', 'price-under': 'text-info' }

/** What was billed and how it matches what came, with the sums; what a subcontractor's bill takes off stands among these. */
export function BillLines({ bill }: { readonly bill: BillDetail }) {
  const off = bill.kind === 'subcontract' ? bill.lines.filter(({ amount }) => amount.startsWith('-')) : []
  return (
    <section aria-label="Baris tagihan" className="rounded-lg border border-border">
      <ul className="divide-y divide-border-subtle">
        {bill.lines
          .filter((line) => !off.includes(line))
          .map((line) => (
            <li key={line.id} className="flex gap-3 px-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{line.description}</span>
                <span className="block text-xs text-muted-foreground">
                  {line.receiptId && line.receiptNumber && (
                    <>
                      <PaperLink kind="penerimaan" id={line.receiptId} number={line.receiptNumber} />
                      {' · '}
                    </>
                  )}
                  {qtyFormat(line.qty)} {line.unit} × {rupiah(line.price)}
                </span>
                {line.match.difference !== '0' && (
                  <span className={`block text-xs font-medium figures ${tones[line.match.result]}`}>
                    selisih {thousands(line.match.difference)}
                    {line.match.percent ? ` (${shortPercent(line.match.percent)})` : ''}
                  </span>
                )}
              </span>
              <span className="font-medium figures">{thousands(line.amount)}</span>
            </li>
          ))}
      </ul>
      <TotalsFoot total={bill.total}>
        <TotalsRow name="Subtotal" amount={bill.subtotal} />
        {off.map((line) => (
          <TotalsRow key={line.id} name={line.description} amount={line.amount} />
        ))}
        {bill.discountTotal !== '0' && <TotalsRow name="Diskon" amount={`-${bill.discountTotal}`} />}
        {bill.freight !== '0' && <TotalsRow name={freightName(bill)} amount={bill.freight} />}
        <TaxRows taxes={bill.taxes} isIncluded={bill.priceIncludesTax} />
      </TotalsFoot>
    </section>
  )
}

function freightName({ freightMatch, freightOrdered }: BillDetail): string {
  return freightMatch === 'match' ? 'Ongkos' : `Ongkos, dipesan ${thousands(freightOrdered)}`
}

/** Which received goods bear a landed cost, and how much of it. */
export function LandedShares({ bill }: { readonly bill: BillDetail }) {
  return (
    <section aria-label="Dibagi ke barang">
      <h3 className="mb-2 font-semibold">Dibagi ke barang</h3>
      <dl className="grid gap-3">
        {bill.landed.map((share) => (
          <div key={share.id} className="flex justify-between gap-3">
            <dt className="min-w-0">
              <span className="block wrap-anywhere">{share.description}</span>
              <span className="block text-xs text-muted-foreground">
                <PaperLink kind="penerimaan" id={share.receiptId} number={share.receiptNumber ?? 'Buka'} />
              </span>
            </dt>
            <dd className="font-medium figures">{thousands(share.amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What took something off the bill: payments and returns. */
export function Settlements({ bill }: { readonly bill: BillDetail }) {
  return (
    <section aria-label="Pelunasan">
      <h3 className="mb-2 font-semibold">Pelunasan</h3>
      <dl className="grid gap-3">
        {bill.settlements.map((one) => (
          <div key={one.id} className="flex justify-between gap-3">
            <dt className="min-w-0 text-muted-foreground">
              <PaperLink
                kind={one.source === 'return' ? 'retur' : 'pembayaran'}
                id={one.sourceId}
                number={one.number ?? 'Buka'}
              />
              <span className="block text-xs">
                {dayFormat(one.date as Day, 'short')}
                {one.source === 'return' ? ' · retur' : ''}
                {one.withheld !== '0' ? ` · PPh ${thousands(one.withheld)}` : ''}
              </span>
            </dt>
            <dd className="font-medium figures">{thousands(one.amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
