import { useState } from 'react'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { ApprovalPanel } from '#kit/screen/document/approval-panel.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { decideBill, deleteBill, openBill, postBill, voidBill, type BillDetail } from '../../bills/contract.ts'
import { pphWords } from '../../payments/kinds.ts'
import { purchaseActs } from '../detail/happenings.tsx'
import { billSaid } from '../words.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { BillLines, Settlements } from './bill-parts.tsx'
import { PaperSheet, type SeenPaperProps } from './paper-sheet.tsx'
import { PaySheet } from './pay-sheet.tsx'
import { PphSheet } from './pph-sheet.tsx'

/** A bill at the side: how it matches what came, what is open, and what can be done with it. */
export function SeeBill({ id, walk, onClose }: SeenPaperProps) {
  const asked = useAsk(openBill, { id }, { keep: walk !== undefined })
  const [isPaying, setPaying] = useState(false)
  return (
    <AskedSheet title="Tagihan" asked={asked} onClose={onClose} width="w-144">
      {(bill) =>
        isPaying ? (
          <PaySheet
            supplierId={bill.supplierId}
            supplierName={bill.supplierName}
            meant={{ billId: bill.id }}
            onClose={onClose}
          />
        ) : (
          <Seen bill={bill} walk={walk} onPay={() => setPaying(true)} onClose={onClose} />
        )
      }
    </AskedSheet>
  )
}

interface SeenProps extends Omit<SeenPaperProps, 'id'> {
  readonly bill: BillDetail
  readonly onPay: () => void
}

function Seen({ bill, walk, onPay, onClose }: SeenProps) {
  const mayChange = useCan('update pembelian-barang')
  const said = billSaid(bill)
  const isOpen = bill.state === 'posted' && bill.openDue !== '0'
  return (
    <PaperSheet
      title={bill.label}
      walk={walk}
      onClose={onClose}
      foot={<BillActs bill={bill} onPay={onPay} onClose={onClose} />}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted-foreground">{isOpen ? 'Sisa tagihan' : 'Total tagihan'}</p>
          <p className="text-xl font-semibold figures">{rupiah(isOpen ? bill.openDue : bill.total)}</p>
        </div>
        <Badge tone={said.tone}>{said.text}</Badge>
      </div>
      <Waiting bill={bill} />
      <Facts rows={factsOf(bill)} />
      {bill.can.includes('amend') && isOpen && <ChangePph bill={bill} />}
      <BillLines bill={bill} />
      {bill.settlements.length > 0 && <Settlements bill={bill} />}
      <Attachments subject="tagihan-pembelian" ownerId={bill.id} canChange={mayChange} />
      <JournalCard id={bill.id} />
      <RecordActivity subject="tagihan-pembelian" ownerId={bill.id} words={purchaseActs} />
    </PaperSheet>
  )
}

function Waiting({ bill }: { readonly bill: BillDetail }) {
  const decide = useAct(decideBill)
  if (bill.status !== 'pending') return null
  return <ApprovalPanel title={whyWaiting(bill)} waiting={bill} decide={decide} />
}

function whyWaiting({ difference, tolerancePercent, isOverTolerance, isBeforeHandover }: BillDetail): string {
  const dear = `Selisih ${rupiah(difference)} di atas toleransi ${percentFormat(tolerancePercent)}.`
  const early = 'Jasa ditagih melebihi berita acara serah terimanya.'
  return [isOverTolerance && dear, isBeforeHandover && early].filter(Boolean).join(' ')
}

function ChangePph({ bill }: { readonly bill: BillDetail }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <div>
      <Button size="sm" onClick={() => setChanging(true)}>
        Ubah PPh
      </Button>
      {isChanging && <PphSheet bill={bill} onClose={() => setChanging(false)} />}
    </div>
  )
}

function factsOf(bill: BillDetail) {
  const day = (text: string | null) => text && dayFormat(text as Day, 'short')
  return [
    ['Supplier', named(`/supplier/detail/${bill.supplierId}`, bill.supplierName)],
    ...ordersOf(bill),
    ['No. nota supplier', bill.supplierInvoiceNo],
    ['Tanggal nota', day(bill.supplierInvoiceDate)],
    ['Jatuh tempo', day(bill.dueDate)],
    ...(bill.taxInvoiceNo ? [['No. seri faktur pajak', bill.taxInvoiceNo] as const] : []),
    ...(bill.withholdingKind ? [[`${pphWords[bill.withholdingKind]} dipotong`, heldText(bill)] as const] : []),
    ...(bill.difference === '0' ? [] : [['Selisih dari penerimaan', rupiah(bill.difference)] as const]),
    ...(bill.decisionNote ? [['Catatan persetujuan', bill.decisionNote] as const] : []),
    ...(bill.voidReason ? [['Dibatalkan', bill.voidReason] as const] : []),
  ] as const
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

function BillActs({ bill, onPay, onClose }: SeenProps) {
  const [asking, setAsking] = useState<'void' | 'delete'>()
  const post = useAct(postBill, { say: 'Tagihan dicatat.' })
  const undo = useAct(voidBill, { say: `${bill.label} dibatalkan.`, onDone: onClose })
  const drop = useAct(deleteBill, { say: 'Draf tagihan dihapus.', onDone: onClose })
  const { can, id, version } = bill
  return (
    <>
      {can.includes('void') && (
        <Button variant="ghost" onClick={() => setAsking('void')}>
          Batalkan tagihan
        </Button>
      )}
      {can.includes('delete') && (
        <Button variant="ghost" onClick={() => setAsking('delete')}>
          Hapus draf
        </Button>
      )}
      {can.includes('post') && (
        <Button
          variant="filled"
          isBusy={post.isBusy}
          onClick={() => void post.now({ id, version, confirmDuplicates: true })}
        >
          Terbitkan
        </Button>
      )}
      {can.includes('pay') && (
        <Button variant="filled" onClick={onPay}>
          Catat pembayaran
        </Button>
      )}
      {asking && (
        <Confirm
          isDanger
          asksReason={asking === 'void'}
          title={asking === 'void' ? `Batalkan tagihan ${bill.label}?` : 'Hapus draf tagihan ini?'}
          text={
            asking === 'void'
              ? 'Hutang dan selisih harga kembali seperti sebelum tagihan. Tagihan tetap tersimpan dengan tanda BATAL.'
              : 'Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari.'
          }
          act={asking === 'void' ? 'Batalkan tagihan' : 'Hapus draf'}
          doing={asking === 'void' ? undo : drop}
          onConfirm={(reason) => (asking === 'void' ? void undo.now({ id, version, reason }) : void drop.now({ id }))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
