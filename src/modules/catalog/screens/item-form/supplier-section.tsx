import { useState } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PriceField } from '#kit/screen/form/amount-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { blankSupplier } from './supplier-rows.ts'

/** From whom it may be had, what each asks for it, and how long they take. */
export function SupplierSection() {
  const [suppliers] = useState(supplierSource)
  return (
    <FormSection
      title="Supplier dan harganya"
      help="Harga masuk ke daftar harga supplier mulai hari ini, dan diusulkan saat membeli."
    >
      <Repeat name="suppliers" of="supplier" blank={blankSupplier} most={20}>
        {(path) => <SupplierFields path={path} source={suppliers} />}
      </Repeat>
    </FormSection>
  )
}

function SupplierFields({ path, source }: { readonly path: string; readonly source: ChoiceSource }) {
  const unit = useValue<string>('baseUnit')
  const mayKeepLists = useCan(['create supplier', 'update supplier'])
  return (
    <FieldRow columns={3}>
      <PickField name={`${path}.supplierId`} label="Supplier" source={source} />
      <PriceField
        name={`${path}.price`}
        label={unit ? `Harga per ${unit}` : 'Harga'}
        optional
        disabled={!mayKeepLists}
      />
      <TextField name={`${path}.leadDays`} label="Lama kirim (hari)" optional inputMode="numeric" maxLength={3} />
    </FieldRow>
  )
}
