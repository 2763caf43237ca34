import { TextField } from '#kit/screen/form/text-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { taxObjectName, taxObjectsOf } from '../rules.ts'

interface TaxObjectFieldProps {
  readonly name: string
  /** Which PPh is held back: its codes are offered. */
  readonly kind: string | null
  /** The last one of the supplier, meant where nothing is typed. */
  readonly usual?: string | null
  /** Whether it may not be left empty. */
  readonly isNeeded?: boolean
  /** What is said while no offered code stands there. */
  readonly hint?: string
}

/** What PPh 22 or 23 is held back for, by its code in Coretax: chosen by its name or typed. */
export function TaxObjectField({ name, kind, usual = null, isNeeded, hint = 'Boleh menyusul.' }: TaxObjectFieldProps) {
  const code = useValue<string | null | undefined>(name) || usual || ''
  const said = taxObjectName(code)
  return (
    <TextField
      name={name}
      label="Kode objek pajak"
      optional={!isNeeded}
      maxLength={9}
      placeholder={usual ?? '24-104-29'}
      suggestions={taxObjectsOf(kind).map((one) => ({ value: one.code, label: one.name }))}
      hint={said ? `${said}.` : usual ? `Kosong: ${usual}, yang terakhir.` : hint}
    />
  )
}
