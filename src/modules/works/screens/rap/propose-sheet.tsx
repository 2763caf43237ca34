import { percent, percentText } from '#ground/percent.ts'
import { PercentField } from '#kit/screen/form/amount-field.tsx'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import type { RapBase } from '../../rap/contract.ts'
import { proposedRows, type RapRow } from './values.ts'

interface ProposeSheetProps {
  readonly bill: readonly RapBase[]
  readonly onTake: (rows: readonly RapRow[]) => void
  readonly onClose: () => void
}

/** Usulkan dari RAB: how many percent of the price of each work item every head may cost. */
export function ProposeSheet({ bill, onTake, onClose }: ProposeSheetProps) {
  const form = useForm({
    initial: { material: '50', upah: '25', alat: '3', subkon: '0', umum: '4' },
    check: (shares): Record<string, string[]> => {
      if (Object.values(shares).some((share) => share && !isDecimal(share))) return {}
      const hasAny = Object.values(shares).some((share) => percent(share || '0') > 0n)
      return hasAny ? {} : { material: ['Isi paling sedikit satu persen.'] }
    },
    save: async (shares) => proposedRows(bill, shares),
    saved: onTake,
  })
  return (
    <FormSheet form={form} title="Usulkan RAP dari RAB" saveLabel="Pakai usulan" onClose={onClose}>
      <p className="text-small text-muted-foreground">
        Pekerjaan dengan analisa (AHSP) dihitung dari koefisiennya; yang lain diberi biaya sekian persen dari harganya.
        Usulan bisa diubah baris demi baris sebelum disimpan.
      </p>
      <FieldRow>
        <PercentField name="material" label={costHeads.material} />
        <PercentField name="upah" label={costHeads.upah} />
      </FieldRow>
      <FieldRow>
        <PercentField name="alat" label={costHeads.alat} />
        <PercentField name="subkon" label={costHeads.subkon} />
      </FieldRow>
      <FieldRow>
        <PercentField name="umum" label={costHeads.umum} />
        <Left />
      </FieldRow>
    </FormSheet>
  )
}

function Left() {
  const shares = useRestedValue<Readonly<Record<CostHead, string>>>('')
  const typed = Object.keys(costHeads).map((head) => shares[head as CostHead] || '0')
  if (!typed.every(isDecimal)) return null
  const total = typed.reduce((sum, share) => sum + percent(share), 0n)
  return (
    <p className="self-end pb-2 text-small text-muted-foreground">
      {`Margin rencana ${percentText((percent('100') - total) as never).replace('.', ',')}% dari RAB`}
    </p>
  )
}
