import { useState } from 'react'
import { rupiah, thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AgingStrip } from '#kit/screen/document/aging-strip.tsx'
import { NothingYet, OnDay } from '#kit/screen/document/cells.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { supplierStatement, type PayableRow, type SupplierStatement } from '../../payables/contract.ts'
import { PayableBar } from './payable-bar.tsx'
import { usePayablePeriod } from './payable-period.ts'

const SeeBill = later(() => import('../acts/see-bill.tsx').then((parts) => parts.SeeBill))
const SeePayment = later(() => import('../acts/see-payment.tsx').then((parts) => parts.SeePayment))
const SeeReturn = later(() => import('../acts/see-return.tsx').then((parts) => parts.SeeReturn))

/** Hutang & pembayaran: how old it is, and every bill and payment of a period with the balance after it. */
export function PayableTab({ supplierId }: { readonly supplierId: string }) {
  const asked = useAsk(supplierStatement, { id: supplierId, ...usePayablePeriod() }, { keep: true })
  const [seen, setSeen] = useState<PayableRow>()
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={6} />
  const { aging, rows, opening, advance } = asked.data
  return (
    <>
      <div className="p-5">
        <AgingStrip label="Umur hutang" aging={aging} />
        {advance !== '0' && (
          <p className="mt-3 text-small text-muted-foreground figures">
            Uang muka {rupiah(advance)} belum dipakai: saldo di bawah sudah dikurangi, tagihan di atas belum.
          </p>
        )}
      </div>
      <PayableBar statement={asked.data} />
      {rows.length === 0 && opening === '0' ? (
        <NothingYet text="Tidak ada tagihan atau pembayaran dalam periode ini." />
      ) : (
        <PlainTable
          label="Kartu hutang"
          columns={columnsFor(setSeen)}
          rows={rows}
          keyOf={(row) => row.id}
          lead={<Opening amount={opening} />}
          foot={<Closing statement={asked.data} />}
        />
      )}
      {seen && <SeePaper row={seen} onClose={() => setSeen(undefined)} />}
    </>
  )
}

function Opening({ amount }: { readonly amount: string }) {
  return (
    <tr className="text-muted-foreground [&>td]:h-10 [&>td]:border-b [&>td]:border-border-subtle">
      <td className="pr-2 pl-5" colSpan={2}>
        Saldo sebelum periode
      </td>
      <td className="max-md:hidden" />
      <td className="max-md:hidden" />
      <td className="px-2 pr-5 text-right figures">{thousands(amount)}</td>
    </tr>
  )
}

function Closing({ statement: { creditTotal, debitTotal, closing } }: { readonly statement: SupplierStatement }) {
  return (
    <tfoot>
      <tr className="h-10 font-semibold [&>td]:border-t [&>td]:border-border [&>td]:bg-row-hover">
        <td className="pr-2 pl-5" colSpan={2}>
          Saldo akhir
        </td>
        <td className="px-2 text-right figures max-md:hidden">{thousands(creditTotal)}</td>
        <td className="px-2 text-right figures max-md:hidden">{thousands(debitTotal)}</td>
        <td className="px-2 pr-5 text-right figures">{thousands(closing)}</td>
      </tr>
    </tfoot>
  )
}

/** The paper of a row, at the side. */
function SeePaper({ row, onClose }: { readonly row: PayableRow; readonly onClose: () => void }) {
  const See = row.kind === 'payment' ? SeePayment : row.kind === 'return' ? SeeReturn : SeeBill
  return <See id={row.paperId} onClose={onClose} />
}

function columnsFor(onSee: (row: PayableRow) => void): readonly PlainColumn<PayableRow>[] {
  return [
    { id: 'date', title: 'Tanggal', width: 88, cell: (row) => <OnDay day={row.date} /> },
    {
      id: 'number',
      title: 'Dokumen',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <button
            type="button"
            className="for-thumb rounded-sm code font-semibold underline-offset-3 hover:text-primary hover:underline"
            onClick={() => onSee(row)}
          >
            {row.number}
          </button>
          <small className="block truncate text-xs text-muted-foreground">{row.description}</small>
        </span>
      ),
    },
    {
      id: 'credit',
      title: 'Tagihan (Rp)',
      width: 116,
      align: 'right',
      isWide: true,
      cell: (row) => orBlank(row.credit),
    },
    { id: 'debit', title: 'Bayar (Rp)', width: 116, align: 'right', isWide: true, cell: (row) => orBlank(row.debit) },
    { id: 'balance', title: 'Saldo (Rp)', width: 124, align: 'right', cell: (row) => thousands(row.balance) },
  ]
}

function orBlank(amount: string): string {
  return amount === '0' ? '' : thousands(amount)
}
