import { payMethodWords } from '#ground/pay-method.ts'
import { rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { startOrder } from '../../orders/contract.ts'
import { IntoAccount } from '../../payments/screens/into-account.tsx'
import { refundCustomer } from '../contract.ts'

/** What holds money that a customer may have back. */
export interface Holding {
  readonly kind: 'payment' | 'credit-note'
  readonly id: string
  readonly version: number
  readonly number: string
  readonly left: string
}

const methods = Object.entries(payMethodWords).map(([value, label]) => ({ value, label }))

/** Gives it back, all of it or a part. */
export function RefundSheet({ of, onClose }: { readonly of: Holding; readonly onClose: () => void }) {
  const key = useSaveKey()
  const start = useAsk(startOrder, {}, { freshFor: 300_000 }).data
  const form = useForm({
    draft: `refund:${of.id}:${of.left}`,
    initial: {
      amount: of.left,
      date: today() as string,
      method: 'transfer' as keyof typeof payMethodWords,
      cashAccountId: '',
      reference: '',
      reason: '',
      files: [] as readonly string[],
    },
    save: ({ cashAccountId, files, ...rest }) => {
      const { kind, id, version } = of
      const asked = { of: { kind, id, version }, ...rest, cashAccountId: cashAccountId || null, files: [...files] }
      return doAct(refundCustomer, asked, key.of(asked))
    },
    saved: (done) => {
      notify(`Pengembalian ${done.number ?? ''} dicatat.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Kembalikan ke pelanggan" saveLabel="Catat pengembalian" onClose={onClose}>
      <p className="rounded-md bg-muted px-3 py-2 text-small text-muted-foreground">
        Sisa <span className="code">{of.number}</span>{' '}
        <b className="font-semibold text-foreground figures">{rupiah(of.left)}</b>
      </p>
      <MoneyField name="amount" label="Jumlah dikembalikan" autoFocus />
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <SelectField name="method" label="Cara bayar" options={methods} />
      </FieldRow>
      <IntoAccount accounts={start?.cashAccounts ?? []} label="Keluar dari akun" />
      <TextField name="reference" label="No. referensi" optional maxLength={60} />
      <TextArea name="reason" label="Alasan" rows={2} maxLength={300} />
      <AttachmentField name="files" label="Bukti transfer" optional queue={`pengembalian:${of.id}`} />
    </FormSheet>
  )
}
