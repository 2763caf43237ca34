import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { RadioCards, SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import {
  openSalesSettings,
  saveSalesSettings,
  type SalesSettingsSaved,
} from '#modules/sales/orders/settings-contract.ts'

/** How this company sells: terms, tolerance, credit, retention. */
export function SalesSettingsCard() {
  const asked = useAsk(openSalesSettings, {})
  return (
    <AskedCard asked={asked} title="Penjualan">
      {(settings) => <SalesForm settings={settings} />}
    </AskedCard>
  )
}

const credit = [
  { value: 'off', label: 'Tidak diperiksa' },
  { value: 'warn', label: 'Ingatkan', note: 'Order tetap bisa dikonfirmasi.' },
  { value: 'block', label: 'Tolak', note: 'Order di atas batas tidak bisa dikonfirmasi.' },
]
const retention = [
  { value: 'at-release', label: 'Saat retensi ditagih' },
  { value: 'at-invoice', label: 'Saat invoice terbit' },
]

const valuesOf = (settings: SalesSettingsSaved) => ({
  ...settings,
  quotationDays: String(settings.quotationDays),
  termDays: String(settings.termDays),
  defaultTerms: settings.defaultTerms ?? '',
})

const conflict = {
  latest: async () => valuesOf(await ask(openSalesSettings, {})),
  words: { creditMode: credit, retentionTax: retention },
}

function SalesForm({ settings }: { readonly settings: SalesSettingsSaved }) {
  const form = useForm({
    initial: valuesOf(settings),
    follows: true,
    save: (values) =>
      ask(saveSalesSettings, {
        ...values,
        quotationDays: Number(values.quotationDays),
        termDays: Number(values.termDays),
        defaultTerms: values.defaultTerms || null,
      }),
    saved: (now) => {
      form.store.replace(valuesOf(now), { clean: true })
      refetchTouched(saveSalesSettings.touches)
      notify('Perubahan disimpan.')
    },
  })
  return (
    <CardForm
      form={form}
      by={saveSalesSettings}
      title="Penjualan"
      help="Untuk perusahaan yang sedang dibuka; dokumen lama tidak berubah."
      conflict={conflict}
    >
      <FieldRow>
        <TextField name="termDays" label="Termin pembayaran" unit="hari" inputMode="numeric" maxLength={3} />
        <TextField name="quotationDays" label="Penawaran berlaku" unit="hari" inputMode="numeric" maxLength={3} />
      </FieldRow>
      <RadioCards name="creditMode" label="Batas kredit pelanggan" options={credit} />
      <FieldRow>
        <PercentField name="overDeliveryPercent" label="Toleransi kirim lebih" hint="dari jumlah yang dipesan" />
        <PercentField name="overBillingPercent" label="Toleransi tagih lebih" hint="dari jumlah yang dipesan" />
      </FieldRow>
      <FieldRow>
        <SelectField name="retentionTax" label="PPN retensi dipungut" options={retention} />
        <MoneyField
          name="roundingLimit"
          label="Batas selisih pembulatan"
          hint="Sisa invoice sampai sebesar ini boleh dibulatkan tanpa persetujuan."
        />
      </FieldRow>
      <SwitchField name="billFirst" label="Tagih dahulu" hint="Invoice boleh terbit sebelum barang dikirim." />
      <TextArea name="defaultTerms" label="Syarat & ketentuan" optional rows={3} maxLength={4000} />
    </CardForm>
  )
}
