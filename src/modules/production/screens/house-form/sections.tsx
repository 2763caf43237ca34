import { useCan } from '#kit/screen/client/use-can.ts'
import { PercentField, PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { overheadKinds } from '../../house.record.ts'

import { MaterialSection } from './material-section.tsx'

const kinds = Object.entries(overheadKinds).map(([value, label]) => ({ value, label }))

/** Every part of the form of a house. */
export function HouseSections({ isNew }: { readonly isNew?: boolean }) {
  return (
    <>
      <FormSection
        title="Identitas"
        help={isNew ? 'Gudang bahan dan gudang barang jadi dibuat otomatis bersama rumah produksi ini.' : undefined}
      >
        <FieldRow>
          <TextField name="name" label="Nama" maxLength={150} autoFocus={isNew} />
          <TextField name="code" label="Kode" optional maxLength={12} capitals placeholder="Dibuat otomatis" />
        </FieldRow>
        <FieldRow>
          <TextField name="headName" label="Kepala produksi" optional maxLength={120} />
          <PhoneField name="phone" label="Telepon" optional />
        </FieldRow>
      </FormSection>
      <FormSection title="Alamat">
        <TextArea name="address" label="Alamat" optional rows={2} maxLength={300} />
        <TextField name="city" label="Kota/Kabupaten" maxLength={80} />
        <FieldRow>
          <TextField name="lat" label="Lintang" optional placeholder="-6.2000000" />
          <TextField name="lng" label="Bujur" optional placeholder="106.8166660" />
        </FieldRow>
      </FormSection>
      <FormSection title="Produksi">
        <FieldRow>
          <QuantityField name="capacity" label="Kapasitas per hari" optional />
          <TextField name="capacityUnit" label="Satuan" optional maxLength={20} placeholder="pcs" />
        </FieldRow>
        <TextField name="workingHours" label="Jam kerja" optional maxLength={60} placeholder="Sen–Sab 08.00–16.00" />
        <TextArea name="notes" label="Catatan" optional rows={2} maxLength={2000} />
      </FormSection>
      <CostSection />
      <MaterialSection />
    </>
  )
}

function CostSection() {
  const seesCosts = useCan('view biaya')
  const kind = useValue<string>('overheadKind')
  return (
    <FormSection title="Biaya">
      {seesCosts && (
        <FieldRow>
          <SelectField name="overheadKind" label="Overhead" options={kinds} />
          {kind === 'percent' && <PercentField name="overheadPercent" label="Persen" />}
          {kind === 'per-unit' && <PriceField name="overheadPerUnit" label="Rupiah per satuan" />}
        </FieldRow>
      )}
      <FieldRow>
        <PercentField name="secondPercent" label="Nilai hasil KW 2" hint="Dari nilai hasil bagus." />
        <PercentField
          name="tolerancePercent"
          label="Toleransi pemakaian"
          hint="Pemakaian di atas resep tanpa alasan tertulis."
        />
      </FieldRow>
    </FormSection>
  )
}
