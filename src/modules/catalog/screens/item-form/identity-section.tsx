import { useAsk } from '#kit/screen/client/use-ask.ts'
import { RadioCards, SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { ReadOnlyField, TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { ScanField } from '#kit/screen/scan/scan-field.tsx'
import { itemCategories } from '../../contract.ts'
import { isSoundBarcode } from '../../rules.ts'
import { kindWord } from '../item-list/parts.tsx'
import type { ItemView } from '../item-view.ts'

/** What it is called and how it is told from others. */
export function IdentitySection({ view, isFixed }: { readonly view: ItemView; readonly isFixed?: boolean }) {
  const categories = useAsk(itemCategories, {}, { freshFor: 60_000 })
  return (
    <FormSection title="Identitas">
      <Kind view={view} isFixed={isFixed} />
      <FieldRow>
        <TextField name="name" label={`Nama ${view.noun}`} maxLength={150} autoFocus />
        <TextField name="code" label="Kode" optional maxLength={30} placeholder="Dibuat otomatis" capitals />
      </FieldRow>
      <FieldRow>
        <TextField
          name="category"
          label="Kategori"
          optional
          maxLength={80}
          suggestions={categories.data ?? []}
          hint="Pilih yang sudah ada atau tulis yang baru."
        />
        <TextField name="brand" label="Merek" optional maxLength={80} />
      </FieldRow>
      <TextArea
        name="spec"
        label="Spesifikasi"
        optional
        rows={2}
        maxLength={500}
        placeholder="Ukuran, mutu, warna, nomor SNI"
      />
      <FieldRow>
        <ScanField name="barcode" label="Barcode" optional maxLength={60} hint={<BarcodeHint />} />
        <SwitchField name="isActive" label="Aktif" hint="Yang nonaktif tidak muncul di pilihan dokumen baru." />
      </FieldRow>
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
  const isHere = view.kinds.some((one) => one.value === kind)
  if (!isHere)
    return <SelectField name="kind" label="Jenis" options={[{ value: kind, label: kindWord(kind) }, ...view.kinds]} />
  return <RadioCards name="kind" label="Jenis" columns={2} options={view.kinds} />
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
