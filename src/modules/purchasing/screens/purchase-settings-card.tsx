import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openPurchaseSettings, savePurchaseSettings, type PurchaseSettingsSaved } from '../orders/contract.ts'

/** How this company buys: terms and tolerances. */
export function PurchaseSettingsCard() {
  const asked = useAsk(openPurchaseSettings, {})
  return (
    <AskedCard asked={asked} title="Pembelian">
      {(settings) => <PurchaseForm settings={settings} />}
    </AskedCard>
  )
}

const valuesOf = (settings: PurchaseSettingsSaved) => ({
  ...settings,
  termDays: String(settings.termDays),
  defaultTerms: settings.defaultTerms ?? '',
})

const conflict = { latest: async () => valuesOf(await ask(openPurchaseSettings, {})) }

function PurchaseForm({ settings }: { readonly settings: PurchaseSettingsSaved }) {
  const form = useForm({
    initial: valuesOf(settings),
    follows: true,
    save: (values) =>
      ask(savePurchaseSettings, {
        ...values,
        termDays: Number(values.termDays),
        defaultTerms: values.defaultTerms || null,
      }),
    saved: (now) => {
      form.store.replace(valuesOf(now), { clean: true })
      refetchTouched(savePurchaseSettings.touches)
      notify('Perubahan disimpan.')
    },
  })
  return (
    <CardForm
      form={form}
      by={savePurchaseSettings}
      title="Pembelian"
      help="Untuk perusahaan yang sedang dibuka; dokumen lama tidak berubah."
      conflict={conflict}
    >
      <FieldRow>
        <PercentField
          name="priceTolerancePercent"
          label="Toleransi harga tagihan"
          hint="terhadap harga dan ongkos pesanan"
        />
        <PercentField name="overReceiptPercent" label="Toleransi terima lebih" hint="dari jumlah yang dipesan" />
      </FieldRow>
      <FieldRow>
        <TextField name="termDays" label="Termin pembayaran" unit="hari" inputMode="numeric" maxLength={3} />
      </FieldRow>
      <SwitchField
        name="servicesNeedHandover"
        label="Tagihan jasa menunggu berita acara"
        hint="jasa yang belum diserahterimakan perlu persetujuan orang lain"
      />
      <SwitchField
        name="refusesOverBudget"
        label="Tolak pembelian yang melewati RAP"
        hint="pesanan dan permintaan untuk pekerjaan proyek; bila mati, hanya diperingatkan"
      />
      <TextArea name="defaultTerms" label="Syarat pesanan" optional rows={3} maxLength={4000} />
    </CardForm>
  )
}
