import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { openSalesSettings } from '../../orders/settings-contract.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { RadioCards } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { writeOffInvoice, type WriteOffBearer } from '../contract.ts'

const bearersUpTo = (limit: string) => [
  { value: 'expense', label: 'Beban tahun ini', note: 'Menambah beban kerugian piutang.' },
  { value: 'allowance', label: 'Cadangan kerugian', note: 'Memakai cadangan yang sudah dibentuk.' },
  { value: 'rounding', label: 'Selisih pembulatan', note: `Paling banyak ${rupiah(limit)}, tanpa persetujuan.` },
  { value: 'penalty', label: 'Denda keterlambatan', note: 'Dipotong pelanggan; mengurangi pendapatan.' },
]

interface WriteOffSheetProps {
  readonly invoice: InvoiceDetail
  readonly onClose: () => void
}

/** Gives up what is open of an invoice, or rounds a few rupiah off; PPN that was reported stays owed. */
export function WriteOffSheet({ invoice, onClose }: WriteOffSheetProps) {
  const settings = useAsk(openSalesSettings, {})
  return (
    <AskedSheet title={`Hapus buku ${invoice.label}`} asked={settings} onClose={onClose}>
      {({ roundingLimit }) => <Giving invoice={invoice} limit={roundingLimit} onClose={onClose} />}
    </AskedSheet>
  )
}

function Giving({ invoice, limit, onClose }: WriteOffSheetProps & { readonly limit: string }) {
  const isSmall = BigInt(invoice.openDue) <= BigInt(limit)
  const [key] = useState(newKey)
  const form = useForm({
    draft: `write-off:${invoice.id}:${invoice.openDue}`,
    initial: {
      date: today() as string,
      amount: invoice.openDue,
      against: isSmall ? 'rounding' : ('expense' as string),
      reason: isSmall ? 'Selisih pembulatan pembayaran' : '',
      files: [] as readonly string[],
    },
    save: ({ against, files, ...rest }) =>
      doAct(
        writeOffInvoice,
        { id: invoice.id, version: invoice.version, against: against as WriteOffBearer, ...rest, files: [...files] },
        key,
      ),
    saved: (done) => {
      notify(done.isWaiting ? 'Penghapusan piutang menunggu persetujuan.' : `${done.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Hapus buku ${invoice.label}`} saveLabel="Hapus buku" onClose={onClose}>
      <p className="text-small text-muted-foreground">
        Sisa tagihan {rupiah(invoice.openDue)} dikeluarkan dari piutang. PPN yang sudah dilaporkan tidak kembali, dan
        penghapusan bisa dibatalkan bila pelanggan ternyata membayar.
      </p>
      <MoneyField name="amount" label="Jumlah yang dihapus" />
      <RadioCards name="against" label="Ditanggung oleh" options={bearersUpTo(limit)} columns={2} />
      <DateField name="date" label="Tanggal" today={today()} />
      <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />
      <AttachmentField name="files" label="Surat atau bukti" optional queue={`hapus-buku:${invoice.id}`} />
    </FormSheet>
  )
}
