import { useAsk } from '#kit/screen/client/use-ask.ts'
import { ChipsField, WordsField } from '#kit/screen/form/chips-field.tsx'
import { SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { countChoices } from '#modules/warehouse/opname/contract.ts'

/** Which goods are counted, and how. */
export function CountOptions() {
  const id = useValue<string>('warehouseId')
  const known = useAsk(countChoices, { id }, { when: id !== '', freshFor: 60_000 }).data
  const categories = known?.categories ?? []
  const racks = known?.racks ?? []
  return (
    <FormSection title="Yang dihitung">
      {categories.length > 0 && (
        <ChipsField
          name="categories"
          label="Kategori"
          optional
          options={categories.map((name) => ({ value: name, label: name }))}
          hint="Kosongkan untuk menghitung semua kategori."
        />
      )}
      <WordsField
        name="racks"
        label="Rak"
        optional
        placeholder="A-1, A-2"
        suggestions={racks}
        hint="Kosongkan untuk menghitung semua rak."
      />
      <SwitchField
        name="isStill"
        label="Bekukan barang selama dihitung"
        hint="Barang yang dihitung tidak bisa masuk atau keluar sampai opname selesai."
      />
      <SwitchField name="isBlind" label="Hitung buta" hint="Penghitung tidak melihat jumlah menurut sistem." />
    </FormSection>
  )
}
