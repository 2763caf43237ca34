import { pphWords } from '#ground/pph.ts'
import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openBill, type BillDetail } from '../../bills/contract.ts'
import { landedMethodWords, startLandedDraft, updateLanded, type LandedDraft } from '../../landed/contract.ts'
import { LandedFields } from './landed-fields.tsx'
import { checkLanded, draftLanded, landedAnew } from './landed-values.ts'

interface LandedDraftSheetProps {
  readonly bill: BillDetail
  readonly onClose: () => void
}

/** A landed cost that was sent back, written anew; it is handed in again from the bill itself. */
export function LandedDraftSheet({ bill, onClose }: LandedDraftSheetProps) {
  const asked = useAsk(startLandedDraft, { id: bill.id })
  return (
    <AskedSheet title="Ubah draf biaya perolehan" asked={asked} onClose={onClose} width="w-144">
      {(draft) => <Rewriting draft={draft} bill={bill} onClose={onClose} />}
    </AskedSheet>
  )
}

function Rewriting({ draft: given, bill, onClose }: LandedDraftSheetProps & { readonly draft: LandedDraft }) {
  // The receipts stand still while somebody chooses, whatever comes meanwhile.
  const [draft] = useState(given)
  const { id } = bill
  const form = useForm({
    draft: `landed/${id}`,
    initial: draftLanded(draft, bill),
    check: checkLanded,
    save: ({ version, ...values }) => doAct(updateLanded, { id, version, ...landedAnew({ version, ...values }) }),
    saved: () => {
      notify(`${bill.label} disimpan.`)
      onClose()
    },
  })
  const latest = async () => draftLanded(draft, await ask(openBill, { id }))
  return (
    <FormSheet
      form={form}
      title={`Ubah ${bill.label}`}
      onClose={onClose}
      saveLabel="Simpan draf"
      width="w-144"
      conflict={{ latest, labels: compared, words: { withholdingKind: optionsOf(pphWords), method: methods } }}
    >
      <LandedFields receipts={draft.receipts} ordered="0">
        <FieldRow>
          <DateField name="date" label="Tanggal dibukukan" today={today()} />
          <TextField name="taxInvoiceNo" label="No. seri faktur pajak" optional maxLength={20} />
        </FieldRow>
        <TextField name="notes" label="Catatan" optional maxLength={2000} />
      </LandedFields>
    </FormSheet>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const methods = optionsOf(landedMethodWords)

const compared = {
  supplier: 'Dibayar kepada',
  description: 'Untuk',
  amount: 'Jumlah sebelum PPN',
  ppn: 'PPN',
  method: 'Dibagi menurut',
  supplierInvoiceNo: 'No. nota',
  supplierInvoiceDate: 'Tanggal nota',
  dueDate: 'Jatuh tempo',
  withholdingKind: 'PPh dipotong saat dibayar',
  withholdingRate: 'Tarif PPh',
  withholdingObject: 'Kode objek pajak',
  receipts: 'Penerimaan',
  date: 'Tanggal dibukukan',
  taxInvoiceNo: 'No. seri faktur pajak',
  notes: 'Catatan',
}
