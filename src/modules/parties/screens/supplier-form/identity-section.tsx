import { ChipsField, WordsField } from '#kit/screen/form/chips-field.tsx'
import { SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { today } from '#kit/screen/format/zone.ts'
import { twinSuppliers } from '../../suppliers/contract.ts'
import { supplierKinds } from '../../suppliers/supplier.record.ts'
import { NikField, NpwpField, ReachFields, TaxPlaceFields } from '../party-form/reach-fields.tsx'
import { TwinHint } from '../party-form/twin-hint.tsx'

const kinds = Object.entries(supplierKinds).map(([value, label]) => ({ value, label }))

const trades = [
  'besi',
  'kayu',
  'semen',
  'beton cor',
  'pasir & batu',
  'bata & batako',
  'listrik',
  'pipa & sanitair',
  'keramik',
  'cat',
  'atap & baja ringan',
  'alat berat',
  'aluminium & kaca',
]

interface IdentityProps {
  readonly supplierId?: string
  /** Begun like another. */
  readonly isCopy?: boolean
}

/** Who it is, and what one buys there. */
export function IdentitySection({ supplierId, isCopy }: IdentityProps) {
  const isPkp = useValue<boolean>('isPkp')
  const works = useValue<readonly string[] | undefined>('kind')?.some((kind) => kind === 'subkon' || kind === 'mandor')
  return (
    <FormSection title="Identitas">
      <FieldRow>
        <TextField
          name="name"
          label="Nama supplier"
          maxLength={150}
          autoFocus
          hint={<TwinHint endpoint={twinSuppliers} at="/supplier/detail" except={supplierId} isCopy={isCopy} />}
        />
        <TextField name="code" label="Kode" optional maxLength={20} placeholder="Dibuat otomatis" capitals />
      </FieldRow>
      <ChipsField name="kind" label="Jenis" options={kinds} />
      <WordsField
        name="trade"
        label="Bidang"
        optional
        suggestions={trades}
        placeholder="besi, kayu, listrik…"
        hint="Tekan Enter atau koma setelah tiap bidang."
      />
      <ReachFields>
        <NpwpField />
      </ReachFields>
      {works && <NikField />}
      <SwitchField name="isPkp" label="Pengusaha Kena Pajak (PKP)" hint="PPN di tagihannya bisa dikreditkan." />
      {isPkp && <TaxPlaceFields />}
      {works && (
        <FieldRow columns={3}>
          <TextField name="sbuNo" label="Nomor SBU" optional maxLength={60} />
          <TextField
            name="sbuClass"
            label="Klasifikasi SBU"
            optional
            maxLength={60}
            hint="Contoh: BG002 kecil. Menentukan tarif PPh 4(2)."
          />
          <DateField name="sbuValidUntil" label="SBU berlaku sampai" optional today={today()} />
        </FieldRow>
      )}
    </FormSection>
  )
}
