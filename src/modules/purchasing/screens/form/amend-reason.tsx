import { rupiah } from '#ground/format.ts'
import { useRestedValue } from '#kit/screen/form/form-context.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { PurchaseStart } from '../../orders/detail.ts'
import { useShownTotals } from './use-shown-totals.ts'
import type { PurchaseValues } from './values.ts'

/** Why a posted order comes to something else: asked for when the total does, kept in its history. */
export function AmendReason({ start, total }: { readonly start: PurchaseStart; readonly total: string }) {
  const { totals } = useShownTotals(useRestedValue<PurchaseValues>(''), start)
  const isOther = String(totals.total) !== total
  return (
    <FormSection title="Alasan perubahan">
      <TextField
        name="reason"
        label="Alasan"
        optional={!isOther}
        maxLength={300}
        hint={
          isOther
            ? `Total berubah dari ${rupiah(total)} menjadi ${rupiah(totals.total)}. Tercatat di riwayat.`
            : 'Wajib bila total berubah. Tercatat di riwayat.'
        }
      />
    </FormSection>
  )
}
