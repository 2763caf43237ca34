import { useEffect, useRef } from 'react'
import { paperLetter } from '#kit/paper/links/contract.ts'
import { useAsk } from '../client/use-ask.ts'
import { useFormScope } from '../form/form-context.ts'
import { TextArea, TextField } from '../form/text-field.tsx'

const fields = ['subject', 'message'] as const

interface LetterFieldsProps {
  readonly kind: string
  readonly id: string
}

/** Subject and message of a mail, begun in the company's words; what somebody typed stays. */
export function LetterFields({ kind, id }: LetterFieldsProps) {
  const { store } = useFormScope()
  const letter = useAsk(paperLetter, { kind, id }, { isQuiet: true }).data
  const begun = useRef({ subject: '', message: '' })
  useEffect(() => {
    if (!letter) return
    for (const field of fields) {
      if (store.read(field) === begun.current[field]) store.write(field, letter[field])
    }
    begun.current = letter
  }, [letter, store])
  return (
    <>
      <TextField name="subject" label="Perihal" optional maxLength={150} />
      <TextArea
        name="message"
        label="Pesan"
        optional
        rows={8}
        maxLength={2000}
        hint="PDF dokumen ini dilampirkan. Kata pembukanya diatur di Pengaturan Website, Email."
      />
    </>
  )
}
