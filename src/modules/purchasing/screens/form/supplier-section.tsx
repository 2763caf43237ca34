import { compactRupiah } from '#ground/format.ts'
import { addDays, day } from '#ground/day.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { briefSupplier, type SupplierBrief } from '#modules/parties/suppliers/contract.ts'
import type { PurchaseStart } from '../../orders/detail.ts'
import type { PurchaseValues } from './values.ts'

interface SupplierSectionProps {
  readonly suppliers: ChoiceSource
  readonly start: PurchaseStart
  /** The supplier of an order that went out never changes. */
  readonly isFixed?: boolean
}

/** From whom, when, under which reference. Picking a supplier brings its term, tax and whom to call. */
export function SupplierSection({ suppliers, start, isFixed }: SupplierSectionProps) {
  const { store } = useFormScope()
  const supplier = useValue<Choice | null>('supplier')
  const fill = async (picked: Choice | null) => {
    if (!picked?.id) return
    const brief = await ask(briefSupplier, { id: picked.id })
    const values = store.read('') as PurchaseValues
    if (values.supplier?.id !== picked.id) return
    store.write('supplier', { ...values.supplier, more: { isPkp: brief.isPkp } })
    for (const [field, value] of Object.entries(broughtBy(brief, start, values.date))) store.write(field, value)
  }
  return (
    <FormSection title="Informasi">
      <FieldRow>
        <PickField
          name="supplier"
          label="Supplier"
          source={suppliers}
          autoFocus
          disabled={isFixed}
          hint={supplier?.id ? <Owed supplierId={supplier.id} /> : undefined}
          onPicked={(picked) => void fill(picked)}
          then="lines.0.item"
        />
        <TextField name="supplierRef" label="No. penawaran atau nota supplier" optional maxLength={60} />
      </FieldRow>
      <FieldRow>
        <DateField today={today()} name="date" label="Tanggal" />
        <DateField today={today()} name="expectedDate" label="Perkiraan tiba" optional />
      </FieldRow>
    </FormSection>
  )
}

/** What a supplier brings to an order: when to pay, whether PPN is charged, how long it takes, whom to call. */
export function broughtBy(brief: SupplierBrief, start: PurchaseStart, date: string): Record<string, string> {
  const arrives = brief.leadTimeDays === null || date === '' ? '' : addDays(day(date), brief.leadTimeDays)
  return {
    contactName: brief.contactName ?? '',
    contactPhone: brief.phone ?? brief.whatsapp ?? '',
    termDays: String(brief.termDays ?? start.settings.termDays),
    taxMode: brief.isPkp ? 'exclusive' : 'none',
    ...(arrives && { expectedDate: arrives }),
  }
}

const owedText = (payable: string) => (payable === '0' ? 'Tidak ada hutang' : `Hutang ${compactRupiah(payable)}`)

function Owed({ supplierId }: { readonly supplierId: string }) {
  const { data } = useAsk(briefSupplier, { id: supplierId }, { freshFor: 30_000 })
  if (!data) return null
  const said = [
    data.payable === undefined ? '' : owedText(data.payable),
    data.isPkp ? 'PKP' : 'bukan PKP',
    data.leadTimeDays === null ? '' : `biasanya ${data.leadTimeDays} hari`,
  ]
  return <span>{said.filter(Boolean).join(' · ')}</span>
}
