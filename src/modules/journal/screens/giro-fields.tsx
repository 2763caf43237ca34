import type { ReactNode } from 'react'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'

/** The paper of a giro as it is typed; the number is empty where the money has moved already. */
export interface GiroValues {
  readonly number: string
  readonly bank: string
  readonly dueOn: string
}

/** No giro yet. */
export const freshGiro = (): GiroValues => ({ number: '', bank: '', dueOn: '' })

const isPaper = (method: string) => method === 'giro' || method === 'cek'

/** What is sent of a giro; nothing where the money moved by another way, or has moved already. */
export function giroInput({ method, giro }: { readonly method: string; readonly giro?: GiroValues }) {
  return isPaper(method) && giro && giro.number.trim() !== '' ? { giro: { ...giro, bank: giro.bank || null } } : {}
}

interface FieldsProps {
  readonly children: ReactNode
  /** The account of ours that pays it, asked instead of its bank: we give it. */
  readonly drawnOn?: ReactNode
}

/** Asks for the paper of a giro or cek where that is the way of paying; `children` are asked where money moves at once. */
export function GiroFields({ children, drawnOn }: FieldsProps) {
  const method = useValue<string>('method')
  // What was typed before giros were known has none.
  const number = useValue<string | undefined>('giro.number') ?? ''
  if (!isPaper(method)) return children
  return (
    <>
      <FieldRow>
        <TextField
          name="giro.number"
          label={`Nomor ${method}`}
          optional
          maxLength={40}
          hint="Uangnya menunggu di bagian Giro sampai cair. Kosongkan kalau sudah cair."
        />
        {number.trim() !== '' && (drawnOn ?? <TextField name="giro.bank" label="Bank penerbit" maxLength={60} />)}
      </FieldRow>
      {number.trim() === '' ? children : <DateField name="giro.dueOn" label="Jatuh tempo" today={today()} />}
    </>
  )
}
