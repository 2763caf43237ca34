import { useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { placed } from '#kit/screen/form/sent-lines.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notifyNext } from '#kit/screen/document/next-papers.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { createReceipt, startReceipt, type ReceivableOrder } from '../../receipts/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { ReceiptFields } from './receipt-fields.tsx'
import { arrivingLines, cameOf, checkArrived, freshArrival, lineOf } from './receipt-values.ts'

interface ReceiveSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** What came of an order: the rest of every line unless changed, and how much of it was turned away and why. */
export function ReceiveSheet({ orderId, onClose }: ReceiveSheetProps) {
  const asked = useAsk(startReceipt, { id: orderId })
  return (
    <AskedSheet title="Terima barang" asked={asked} onClose={onClose} width="w-160">
      {(order) => <Receiving order={order} onClose={onClose} />}
    </AskedSheet>
  )
}

function Receiving({ order, onClose }: { readonly order: ReceivableOrder; readonly onClose: () => void }) {
  const [key] = useState(newKey)
  const [lines] = useState(() => arrivingLines(order))
  const form = useForm({
    draft: `arrival:${order.orderId}`,
    initial: freshArrival(order, lines),
    check: ({ lines: filled }) => checkArrived(filled),
    save: ({ lines: filled, files, ...rest }, then) => {
      const came = cameOf(filled)
      const made = came.map(({ line }) => lineOf(line))
      const input = { id: order.orderId, ...rest, files: [...files], lines: made, post: then !== 'also' }
      return placed(came, doAct(createReceipt, input, key))
    },
    saved: (receipt, then) => {
      if (then === 'also') notify('Draf penerimaan disimpan, stok belum bertambah.')
      else
        notifyNext(`Penerimaan ${receipt.number ?? ''} dicatat, stok bertambah.`, [
          { label: 'Catat tagihan', to: `/pembelian-barang/detail/${order.orderId}?buka=tagih` },
        ])
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Terima barang" onClose={onClose} saveLabel="Terima" also="Simpan draf" width="w-160">
      <ReceiptFields order={order} lines={lines}>
        <AttachmentField name="files" label="Foto barang atau surat jalan" optional queue={`terima:${order.orderId}`} />
      </ReceiptFields>
    </FormSheet>
  )
}
