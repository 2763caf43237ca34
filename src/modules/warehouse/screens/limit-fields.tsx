import type { ReactNode } from 'react'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'

interface LimitFieldsProps {
  readonly unit: string | undefined
  /** A warehouse may have no minimum; who sets limits alone says one. */
  readonly hasNoMinimum?: boolean
  /** Stands beside the last of them. */
  readonly children?: ReactNode
}

/** From where on goods run low, beyond what no more is proposed, and how much is usually bought. */
export function LimitFields({ unit, hasNoMinimum, children }: LimitFieldsProps) {
  return (
    <>
      <FieldRow>
        <QuantityField
          name="minQty"
          label="Batas minimum"
          optional={hasNoMinimum}
          unit={unit}
          hint="Sampai angka ini stok ditandai menipis."
        />
        <QuantityField
          name="maxQty"
          label="Batas maksimum"
          optional
          unit={unit}
          hint="Usulan beli tidak melewati angka ini."
        />
      </FieldRow>
      <FieldRow>
        <QuantityField
          name="reorderQty"
          label="Jumlah beli lagi"
          optional
          unit={unit}
          hint="Biasanya dibeli sebanyak ini."
        />
        {children}
      </FieldRow>
    </>
  )
}
