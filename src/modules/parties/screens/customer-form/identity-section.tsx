import { useValue } from '#kit/screen/form/form-context.ts'
import { RadioCards, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { twinCustomers } from '#modules/parties/contract.ts'
import { NikField, NpwpField, ReachFields, TaxPlaceFields } from '../party-form/reach-fields.tsx'
import { TwinHint } from '../party-form/twin-hint.tsx'

const types = [
  { value: 'badan_usaha', label: 'Perusahaan', note: 'PT, CV, UD, yayasan' },
  { value: 'perorangan', label: 'Perorangan', note: 'Atas nama sendiri' },
  { value: 'pemerintah', label: 'Instansi', note: 'Dinas, BUMN, desa' },
]

interface IdentityProps {
  readonly customerId?: string
  /** Begun like another. */
  readonly isCopy?: boolean
}

/** Who it is. */
export function IdentitySection({ customerId, isCopy }: IdentityProps) {
  const type = useValue<string>('type')
  const isPkp = useValue<boolean>('isPkp')
  return (
    <FormSection title="Identitas">
      <RadioCards name="type" label="Jenis" options={types} />
      <FieldRow>
        <TextField
          name="name"
          label="Nama pelanggan"
          maxLength={150}
          autoFocus
          hint={<TwinHint endpoint={twinCustomers} at="/pelanggan/detail" except={customerId} isCopy={isCopy} />}
        />
        <TextField name="code" label="Kode" optional maxLength={20} placeholder="Dibuat otomatis" capitals />
      </FieldRow>
      <ReachFields>{type === 'perorangan' ? <NikField /> : <NpwpField />}</ReachFields>
      {type !== 'perorangan' && <SwitchField name="isPkp" label="Pengusaha Kena Pajak (PKP)" />}
      {type !== 'perorangan' && isPkp && <TaxPlaceFields />}
    </FormSection>
  )
}
