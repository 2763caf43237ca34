import { useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { createBill, listBillable, type Billable, type SavedBill } from '../../bills/contract.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { billedIndexes, billFieldsOf, freshBill, type BillValues } from './bill-values.ts'
import { MatchTable } from './match-table.tsx'
import { SameNumber } from './same-number.tsx'
import { WithholdingFields } from './withholding-fields.tsx'
import { useDuplicates } from './use-duplicates.tsx'

interface BillSheetProps {
  readonly supplierId: string
  /** Only what this order waits for; all of the supplier's unless given. */
  readonly orderId?: string
  readonly onClose: () => void
}

/** The supplier's paper against what was ordered and what came; what differs is marked before it is booked. */
export function BillSheet({ supplierId, orderId, onClose }: BillSheetProps) {
  const asked = useAsk(listBillable, { id: supplierId, orderId })
  return (
    <AskedSheet title="Catat tagihan" asked={asked} onClose={onClose} width="w-200">
      {(billable) => <Billing billable={billable} onClose={onClose} />}
    </AskedSheet>
  )
}

function Billing({ billable: given, onClose }: { readonly billable: Billable; readonly onClose: () => void }) {
  // The lines stand still while somebody types, whatever is booked elsewhere.
  const [billable] = useState(given)
  const duplicates = useDuplicates()
  const [keys] = useState(() => [newKey(), newKey()] as const)
  const form = useForm<BillValues, SavedBill>({
    draft: `bill:${billable.supplierId}:${billable.lines[0]?.receiptLineId ?? ''}`,
    initial: freshBill(billable, today()),
    check: (values): Record<string, string[]> => ({
      ...(values.supplierInvoiceNo.trim() === '' ? { supplierInvoiceNo: ['Isi nomor nota supplier.'] } : {}),
      ...(billedIndexes(values).length === 0 ? { 'lines.0.qty': ['Isi jumlah yang ditagih.'] } : {}),
    }),
    save: (values) =>
      duplicates.through((confirmDuplicates) =>
        doAct(
          createBill,
          {
            supplierId: billable.supplierId,
            ...billFieldsOf(values, billable),
            files: [...values.files],
            post: true,
            confirmDuplicates,
          },
          confirmDuplicates ? keys[1] : keys[0],
        ),
      ),
    saved: (bill) => {
      notify(
        bill.state === 'posted' ? `Tagihan ${bill.number ?? ''} dicatat.` : 'Tagihan menunggu persetujuan orang lain.',
      )
      onClose()
    },
  })
  return (
    <>
      <FormSheet
        form={form}
        title={`Tagihan ${billable.supplierName}`}
        onClose={onClose}
        saveLabel="Catat tagihan"
        width="w-200"
      >
        <FieldRow columns={3}>
          <div className="min-w-0">
            <TextField name="supplierInvoiceNo" label="No. nota atau faktur supplier" autoFocus maxLength={60} />
            <SameNumber supplierId={billable.supplierId} />
          </div>
          <DateField name="supplierInvoiceDate" label="Tanggal nota" today={today()} />
          <DateField
            name="dueDate"
            label="Jatuh tempo"
            optional
            today={today()}
            hint={`Kosong: ${billable.termDays} hari dari tanggal nota.`}
          />
        </FieldRow>
        <MatchTable billable={billable} />
        <FieldRow columns={3}>
          <MoneyField name="freight" label="Ongkos di nota yang sama" optional />
          {billable.supplierIsPkp && (
            <>
              <TextField name="taxInvoiceNo" label="No. seri faktur pajak" optional maxLength={20} />
              <MoneyField name="ppn" label="PPN di faktur" optional hint="Hanya bila berbeda pembulatan." />
            </>
          )}
        </FieldRow>
        <WithholdingFields proposals={billable.withholdings} label="PPh dipotong saat dibayar" isBaseAsked />
        <AttachmentField name="files" label="Foto nota" optional queue={`tagihan:${billable.supplierId}`} />
        <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
      </FormSheet>
      {duplicates.dialog}
    </>
  )
}
