import { useState, type ReactNode } from 'react'
import { pphWords } from '#ground/pph.ts'
import { payMethodWords } from '#ground/pay-method.ts'
import { dayFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { openSupplierPayment, type SupplierPaymentDetail } from '../../payments/contract.ts'
import { PaymentMenu } from '../detail/row-menus.tsx'
import { purchaseActs, purchaseLabels } from '../detail/happenings.tsx'
import { PaperLink } from '../papers/paper-link.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { PaperSheet, type SeenPaperProps } from './paper-sheet.tsx'
import { ProofSheet } from './proof-sheet.tsx'
import { proofRows } from './proof-values.ts'

/** A payment at the side: from where to where, what it settled, and its paper. */
export function SeePayment({ id, walk, onClose }: SeenPaperProps) {
  const asked = useAsk(openSupplierPayment, { id }, { keep: walk !== undefined })
  return (
    <AskedSheet title="Pembayaran" asked={asked} onClose={onClose} width="w-144">
      {(payment) => <Seen payment={payment} walk={walk} onClose={onClose} />}
    </AskedSheet>
  )
}

interface SeenProps extends Omit<SeenPaperProps, 'id'> {
  readonly payment: SupplierPaymentDetail
}

function Seen({ payment, walk, onClose }: SeenProps) {
  const mayChange = useCan('update pembelian-barang')
  const isVoid = payment.state === 'void'
  const [isProving, setProving] = useState(false)
  const mayProve = payment.can.includes('amend') && proofRows(payment).length > 0
  return (
    <PaperSheet title={payment.label} walk={walk} onClose={onClose}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted-foreground">Dibayar</p>
          <p className="text-xl font-semibold figures">{rupiah(payment.amount)}</p>
        </div>
        <Badge tone={isVoid ? 'neutral' : 'success'}>{isVoid ? 'Dibatalkan' : 'Dibayar'}</Badge>
        <PaymentMenu payment={payment} />
      </div>
      <Facts rows={factsOf(payment)} />
      {mayProve && (
        <div>
          <Button size="sm" onClick={() => setProving(true)}>
            Isi bukti potong
          </Button>
        </div>
      )}
      {isProving && <ProofSheet payment={payment} onClose={() => setProving(false)} />}
      <Settled payment={payment} />
      <Attachments subject="pembayaran-supplier" ownerId={payment.id} canChange={mayChange} />
      <JournalCard id={payment.id} />
      <RecordActivity subject="pembayaran-supplier" ownerId={payment.id} words={purchaseActs} labels={purchaseLabels} />
    </PaperSheet>
  )
}

function factsOf(payment: SupplierPaymentDetail) {
  const { bankAccount } = payment
  const { orderId, orderNumber } = payment
  const told: readonly (readonly [string, ReactNode])[] = [
    [
      'Ke rekening',
      bankAccount && [bankAccount.bank, bankAccount.accountNo, `a.n. ${bankAccount.holder}`].filter(Boolean).join(' '),
    ],
    ['Referensi', payment.reference],
    ['Diterima oleh', payment.paidTo],
    ['Biaya admin', payment.adminFee === '0' ? null : rupiah(payment.adminFee)],
    ['PPh uang muka', payment.ahead && heldAhead(payment.ahead)],
    ['Bukti potong', payment.ahead && (payment.ahead.proofNo ?? 'Belum ada')],
    ['Sisa uang muka', payment.unallocated === '0' ? null : rupiah(payment.unallocated)],
    ['Pesanan', orderId && orderNumber && named(`/pembelian-barang/detail/${orderId}`, orderNumber)],
    ['Catatan', payment.notes],
    ['Dibatalkan', payment.voidReason],
    ['Dicatat oleh', payment.postedBy],
  ]
  return [
    ['Supplier', named(`/supplier/detail/${payment.supplierId}`, payment.supplierName)] as const,
    ['Tanggal', dayFormat(payment.date as Day, 'short')] as const,
    ['Cara bayar', payMethodWords[payment.method]] as const,
    ['Dari', payment.cashAccountName] as const,
    ...told.filter(([, value]) => value !== null),
  ]
}

function heldAhead({ kind, withheld, base }: NonNullable<SupplierPaymentDetail['ahead']>): string {
  return `${pphWords[kind]} ${rupiah(withheld)} dari DPP ${rupiah(base)}`
}

function named(page: string, name: string): ReactNode {
  return (
    <NameLink key={page} to={page}>
      {name}
    </NameLink>
  )
}

function Settled({ payment }: { readonly payment: SupplierPaymentDetail }) {
  if (payment.allocations.length === 0) return null
  return (
    <section aria-label="Tagihan yang dibayar" className="rounded-lg border border-border">
      <ul className="divide-y divide-border-subtle">
        {payment.allocations.map((one) => (
          <li key={one.id} className="flex gap-3 px-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block">
                <PaperLink kind="tagihan" id={one.billId} number={one.billNumber} />
              </span>
              <span className="block text-xs text-muted-foreground figures">
                {one.supplierInvoiceNo ? `nota ${one.supplierInvoiceNo} · ` : ''}
                {dayFormat(one.date as Day, 'short')}
                {one.withheld === '0' || one.withholdingKind === null
                  ? ''
                  : ` · ${pphWords[one.withholdingKind]} ${thousands(one.withheld)}${toldBefore(one)}`}
                {one.proofNo ? ` · bukti ${one.proofNo}` : ''}
              </span>
            </span>
            <span className="font-medium figures">{thousands(one.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

// What of it the advance had withheld when it was paid.
function toldBefore({ withheld, withheldBefore }: SupplierPaymentDetail['allocations'][number]): string {
  if (withheldBefore === '0') return ''
  return withheldBefore === withheld ? ' (dari uang muka)' : ` (${thousands(withheldBefore)} dari uang muka)`
}
