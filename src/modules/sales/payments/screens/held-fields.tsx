import { percentFormat, rupiah } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { OrderStart } from '../../orders/detail.ts'
import { chosenTax, freshHeld, heldAmount, type HeldOf, type HeldValues } from './held-values.ts'

interface HeldFieldsProps extends HeldOf {
  /** Where the fields stand in the form: 'lines.0.', or nothing. */
  readonly at: string
  readonly rates: OrderStart['withholdingRates']
}

/** The tax a customer held back: as the invoice expects, or what nobody expected; and the slip that proves it. */
export function HeldFields({ at, rates, planned, netOpen }: HeldFieldsProps) {
  const values = useHeld(at)
  const tax = chosenTax(values.withholdingKind)
  const isHeld = heldAmount(values, { planned, netOpen }) > 0n
  const isPlanned = planned !== '0'
  const usual = heldAmount({ ...values, withheld: '' }, { planned, netOpen })
  return (
    <>
      <SelectField
        name={`${at}withholdingKind`}
        label="PPh dipotong pelanggan"
        empty={isPlanned ? `Seperti di invoice, ${rupiah(planned)}` : 'Tidak dipotong'}
        options={[
          ...rates.map((one) => ({ value: `${one.kind}|${one.rate}`, label: one.label })),
          ...(isPlanned ? [{ value: 'none', label: 'Tidak dipotong' }] : []),
        ]}
      />
      {tax && (
        <FieldRow>
          <MoneyField
            name={`${at}withholdingBase`}
            label="Dasar PPh"
            optional
            hint={`Kosong: ${rupiah(netOpen)}, nilai tanpa PPN.`}
          />
          <MoneyField
            name={`${at}withheld`}
            label={`${withholdingWords[tax.kind]} dipotong`}
            optional
            hint={`Kosong: ${percentFormat(tax.rate)}, ${rupiah(usual)}.`}
          />
        </FieldRow>
      )}
      {isHeld && (
        <FieldRow>
          <TextField name={`${at}proofNo`} label="No. bukti potong" optional maxLength={60} hint="Boleh menyusul." />
          <DateField name={`${at}proofDate`} label="Tanggal bukti potong" optional today={today()} />
        </FieldRow>
      )}
    </>
  )
}

function useHeld(at: string): HeldValues {
  const withholdingKind = useValue<string>(`${at}withholdingKind`)
  const withholdingBase = useValue<string>(`${at}withholdingBase`)
  const withheld = useValue<string>(`${at}withheld`)
  return { ...freshHeld, withholdingKind, withholdingBase, withheld }
}
