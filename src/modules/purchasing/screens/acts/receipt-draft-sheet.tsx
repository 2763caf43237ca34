import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { placed } from '#kit/screen/form/sent-lines.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import {
  openReceipt,
  startReceipt,
  updateReceipt,
  type ReceiptDetail,
  type ReceivableOrder,
} from '../../receipts/contract.ts'
import { ReceiptFields } from './receipt-fields.tsx'
import { arrivingLines, cameOf, checkArrived, draftArrival, lineOf } from './receipt-values.ts'

interface ReceiptDraftSheetProps {
  readonly receipt: ReceiptDetail
  readonly onClose: () => void
}

/** A draft of what came, written anew; it goes into the stock from the receipt itself. */
export function ReceiptDraftSheet({ receipt, onClose }: ReceiptDraftSheetProps) {
  const asked = useAsk(startReceipt, { id: receipt.orderId })
  return (
    <AskedSheet title="Ubah draf penerimaan" asked={asked} onClose={onClose} width="w-160">
      {(order) => <Rewriting order={order} receipt={receipt} onClose={onClose} />}
    </AskedSheet>
  )
}

function Rewriting({ order, receipt, onClose }: ReceiptDraftSheetProps & { readonly order: ReceivableOrder }) {
  const { id } = receipt
  const key = useSaveKey()
  const [lines] = useState(() => arrivingLines(order, receipt))
  const form = useForm({
    draft: `receipt/${id}`,
    initial: draftArrival(receipt, lines),
    check: ({ lines: filled }) => checkArrived(filled),
    save: (values) => {
      const { lines: filled, files: _files, ...rest } = values
      const came = cameOf(filled)
      const input = { id, ...rest, lines: came.map(({ line }) => lineOf(line)) }
      return placed(came, doAct(updateReceipt, input, key.of(values)))
    },
    saved: () => {
      notify(`${receipt.label} disimpan.`)
      onClose()
    },
  })
  const latest = async () => draftArrival(await ask(openReceipt, { id }), lines)
  return (
    <FormSheet
      form={form}
      title={`Ubah ${receipt.label}`}
      onClose={onClose}
      saveLabel="Simpan draf"
      width="w-160"
      conflict={{ latest, labels: compared }}
    >
      <ReceiptFields order={order} lines={lines} />
    </FormSheet>
  )
}

const compared = {
  date: 'Tanggal',
  supplierSjNo: 'No. surat jalan supplier',
  vehiclePlate: 'No. polisi',
  receivedBy: 'Diterima oleh',
  driverName: 'Nama sopir',
  notes: 'Catatan',
  lines: 'Barang yang datang',
}
