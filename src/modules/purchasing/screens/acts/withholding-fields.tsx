import { percentFormat } from '#ground/format.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import type { Billable } from '../../bills/contract.ts'
import { pphKinds, pphWords } from '../../payments/kinds.ts'

const kinds = pphKinds.map((kind) => ({ value: kind, label: pphWords[kind] }))

/** Which PPh is withheld when the bill is paid, at which rate, and where the proposed rate comes from. */
export function WithholdingFields({ billable }: { readonly billable: Billable }) {
  const kind = useValue<string>('withholdingKind')
  const proposed = billable.withholdings.find((one) => one.kind === kind)
  return (
    <>
      <FieldRow>
        <SelectField name="withholdingKind" label="PPh dipotong saat dibayar" options={kinds} empty="Tidak dipotong" />
        {proposed && <PercentField name="withholdingRate" label="Tarif PPh" optional={proposed.rate !== null} />}
      </FieldRow>
      {proposed && (
        <p className="text-small text-muted-foreground">
          {proposed.rate === null
            ? `Tarifnya ${proposed.source}.`
            : `Kosong: ${percentFormat(proposed.rate)}. Dari mana angka ini? ${proposed.source}.`}
        </p>
      )}
    </>
  )
}
