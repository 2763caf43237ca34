import { useRef, useState, type ReactNode } from 'react'
import { useKeyDown } from '../shell/key-down.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Conflict } from './conflict-choice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { enterGoesOn } from './enter-goes-on.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { LeaveDialog } from './leave-dialog.ts'
import { leaveAndReturn, useSaveKeys } from './save-bar.tsx'
import type { FormHandle } from './use-form.ts'

interface FormSheetProps {
  readonly form: FormHandle
  readonly title: string
  readonly onClose: () => void
  readonly saveLabel?: string
  readonly busyText?: string
  /** A second way to save: 'Simpan draf'. */
  readonly also?: string
  /** Tailwind width; `w-120` unless given. */
  readonly width?: string
  readonly conflict?: Conflict
  readonly children: ReactNode
}

/** A short form in a panel at the side: for what is made in passing, or has no page of its own. */
export function FormSheet({
  form,
  title,
  onClose,
  saveLabel = 'Simpan',
  busyText = 'Menyimpan…',
  also,
  width,
  conflict,
  children,
}: FormSheetProps) {
  useSaveKeys(form, { also: also !== undefined })
  const [isLeaving, setLeaving] = useState(false)
  // What a form filled in by itself is nobody's work.
  const isTouched = useRef(false)
  // A draft keeps what was typed; where there is none, a stray Escape or tap beside the sheet would lose it.
  const close = () => {
    const wouldLose = isTouched.current && form.store.isDirty() && !form.draft.isOn && !form.isSaving
    if (wouldLose) setLeaving(true)
    else onClose()
  }
  // Where there is one thing to write, Enter says that it is written.
  useKeyDown((event) => {
    const field = event.target
    if (event.key !== 'Enter' || event.defaultPrevented || !isOnlyField(field, form.id)) return
    event.preventDefault()
    leaveAndReturn(field)
    void form.submit('close')
  })
  const foot = (
    <>
      <Button variant="ghost" onClick={close}>
        Batal
      </Button>
      {also && (
        <Button disabled={form.isSaving} onClick={() => void form.submit('also')}>
          {also}
        </Button>
      )}
      <Button
        variant="filled"
        isBusy={form.isSaving}
        busyText={busyText}
        onClick={() => void form.submit('close')}
        data-saves
      >
        {saveLabel}
      </Button>
    </>
  )
  return (
    <FormContext value={{ store: form.store, id: form.id }}>
      <Sheet open onClose={close} title={title} foot={foot} width={width}>
        <div
          role="presentation"
          data-form={form.id}
          onChange={() => (isTouched.current = true)}
          onKeyDown={enterGoesOn}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5"
        >
          <DraftBanner form={form} />
          <ErrorSummary attempt={form.attempt} />
          {children}
        </div>
      </Sheet>
      {isLeaving && (
        <LeaveDialog
          form={form}
          text="Isian di panel ini belum disimpan."
          act={saveLabel}
          also={also}
          onStay={() => setLeaving(false)}
          onLeave={onClose}
        />
      )}
      {conflict && <ConflictDialog form={form} {...conflict} />}
    </FormContext>
  )
}

function isOnlyField(field: EventTarget | null, formId: string): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement)) return false
  const form = field.closest<HTMLElement>('[data-form]')
  return form?.dataset['form'] === formId && form.querySelectorAll('input, select, textarea').length === 1
}
