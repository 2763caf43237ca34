import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { TagsField } from '#kit/screen/form/tags-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { amendOrder, openOrder, orderTags, type OrderDetail } from '../orders/contract.ts'
import { comparedFields, TAGS_HINT } from './order-form/compared.ts'

interface AmendValues {
  readonly version: number
  readonly promisedDate: string
  readonly customerPoNo: string
  readonly customerPoDate: string
  readonly billingAddress: string
  readonly shippingAddress: string
  readonly contactName: string
  readonly contactPhone: string
  readonly notes: string
  readonly internalNotes: string
  readonly tags: readonly string[]
}

/** What may still change after confirmation: where to, when, whom to call, what to say. Never what was agreed. */
export function AmendOrder({ order }: { order: OrderDetail }) {
  const navigate = useNavigate()
  const form = useForm<AmendValues, unknown>({
    initial: valuesOf(order),
    draft: `order:${order.id}:amend`,
    save: ({ promisedDate, customerPoDate, tags, ...values }) =>
      doAct(amendOrder, {
        id: order.id,
        ...values,
        tags: [...tags],
        promisedDate: promisedDate || null,
        customerPoDate: customerPoDate || null,
        salespersonId: order.salespersonId,
      }),
    saved: () => {
      notify('Perubahan disimpan.')
      void navigate({ to: `/order/detail/${order.id}`, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title={`Ubah ${order.label}`}
      back={`/order/detail/${order.id}`}
      meta={`Order sudah dikonfirmasi: item dan harga tidak berubah lagi.${wayOn(order)}`}
      conflict={{ latest: async () => valuesOf(await ask(openOrder, { id: order.id })), labels: comparedFields }}
    >
      <FormSection title="Pengiriman">
        <FieldRow columns={3}>
          <DateField name="promisedDate" label="Tenggat kirim" optional today={today()} />
          <TextField name="contactName" label="Nama penerima" optional maxLength={120} />
          <PhoneField name="contactPhone" label="Telepon penerima" optional />
        </FieldRow>
        <TextArea name="shippingAddress" label="Alamat kirim" optional rows={2} maxLength={500} />
        <TextArea name="billingAddress" label="Alamat tagihan" optional rows={2} maxLength={500} />
      </FormSection>
      <FormSection title="Keterangan">
        <FieldRow>
          <TextField name="customerPoNo" label="No. PO pelanggan" optional maxLength={60} />
          <DateField name="customerPoDate" label="Tgl PO pelanggan" optional today={today()} />
        </FieldRow>
        <TextArea name="notes" label="Catatan di dokumen" optional rows={2} maxLength={2000} />
        <TextArea
          name="internalNotes"
          label="Catatan internal"
          optional
          rows={2}
          maxLength={2000}
          hint="Tidak dicetak."
        />
        <TagsField of={orderTags} hint={TAGS_HINT} />
      </FormSection>
    </FormPage>
  )
}

// Only what this person may do, and the order allows.
function wayOn({ can }: OrderDetail): string {
  if (can.includes('revise')) return ' Pakai Revisi di halaman order untuk mengubahnya.'
  return can.includes('close') ? ' Tutup sisanya di halaman order, lalu buat order baru untuk perubahannya.' : ''
}

function valuesOf(order: OrderDetail): AmendValues {
  return {
    version: order.version,
    promisedDate: order.promisedDate ?? '',
    customerPoNo: order.customerPoNo ?? '',
    customerPoDate: order.customerPoDate ?? '',
    billingAddress: order.billingAddress ?? '',
    shippingAddress: order.shippingAddress ?? '',
    contactName: order.contactName ?? '',
    contactPhone: order.contactPhone ?? '',
    notes: order.notes ?? '',
    internalNotes: order.internalNotes ?? '',
    tags: order.tags,
  }
}
