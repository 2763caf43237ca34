import type { ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, useDirty } from './form-context.ts'
import { FormSection } from './form-section.tsx'
import type { FormHandle } from './use-form.ts'
import { Button } from '../ui/button.tsx'

interface CardFormProps {
  readonly form: FormHandle
  readonly title: string
  readonly help?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A card of settings that saves on its own. */
export function CardForm({ form, title, help, label = 'Simpan', children }: CardFormProps) {
  const isDirty = useDirty(form.store)
  return (
    <FormContext value={{ store: form.store, id: form.id }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit('close')
        }}
      >
        <FormSection title={title} help={help}>
          <ErrorSummary attempt={form.attempt} />
          {children}
          <div className="flex justify-end">
            <Button
              type="submit"
              variant="outline"
              isBusy={form.isSaving}
              busyText="Menyimpan…"
              disabled={!isDirty}
              className="max-md:w-full"
            >
              {label}
            </Button>
          </div>
        </FormSection>
      </form>
    </FormContext>
  )
}
