import type { ReactNode } from 'react'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Billable } from '../../bills/contract.ts'
import { MatchTable } from './match-table.tsx'
import { SameNumber } from './same-number.tsx'
import { WithholdingFields } from './withholding-fields.tsx'

interface BillFieldsProps {
  readonly billable: Billable
  /** The draft that is written anew. */
  readonly billId?: string
  /** Between what is withheld and the notes: the photos of a bill that is not kept yet. */
  readonly children?: ReactNode
}

/** The supplier's paper, line by line against what was ordered and what came. */
export function BillFields({ billable, billId, children }: BillFieldsProps) {
  return (
    <>
      <FieldRow columns={3}>
        <div className="min-w-0">
          <TextField name="supplierInvoiceNo" label="No. nota atau faktur supplier" autoFocus maxLength={60} />
          <SameNumber supplierId={billable.supplierId} billId={billId} />
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
      {children}
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
    </>
  )
}
