import { useState, type ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FileSlot, type StagedFile } from '#kit/screen/form/file-slot.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { taxRates } from '#modules/company/companies/contract.ts'
import { supplierSource } from '#modules/parties/screens/face.tsx'

/** From whom it comes and what it costs and brings. */
export function PriceSection({ maySeeCost }: { readonly maySeeCost: boolean }) {
  const [suppliers] = useState(supplierSource)
  const unit = useValue<string>('baseUnit')
  const taxes = useAsk(taxRates, {}, { freshFor: 300_000 })
  const codes = (taxes.data ?? [])
    .filter((tax) => tax.kind === 'ppn')
    .map((tax) => ({ value: tax.code, label: tax.name }))
  const per = unit ? `Per ${unit}, berlaku mulai hari ini.` : 'Per satuan dasar, berlaku mulai hari ini.'
  return (
    <FormSection title="Harga dan pembelian" help="Harga beli terakhir diisi sendiri dari pembelian.">
      <FieldRow>
        <PickField name="supplier" label="Supplier utama" optional source={suppliers} />
        <SelectField name="taxCode" label="Pajak" optional options={codes} empty="Ikut pajak order" />
      </FieldRow>
      <FieldRow>
        <PriceField name="rabPrice" label="Harga RAB" optional hint={per} />
        <PriceField name="sellPrice" label="Harga jual" optional hint={per} />
      </FieldRow>
      {maySeeCost && (
        <FieldRow>
          <PriceField name="minPrice" label="Harga jual terendah" optional hint="Penjual diperingatkan di bawah ini." />
          <PriceField name="estCost" label="HPP perkiraan" optional hint="Dipakai sebelum ada pembelian." />
        </FieldRow>
      )}
    </FormSection>
  )
}

/** How much there should be, where it lies and what it weighs. */
export function StockSection({ itemId, children }: { readonly itemId?: string; readonly children?: ReactNode }) {
  const unit = useValue<string>('baseUnit')
  const kind = useValue<string>('kind')
  if (kind === 'jasa') return null
  return (
    <FormSection title="Stok">
      <FieldRow columns={3}>
        <QuantityField
          name="minStock"
          label="Stok minimum"
          optional
          unit={unit || undefined}
          hint={
            <>
              Untuk setiap gudang.{' '}
              {itemId && (
                <TextLink to="/gudang/" search={{ tab: 'stock', itemId }}>
                  Atur per gudang
                </TextLink>
              )}
            </>
          }
        />
        <TextField name="shelfLocation" label="Rak" optional maxLength={40} placeholder="A-03" />
        <QuantityField name="weightKg" label="Berat" optional unit="kg" hint={`Per ${unit || 'satuan dasar'}.`} />
      </FieldRow>
      {children}
    </FormSection>
  )
}

/** What of a new item lies in the warehouses already; services lie nowhere. */
export function OpeningSection({ children }: { readonly children: ReactNode }) {
  const kind = useValue<string>('kind')
  if (kind === 'jasa') return null
  return (
    <FormSection
      title="Saldo awal (opsional)"
      help="Yang sudah ada di gudang saat pembukuan dimulai; dibukukan bersama data ini."
    >
      {children}
    </FormSection>
  )
}

interface MoreSectionProps {
  readonly kept: string | undefined
  readonly staged: StagedFile
  readonly onStage: (staged: StagedFile) => void
}

/** What it looks like, and what else there is to say. */
export function MoreSection({ kept, staged, onStage }: MoreSectionProps) {
  return (
    <FormSection title="Foto dan catatan">
      <FieldRow>
        <FileSlot label="Foto" kept={kept} staged={staged} onStage={onStage} />
        <TextArea name="notes" label="Catatan" optional maxLength={2000} />
      </FieldRow>
    </FormSection>
  )
}
