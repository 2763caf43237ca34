import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { MoreSection } from '#kit/screen/form/more-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { TagsField } from '#kit/screen/form/tags-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { CompanyTermField } from '#modules/company/companies/screens/face.tsx'
import { orderTags, type OrderHints, type OrderStart } from '../../orders/contract.ts'
import { HeadDims } from '#modules/projects/screens/face.tsx'
import { InsteadField } from '../instead-field.tsx'
import { TAGS_HINT, taxModeWords } from './compared.ts'
import { ContactField } from './customer-places.tsx'
import { taxesIn, taxesText } from './taxes.ts'

interface TermsSectionProps {
  readonly start: OrderStart
  /** The taxes this customer will hold back of what is typed; undefined while that is not known. */
  readonly usual?: OrderHints['withholding']
}

/** How it is paid and taxed, from which warehouse it goes, and what to say about it. */
export function TermsSection({ start, usual }: TermsSectionProps) {
  return (
    <>
      <FormSection title="Syarat">
        <FieldRow columns={3}>
          <CompanyTermField name="termDays" label="Termin pembayaran" />
          <SelectField
            name="warehouseId"
            label="Gudang asal"
            options={start.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField name="taxMode" label="PPN" options={taxModes(start)} />
        </FieldRow>
        <FieldRow columns={3}>
          <PercentField name="discountPercent" label="Diskon order" optional />
          <InsteadField of="discountPercent" name="discountAmount" label="Diskon rupiah" />
          <MoneyField name="shippingFee" label="Ongkos kirim" optional />
        </FieldRow>
        <FieldRow columns={3}>
          <PercentField name="downPaymentPercent" label="Uang muka" optional />
          <InsteadField of="downPaymentPercent" name="downPaymentAmount" label="Uang muka rupiah" />
          <PercentField
            name="retentionPercent"
            label="Retensi"
            optional
            hint="Ditahan pelanggan sampai masa pemeliharaan selesai."
          />
        </FieldRow>
        <FieldRow>
          <WithholdingField start={start} usual={usual} />
        </FieldRow>
        <TextArea name="notes" label="Catatan di dokumen" optional rows={2} maxLength={2000} />
      </FormSection>
      <MoreSection of={SELDOM} says="Proyek, penerima, sales, alamat tagihan, syarat, label">
        <HeadDims />
        <FieldRow>
          <ContactField />
          <PhoneField name="contactPhone" label="Telepon penerima" optional />
        </FieldRow>
        <FieldRow>
          <SelectField
            name="salespersonId"
            label="Sales"
            optional
            empty="Sesuai pelanggan, atau saya"
            options={start.salespeople.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DateField
            today={today()}
            name="validUntil"
            label="Berlaku sampai"
            optional
            hint="Untuk penawaran yang belum dikonfirmasi."
          />
        </FieldRow>
        <FieldRow>
          <TextField name="billingAddress" label="Alamat tagihan" optional maxLength={500} />
          <DateField today={today()} name="customerPoDate" label="Tgl PO pelanggan" optional />
        </FieldRow>
        <TextArea name="terms" label="Syarat & ketentuan" optional rows={2} maxLength={4000} />
        <TextArea
          name="internalNotes"
          label="Catatan internal"
          optional
          rows={2}
          maxLength={2000}
          hint="Tidak dicetak."
        />
        <TagsField of={orderTags} hint={TAGS_HINT} />
      </MoreSection>
    </>
  )
}

const SELDOM = ['projectId', 'validUntil', 'customerPoDate', 'terms', 'internalNotes', 'tags']

function WithholdingField({ start, usual }: TermsSectionProps) {
  const chosen = useValue<string>('withholding')
  const rates = start.withholdingRates.map((one) => ({ value: `${one.kind}|${one.rate}`, label: one.label }))
  return (
    <SelectField
      name="withholding"
      label="PPh dipotong pelanggan"
      empty={usual?.length ? taxesText(usual) : 'Sesuai isi order'}
      options={[...rates, ...severalIn(chosen), { value: 'none', label: 'Tidak dipotong' }]}
      hint={chosen === '' ? said(usual) : undefined}
    />
  )
}

function said(usual: TermsSectionProps['usual']): string | undefined {
  if (usual === undefined) return undefined
  if (usual.length === 0) return 'Tidak dipotong: hanya barang, atau pelanggan tidak memotong.'
  const each = usual.map(({ kind, source }) => `dari nilai ${kind === 'pph22' ? 'barangnya' : 'jasanya'}. ${source}.`)
  return `Usulan, ${each.join(' Dan ')}`
}

// An order may have been given several by hand elsewhere: they stay as they are.
function severalIn(chosen: string) {
  const taxes = taxesIn(chosen)
  return taxes.length > 1 ? [{ value: chosen, label: taxesText(taxes) }] : []
}

function taxModes(start: OrderStart) {
  const without = { value: 'none', label: start.sellerIsPkp ? 'Tanpa PPN' : 'Tanpa PPN (bukan PKP)' }
  if (!start.sellerIsPkp) return [without]
  const { exclusive, inclusive } = taxModeWords
  return [{ value: 'exclusive', label: exclusive }, { value: 'inclusive', label: inclusive }, without]
}
