import { taxObjectName } from '#modules/company/tax-objects/rules.ts'
import { useState } from 'react'
import { pphWords } from '#ground/pph.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { ApprovalPanel } from '#kit/screen/document/approval-panel.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { decideBill, openBill, type BillDetail } from '../../bills/contract.ts'
import { purchaseActs, purchaseLabels } from '../detail/happenings.tsx'
import { billSaid } from '../words.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { BillActs, hasActs } from './bill-acts.tsx'
import { BillLines, LandedShares, Settlements } from './bill-parts.tsx'
import { PaperSheet, type SeenPaperProps } from './paper-sheet.tsx'
import { whyWaiting } from './why-waiting.ts'

const PaySheet = later(() => import('./pay-sheet.tsx').then((parts) => parts.PaySheet))
const PphSheet = later(() => import('./pph-sheet.tsx').then((parts) => parts.PphSheet))
const AmendBill = later(() => import('./amend-bill.tsx').then((parts) => parts.AmendBill))
const BillDraftSheet = later(() => import('./bill-draft-sheet.tsx').then((parts) => parts.BillDraftSheet))

const billActs = { ...purchaseActs, amend: 'mengubah' }

/** A bill at the side: how it matches what came, what is open, and what can be done with it. */
export function SeeBill({ id, walk, onClose }: SeenPaperProps) {
  const asked = useAsk(openBill, { id }, { keep: walk !== undefined })
  const [doing, setDoing] = useState<'pay' | 'edit'>()
  return (
    <AskedSheet title="Tagihan" asked={asked} onClose={onClose} width="w-144">
      {(bill) => {
        if (doing === 'edit') return <BillDraftSheet bill={bill} onClose={() => setDoing(undefined)} />
        if (doing === undefined) return <Seen bill={bill} walk={walk} onDo={setDoing} onClose={onClose} />
        const { supplierId, supplierName } = bill
        return (
          <PaySheet supplierId={supplierId} supplierName={supplierName} meant={{ billId: bill.id }} onClose={onClose} />
        )
      }}
    </AskedSheet>
  )
}

interface SeenProps extends Omit<SeenPaperProps, 'id'> {
  readonly bill: BillDetail
  readonly onDo: (act: 'pay' | 'edit') => void
}

function Seen({ bill, walk, onDo, onClose }: SeenProps) {
  const mayChange = useCan('update pembelian-barang')
  const said = billSaid(bill)
  const isOpen = bill.state === 'posted' && bill.openDue !== '0'
  return (
    <PaperSheet
      title={bill.label}
      walk={walk}
      onClose={onClose}
      foot={
        hasActs(bill) && (
          <BillActs bill={bill} onPay={() => onDo('pay')} onEdit={() => onDo('edit')} onClose={onClose} />
        )
      }
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted-foreground">{isOpen ? 'Sisa tagihan' : 'Total tagihan'}</p>
          <p className="text-xl font-semibold figures">{rupiah(isOpen ? bill.openDue : bill.total)}</p>
        </div>
        <Badge tone={said.tone}>{said.text}</Badge>
      </div>
      <Waiting bill={bill} />
      {bill.state === 'draft' && bill.isReturned && (
        <Notice tone="warning">
          Dikembalikan untuk revisi{bill.decisionNote && `: “${bill.decisionNote}”`}. Ubah drafnya, lalu terbitkan lagi.
        </Notice>
      )}
      <Facts rows={factsOf(bill)} />
      {bill.can.includes('amend') && <Changes bill={bill} isOpen={isOpen} />}
      <BillLines bill={bill} />
      {bill.landed.length > 0 && <LandedShares bill={bill} />}
      {bill.settlements.length > 0 && <Settlements bill={bill} />}
      <Attachments subject="tagihan-pembelian" ownerId={bill.id} canChange={mayChange} />
      <JournalCard id={bill.id} />
      <RecordActivity subject="tagihan-pembelian" ownerId={bill.id} words={billActs} labels={purchaseLabels} />
    </PaperSheet>
  )
}

function Waiting({ bill }: { readonly bill: BillDetail }) {
  const decide = useAct(decideBill)
  if (bill.status !== 'pending') return null
  return <ApprovalPanel title={whyWaiting(bill)} waiting={bill} decide={decide} />
}

function Changes({ bill, isOpen }: { readonly bill: BillDetail; readonly isOpen: boolean }) {
  const [changing, setChanging] = useState<'facts' | 'pph'>()
  const close = () => setChanging(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setChanging('facts')}>
        Ubah
      </Button>
      {isOpen && (
        <Button size="sm" onClick={() => setChanging('pph')}>
          Ubah PPh
        </Button>
      )}
      {changing === 'facts' && <AmendBill bill={bill} onClose={close} />}
      {changing === 'pph' && <PphSheet bill={bill} onClose={close} />}
    </div>
  )
}

function factsOf(bill: BillDetail) {
  const day = (text: string | null) => text && dayFormat(text as Day, 'short')
  return [
    ['Supplier', named(`/supplier/detail/${bill.supplierId}`, bill.supplierName)],
    ...ordersOf(bill),
    ...(bill.origin ? [[bill.origin.word, named(bill.origin.to, bill.origin.number)] as const] : []),
    ['No. nota supplier', bill.supplierInvoiceNo],
    ['Tanggal nota', day(bill.supplierInvoiceDate)],
    ['Jatuh tempo', day(bill.dueDate)],
    ...(bill.taxInvoiceNo ? [['No. seri faktur pajak', bill.taxInvoiceNo] as const] : []),
    ...(bill.withholdingKind ? [[`${pphWords[bill.withholdingKind]} dipotong`, heldText(bill)] as const] : []),
    ...(bill.withholdingObject ? [['Kode objek pajak', objectText(bill.withholdingObject)] as const] : []),
    ...differenceOf(bill),
    ...(bill.notes ? [['Catatan', bill.notes] as const] : []),
    ...(bill.decisionNote && !bill.isReturned ? [['Catatan persetujuan', bill.decisionNote] as const] : []),
    ...(bill.voidReason ? [['Dibatalkan', bill.voidReason] as const] : []),
  ] as const
}

// What a carrier asks differs from nothing that was received: said is what was not ordered, where some of it was.
function differenceOf({ kind, difference, creditsTax, subtotal, total }: BillDetail) {
  if (difference === '0') return []
  if (kind !== 'landed') return [['Selisih dari penerimaan', rupiah(difference)] as const]
  return difference === (creditsTax ? subtotal : total)
    ? []
    : [['Di luar ongkos yang dipesan', rupiah(difference)] as const]
}

function objectText(code: string): string {
  const name = taxObjectName(code)
  return name ? `${code}, ${name}` : code
}

function heldText({ withholdingAmount, withheldTotal }: BillDetail): string {
  if (withheldTotal === '0') return rupiah(withholdingAmount)
  return `${rupiah(withholdingAmount)}, sudah dipotong ${rupiah(withheldTotal)}`
}

// A bill may take receipts of several orders together; an opening balance has none.
function ordersOf({ lines }: BillDetail) {
  const orders = new Map(lines.flatMap((line) => (line.orderId ? [[line.orderId, line.orderNumber] as const] : [])))
  if (orders.size === 0) return []
  const links = [...orders].map(([id, number]) => named(`/pembelian-barang/detail/${id}`, number ?? 'Buka'))
  return [
    ['Pembelian', <span key="orders">{links.flatMap((link, at) => (at > 0 ? [', ', link] : [link]))}</span>] as const,
  ]
}

function named(page: string, name: string) {
  return (
    <NameLink key={page} to={page}>
      {name}
    </NameLink>
  )
}
