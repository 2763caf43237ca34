import { pphKinds, pphWords } from '#ground/pph.ts'
import { percentFormat } from '#ground/format.ts'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { asksObject } from '#modules/company/tax-objects/rules.ts'
import { TaxObjectField } from '#modules/company/tax-objects/screens/face.tsx'
import type { ProposedPph } from '../../bills/contract.ts'

const kinds = pphKinds.map((kind) => ({ value: kind, label: pphWords[kind] }))

interface WithholdingFieldsProps {
  /** What would be proposed of each kind. */
  readonly proposals: readonly ProposedPph[]
  /** When it is held back, in the words of the field. */
  readonly label: string
  /** Whether what it is taken of may be typed. */
  readonly isBaseAsked?: boolean
}

/** Which PPh is withheld, at which rate, and where the proposed rate comes from. */
export function WithholdingFields({ proposals, label, isBaseAsked = false }: WithholdingFieldsProps) {
  const kind = useValue<string>('withholdingKind')
  const proposed = proposals.find((one) => one.kind === kind)
  return (
    <>
      <FieldRow columns={isBaseAsked && proposed ? 3 : 2}>
        <SelectField name="withholdingKind" label={label} options={kinds} empty="Tidak dipotong" />
        {proposed && <PercentField name="withholdingRate" label="Tarif PPh" optional={proposed.rate !== null} />}
        {isBaseAsked && proposed && (
          <MoneyField
            name="withholdingBase"
            label="Dasar PPh"
            optional
            hint={kind === 'pph22' ? 'Kosong: barangnya, tanpa PPN.' : 'Kosong: jasanya, tanpa PPN.'}
          />
        )}
      </FieldRow>
      {proposed && asksObject(kind) && (
        <TaxObjectField name="withholdingObject" kind={kind} usual={proposed.objectCode} />
      )}
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
