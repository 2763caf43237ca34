import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { ReadOnlyField, TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { ScanField } from '#kit/screen/scan/scan-field.tsx'
import { isSoundBarcode } from '../../rules.ts'
import { kindWord } from '../item-list/item-cells.tsx'
import type { ItemView } from '../item-view.ts'
import { CategoryField } from './category-field.tsx'

/** What it is called and how it is told from others. */
export function IdentitySection({ view, isFixed }: { readonly view: ItemView; readonly isFixed?: boolean }) {
  return (
    <FormSection title="Identitas">
      <FieldRow>
        <TextField name="name" label={`Nama ${view.noun}`} maxLength={150} autoFocus />
        <TextField name="code" label="Kode" optional maxLength={30} placeholder="Dibuat otomatis" capitals />
        <Kind view={view} isFixed={isFixed} />
        <CategoryField />
        <TextField name="brand" label="Merek" optional maxLength={80} />
        <ScanField name="barcode" label="Barcode" optional maxLength={60} hint={<BarcodeHint />} />
      </FieldRow>
      <TextArea
        name="spec"
        label="Spesifikasi"
        optional
        rows={2}
        maxLength={500}
        placeholder="Ukuran, mutu, warna, nomor SNI"
      />
      <SwitchField name="isActive" label="Aktif" hint="Yang nonaktif tidak muncul di pilihan dokumen baru." />
    </FormSection>
  )
}

function Kind({ view, isFixed }: { readonly view: ItemView; readonly isFixed?: boolean }) {
  const kind = useValue<string>('kind')
  if (view.kinds.length < 2) return null
  if (isFixed) {
    return (
      <ReadOnlyField label="Jenis" hint="tetap sejak mutasi pertama">
        {kindWord(kind)}
      </ReadOnlyField>
    )
  }
  const known = view.kinds.find((one) => one.value === kind)
  const options = known ? view.kinds : [{ value: kind, label: kindWord(kind) }, ...view.kinds]
  return <SelectField name="kind" label="Jenis" options={options} hint={known?.note} />
}

function BarcodeHint() {
  const code = useValue<string>('barcode')
  if (!code || isSoundBarcode(code)) return null
  return (
    <span role="status" className="text-warning">
      Angka terakhir EAN tidak cocok. Periksa lagi, atau simpan bila memang begitu.
    </span>
  )
}
