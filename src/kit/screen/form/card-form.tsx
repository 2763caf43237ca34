import { useContext, useEffect, type ReactNode } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { useMay } from '../client/use-can.ts'
import type { Conflict } from './conflict-choice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DirtySection } from './dirty-section.ts'
import { DraftBanner } from './draft-banner.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, useDirty } from './form-context.ts'
import { FormSection } from './form-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { FormHandle } from './use-form.ts'
import { Button } from '../ui/button.tsx'

interface CardFormProps {
  readonly form: FormHandle
  readonly title: string
  readonly help?: string
  readonly label?: string
  /** What it saves by: whoever may not call it looks at the card, and has nothing to save it with. */
  readonly by: Endpoint
  /** What is saved now, to compare with when somebody else was first. */
  readonly conflict?: Conflict
  readonly children: ReactNode
}

/** A card of settings that saves on its own. */
export function CardForm({ form, title, help, label = 'Simpan', by, conflict, children }: CardFormProps) {
  const isDirty = useDirty(form.store)
  const mayChange = useMay(by)
  const note = useContext(DirtySection)
  useEffect(() => note?.(title, isDirty), [title, isDirty])
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
          <DraftBanner form={form} />
          <ErrorSummary attempt={form.attempt} />
          <fieldset disabled={!mayChange} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {children}
          </fieldset>
          {mayChange ? (
            <div className="flex items-center justify-end gap-3 max-md:flex-col max-md:items-stretch">
              {isDirty ? <span className="text-small text-muted-foreground">Belum disimpan</span> : null}
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
          ) : null}
        </FormSection>
      </form>
      {conflict && <ConflictDialog form={form} {...conflict} />}
      <UnsavedGuard form={form} />
    </FormContext>
  )
}
