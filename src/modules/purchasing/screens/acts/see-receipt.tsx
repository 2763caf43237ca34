import { useState } from 'react'
import { dayFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { openReceipt, postReceipt, type ReceiptDetail, type ReceiptLineDetail } from '../../receipts/contract.ts'
import { purchaseActs, purchaseLabels } from '../detail/happenings.tsx'
import { ReceiptMenu } from '../detail/row-menus.tsx'
import { receiptSaid } from '../words.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { PaperSheet, type SeenPaperProps } from './paper-sheet.tsx'

const ReceiptDraftSheet = later(() => import('./receipt-draft-sheet.tsx').then((parts) => parts.ReceiptDraftSheet))

/** A receipt at the side: what came, what was refused and why, with its photos and what was said of it. */
export function SeeReceipt({ id, walk, onClose }: SeenPaperProps) {
  const asked = useAsk(openReceipt, { id }, { keep: walk !== undefined })
  const [isEditing, setEditing] = useState(false)
  return (
    <AskedSheet title="Penerimaan barang" asked={asked} onClose={onClose} width="w-144">
      {(receipt) =>
        isEditing ? (
          <ReceiptDraftSheet receipt={receipt} onClose={() => setEditing(false)} />
        ) : (
          <Seen receipt={receipt} walk={walk} onEdit={() => setEditing(true)} onClose={onClose} />
        )
      }
    </AskedSheet>
  )
}

interface SeenProps extends Omit<SeenPaperProps, 'id'> {
  readonly receipt: ReceiptDetail
  readonly onEdit: () => void
}

function Seen({ receipt, walk, onEdit, onClose }: SeenProps) {
  const mayChange = useCan('update pembelian-barang')
  const said = receiptSaid(receipt.status, receipt.hasRejects)
  return (
    <PaperSheet
      title={receipt.label}
      walk={walk}
      onClose={onClose}
      foot={receipt.can.includes('edit') && <DraftActs receipt={receipt} onEdit={onEdit} />}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted-foreground">Nilai barang</p>
          <p className="text-xl font-semibold figures">{rupiah(receipt.value)}</p>
        </div>
        <Badge tone={said.tone}>{said.text}</Badge>
        <ReceiptMenu receipt={receipt} onGone={onClose} />
      </div>
      <Facts rows={factsOf(receipt)} />
      <section aria-label="Barang yang datang" className="rounded-lg border border-border">
        <ul className="divide-y divide-border-subtle">
          {receipt.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </section>
      <Attachments subject="penerimaan" ownerId={receipt.id} canChange={mayChange} />
      <JournalCard id={receipt.id} />
      <RecordActivity subject="penerimaan" ownerId={receipt.id} words={purchaseActs} labels={purchaseLabels} />
    </PaperSheet>
  )
}

/** What comes next of a draft; how to throw it away stands in its menu. */
function DraftActs({ receipt, onEdit }: Pick<SeenProps, 'receipt' | 'onEdit'>) {
  const post = useAct(postReceipt, { say: (done) => `Penerimaan ${done.number ?? ''} dicatat, stok bertambah.` })
  return (
    <>
      <Button onClick={onEdit}>Ubah draf</Button>
      <Button
        variant="filled"
        isBusy={post.isBusy}
        onClick={() => void post.now({ id: receipt.id, version: receipt.version })}
      >
        Masukkan ke stok
      </Button>
    </>
  )
}

function factsOf(receipt: ReceiptDetail) {
  const told: readonly (readonly [string, string | null])[] = [
    ['No. surat jalan supplier', receipt.supplierSjNo],
    ['No. polisi', receipt.vehiclePlate],
    ['Sopir', receipt.driverName],
    ['Diterima oleh', receipt.receivedBy],
    ['Catatan', receipt.notes],
    ['Dibatalkan', receipt.voidReason],
    ['Dicatat oleh', receipt.postedBy ?? receipt.createdBy],
  ]
  return [
    ['Pembelian', <OrderLink key="order" receipt={receipt} />] as const,
    ['Supplier', <SupplierLink key="supplier" receipt={receipt} />] as const,
    ['Tanggal', dayFormat(receipt.date as Day, 'short')] as const,
    [receipt.shipTo === 'site' ? 'Diterima di lokasi' : 'Gudang', receipt.warehouseName] as const,
    ...told.filter(([, value]) => value !== null),
  ]
}

function OrderLink({ receipt }: { readonly receipt: ReceiptDetail }) {
  return <NameLink to={`/pembelian-barang/detail/${receipt.orderId}`}>{receipt.orderNumber ?? 'Buka'}</NameLink>
}

function SupplierLink({ receipt }: { readonly receipt: ReceiptDetail }) {
  return <NameLink to={`/supplier/detail/${receipt.supplierId}`}>{receipt.supplierName}</NameLink>
}

function Line({ line }: { readonly line: ReceiptLineDetail }) {
  const isRefused = line.qtyRejected !== '0'
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{line.description}</span>
        <span className="block text-xs text-muted-foreground figures">
          Diterima baik {qtyFormat(line.qtyAccepted)} dari {qtyFormat(line.qtyReceived)} {line.unit}
          {line.replacing === '0' ? '' : ` · ${qtyFormat(line.replacing)} pengganti retur, tidak ditagih lagi`}
          {line.rack ? ` · rak ${line.rack}` : ''}
          {line.note ? ` · ${line.note}` : ''}
        </span>
        {isRefused && (
          <span className="block text-xs text-danger figures">
            Ditolak {qtyFormat(line.qtyRejected)} {line.unit}
            {line.rejectReason ? `: ${line.rejectReason}` : ''}
          </span>
        )}
      </span>
      <span className="font-medium figures">{thousands(line.value)}</span>
    </li>
  )
}
