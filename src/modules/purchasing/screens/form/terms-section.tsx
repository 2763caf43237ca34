import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { CompanyTermField } from '#modules/company/companies/screens/face.tsx'
import { HeadDims } from '#modules/projects/screens/face.tsx'
import { keepsSupply } from '#modules/stock/rules.ts'
import type { PurchaseStart } from '../../orders/detail.ts'
import { useIsPkp } from './use-is-pkp.ts'

/** Where goods may go. */
export const PLACES = [
  { value: 'warehouse', label: 'Gudang', note: 'Masuk stok, dipakai kemudian.' },
  { value: 'site', label: 'Lokasi proyek', note: 'Langsung dipakai, menjadi biaya proyek.' },
] as const

/** Where the goods go: into stock, or straight into a project. */
export function DestinationSection({ start }: { readonly start: PurchaseStart }) {
  const place = useValue<'warehouse' | 'site'>('shipTo')
  const sites = start.warehouses.filter((one) => one.type === 'proyek')
  const shown = place === 'site' ? sites : start.warehouses.filter((one) => keepsSupply(one.type))
  return (
    <FormSection title="Tujuan">
      {sites.length > 0 && <RadioCards name="shipTo" label="Untuk" columns={2} options={PLACES} />}
      <FieldRow>
        <SelectField
          name="warehouseId"
          label={place === 'site' ? 'Gudang proyek' : 'Gudang'}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="shippingAddress" label="Alamat kirim" optional maxLength={500} />
      </FieldRow>
      <HeadDims />
    </FormSection>
  )
}

/** How prices may hold PPN. */
export const MODES = [
  { value: 'none', label: 'Tanpa PPN' },
  { value: 'exclusive', label: 'Belum termasuk PPN' },
  { value: 'inclusive', label: 'Sudah termasuk PPN' },
]

/** How it is paid and taxed. */
export function TermsSection() {
  const mode = useValue<string>('taxMode')
  const isUntaxed = useIsPkp() === false && mode !== 'none'
  return (
    <FormSection title="Syarat">
      <FieldRow columns={3}>
        <CompanyTermField name="termDays" label="Termin pembayaran" optional />
        <SelectField
          name="taxMode"
          label="PPN"
          options={MODES}
          hint={isUntaxed ? 'Supplier ini bukan PKP: pembelian dicatat tanpa PPN.' : undefined}
        />
        <MoneyField name="downPaymentAmount" label="Uang muka" optional />
      </FieldRow>
      <FieldRow columns={3}>
        <PercentField name="discountPercent" label="Diskon" optional />
        <MoneyField name="discountAmount" label="Diskon rupiah" optional />
        <MoneyField name="freight" label="Ongkos kirim" optional hint="Dibagi ke harga pokok barang." />
      </FieldRow>
    </FormSection>
  )
}
