import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openPurchaseSettings, savePurchaseSettings, type PurchaseSettings } from '../orders/contract.ts'

/** How this company buys: terms and tolerances. */
export function PurchaseSettingsCard() {
  const asked = useAsk(openPurchaseSettings, {})
  return (
    <AskedCard asked={asked} title="Pembelian">
      {(settings) => <PurchaseForm settings={settings} />}
    </AskedCard>
  )
}

function PurchaseForm({ settings }: { readonly settings: PurchaseSettings }) {
  const form = useForm({
    initial: {
      priceTolerancePercent: settings.priceTolerancePercent,
      overReceiptPercent: settings.overReceiptPercent,
      termDays: String(settings.termDays),
      defaultTerms: settings.defaultTerms ?? '',
    },
    save: (values) =>
      ask(savePurchaseSettings, {
        ...values,
        termDays: Number(values.termDays),
        defaultTerms: values.defaultTerms || null,
      }),
    saved: () => {
      refetchTouched(savePurchaseSettings.touches)
      notify('Perubahan disimpan.')
    },
  })
  return (
    <CardForm form={form} title="Pembelian" help="Untuk perusahaan yang sedang dibuka; dokumen lama tidak berubah.">
      <FieldRow>
        <PercentField name="priceTolerancePercent" label="Toleransi harga tagihan" hint="terhadap harga pesanan" />
        <PercentField name="overReceiptPercent" label="Toleransi terima lebih" hint="dari jumlah yang dipesan" />
      </FieldRow>
      <FieldRow>
        <TextField name="termDays" label="Termin pembayaran" unit="hari" inputMode="numeric" maxLength={3} />
      </FieldRow>
      <TextArea name="defaultTerms" label="Syarat pesanan" optional rows={3} maxLength={4000} />
    </CardForm>
  )
}
