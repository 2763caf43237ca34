import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { today } from '#kit/screen/format/zone.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import type { OrderStart } from '../../orders/contract.ts'

const TERMS = ['0', '7', '14', '30', '45', '60', '90'].map((days) => ({ value: days, label: days === '0' ? 'Tunai' : `${days} hari` }))

/** How it is paid and taxed, from which warehouse it goes, and what to say about it. */
export function TermsSection({ start }: { start: OrderStart }) {
  return (
    <>
      <FormSection title="Syarat">
        <FieldRow columns={3}>
          <SelectField name="termDays" label="Termin pembayaran" options={TERMS} />
          <SelectField name="warehouseId" label="Gudang asal" options={start.warehouses.map(({ id, name }) => ({ value: id, label: name }))} />
          <SelectField name="taxMode" label="PPN" options={taxModes(start)} />
        </FieldRow>
        <FieldRow columns={3}>
          <PercentField name="discountPercent" label="Diskon order" optional />
          <MoneyField name="discountAmount" label="Diskon rupiah" optional />
          <MoneyField name="shippingFee" label="Ongkos kirim" optional />
        </FieldRow>
        <FieldRow columns={3}>
          <PercentField name="downPaymentPercent" label="Uang muka" optional />
          <PercentField name="retentionPercent" label="Retensi" optional hint="Ditahan pelanggan sampai masa pemeliharaan selesai." />
          <Withholding start={start} />
        </FieldRow>
      </FormSection>
      <FormSection title="Keterangan">
        <FieldRow columns={3}>
          <TextField name="contactName" label="Nama penerima" optional maxLength={120} />
          <TextField name="contactPhone" label="Telepon penerima" optional maxLength={30} />
          <DateField today={today()} name="validUntil" label="Berlaku sampai" optional hint="Untuk penawaran yang belum dikonfirmasi." />
        </FieldRow>
        <TextArea name="notes" label="Catatan di dokumen" optional rows={2} maxLength={2000} />
        <TextArea name="terms" label="Syarat & ketentuan" optional rows={2} maxLength={4000} />
        <TextArea name="internalNotes" label="Catatan internal" optional rows={2} maxLength={2000} hint="Tidak dicetak." />
      </FormSection>
    </>
  )
}

function taxModes(start: OrderStart) {
  const without = { value: 'none', label: start.sellerIsPkp ? 'Tanpa PPN' : 'Tanpa PPN (bukan PKP)' }
  if (!start.sellerIsPkp) return [without]
  return [{ value: 'exclusive', label: 'Harga belum termasuk PPN' }, { value: 'inclusive', label: 'Harga termasuk PPN' }, without]
}

function Withholding({ start }: { start: OrderStart }) {
  const { store } = useFormScope()
  const kind = useValue<string>('withholdingKind')
  const rates = start.withholdingRates.map((one) => ({ value: `${one.kind}|${one.rate}`, label: one.label }))
  const rate = useValue<string>('withholdingRate')
  return (
    <div className="min-w-0">
      <label className="mb-1.5 block text-small font-medium" htmlFor="order-pph">
        PPh dipotong pelanggan <span className="font-normal text-subtle-foreground">(opsional)</span>
      </label>
      <select
        id="order-pph"
        className="h-9 w-full truncate rounded-md border border-input bg-card px-3 text-sm max-md:h-12 max-md:text-base [&>option]:bg-popover"
        value={kind ? `${kind}|${rate}` : ''}
        onChange={(event) => {
          const [nextKind = '', nextRate = ''] = event.target.value.split('|')
          store.write('withholdingKind', nextKind)
          store.write('withholdingRate', nextRate)
        }}
      >
        <option value="">Tidak ada</option>
        {rates.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  )
}
