import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { createCreditNote } from '../../returns/contract.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'

interface CreditSheetProps {
  readonly invoice: InvoiceDetail
  readonly onClose: () => void
}

/** Takes part of an invoice back, mirrored to the rupiah; nothing filled in means all that is left of it. */
export function CreditSheet({ invoice, onClose }: CreditSheetProps) {
  const [key] = useState(newKey)
  const form = useForm({
    draft: `credit:${invoice.id}:${invoice.creditedTotal}`,
    initial: {
      date: today() as string,
      reason: '',
      amount: '',
      files: [] as readonly string[],
      lines: invoice.lines.map((line) => ({ key: line.id, invoiceLineId: line.id, qty: '' })),
    },
    save: ({ lines, files, amount, ...rest }) => {
      const back = saidLines('lines', lines)
      const asked = back.map(({ line: { invoiceLineId, qty } }) => ({ invoiceLineId, qty }))
      const part = { ...(asked.length > 0 && { lines: asked }), ...(amount !== '' && { amount }) }
      const input = { id: invoice.id, ...rest, files: [...files], ...part }
      return placed(back, doAct(createCreditNote, input, key))
    },
    saved: (note) => {
      notify(`Nota kredit ${note.number ?? ''} terbit.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Nota kredit untuk ${invoice.label}`} saveLabel="Terbitkan" onClose={onClose}>
      {isSum(invoice) ? <SumField invoice={invoice} /> : <CreditedLines invoice={invoice} />}
      <DateField name="date" label="Tanggal" today={today()} />
      <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />
      <AttachmentField name="files" label="Foto atau berkas" optional queue={`nota-kredit:${invoice.id}`} />
    </FormSheet>
  )
}

const isSum = ({ kind }: InvoiceDetail) => kind === 'down_payment' || kind === 'retention'

/** Of an advance or retention an amount goes back, not a number of goods. */
function SumField({ invoice }: { readonly invoice: InvoiceDetail }) {
  const all = invoice.kind === 'down_payment' ? 'semua yang belum dipotongkan di invoice lain' : 'semua yang tersisa'
  return (
    <MoneyField
      name="amount"
      label="Dikreditkan sebelum PPN"
      optional
      hint={`Kosong: ${all}. PPN-nya ikut dikreditkan.`}
    />
  )
}

function CreditedLines({ invoice }: { readonly invoice: InvoiceDetail }) {
  return (
    <>
      <LineQuantities
        label="Dikredit"
        field="qty"
        lines={invoice.lines.map((line) => ({
          key: line.id,
          description: line.description,
          unit: line.unit,
          note: noteOf(line),
        }))}
      />
      <WholeOf invoice={invoice} />
    </>
  )
}

/** Says before it is issued that nothing filled in takes back all that is left. */
function WholeOf({ invoice }: { readonly invoice: InvoiceDetail }) {
  const lines = useValue<readonly { readonly qty: string }[]>('lines')
  const isWhole = lines.every(({ qty }) => qty === '' || qty === '0')
  if (!isWhole) return null
  const whole = invoice.creditedTotal === '0' ? `seluruh ${invoice.label}` : `seluruh sisa ${invoice.label}`
  return <Notice tone="warning">Jumlah kosong: {whole} dikreditkan. Isi jumlahnya bila hanya sebagian.</Notice>
}

function noteOf({ qty, creditedQty, unit }: InvoiceDetail['lines'][number]): string {
  const credited = creditedQty === '0' ? '' : `, sudah dikredit ${qtyFormat(creditedQty)}`
  return `ditagih ${qtyFormat(qty)} ${unit}${credited}`
}
