import { pphWords } from '#ground/pph.ts'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { listBillable, openBill, updateBill, type Billable, type BillDetail } from '../../bills/contract.ts'
import { BillFields } from './bill-fields.tsx'
import { LandedDraftSheet } from './landed-draft-sheet.tsx'
import { billFieldsOf, checkBill, draftBill } from './bill-values.ts'

interface BillDraftSheetProps {
  readonly bill: BillDetail
  readonly onClose: () => void
}

/** A draft of a bill, or one sent back for changes, written anew; it is posted from the bill itself. */
export function BillDraftSheet({ bill, onClose }: BillDraftSheetProps) {
  if (bill.kind === 'landed') return <LandedDraftSheet bill={bill} onClose={onClose} />
  return <Rewritten bill={bill} onClose={onClose} />
}

function Rewritten({ bill, onClose }: BillDraftSheetProps) {
  const asked = useAsk(listBillable, { id: bill.supplierId, billId: bill.id })
  return (
    <AskedSheet title="Ubah draf tagihan" asked={asked} onClose={onClose} width="w-200">
      {(billable) => <Rewriting billable={billable} bill={bill} onClose={onClose} />}
    </AskedSheet>
  )
}

function Rewriting({ billable: given, bill, onClose }: BillDraftSheetProps & { readonly billable: Billable }) {
  // The lines stand still while somebody types, whatever is booked elsewhere.
  const [billable] = useState(given)
  const { id } = bill
  const form = useForm({
    draft: `bill/${id}`,
    initial: draftBill(billable, bill),
    check: checkBill,
    save: ({ version, ...values }) => doAct(updateBill, { id, version, ...billFieldsOf(values, billable) }),
    saved: () => {
      notify(`${bill.label} disimpan.`)
      onClose()
    },
  })
  const latest = async () => draftBill(billable, await ask(openBill, { id }))
  return (
    <FormSheet
      form={form}
      title={`Ubah ${bill.label}`}
      onClose={onClose}
      saveLabel="Simpan draf"
      width="w-200"
      conflict={{ latest, labels: compared, words: { withholdingKind: pphOptions } }}
    >
      <BillFields billable={billable} billId={id}>
        <FieldRow columns={3}>
          <DateField name="date" label="Tanggal dibukukan" today={today()} />
        </FieldRow>
      </BillFields>
    </FormSheet>
  )
}

const pphOptions = Object.entries(pphWords).map(([value, label]) => ({ value, label }))

const compared = {
  supplierInvoiceNo: 'No. nota atau faktur supplier',
  supplierInvoiceDate: 'Tanggal nota',
  date: 'Tanggal dibukukan',
  dueDate: 'Jatuh tempo',
  freight: 'Ongkos di nota yang sama',
  taxInvoiceNo: 'No. seri faktur pajak',
  ppn: 'PPN di faktur',
  withholdingKind: 'PPh dipotong saat dibayar',
  withholdingRate: 'Tarif PPh',
  withholdingBase: 'Dasar PPh',
  withholdingObject: 'Kode objek pajak',
  notes: 'Catatan',
  lines: 'Baris tagihan',
}
