import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { FormHandle } from './use-form.ts'

export interface LeaveProps {
  readonly form: FormHandle
  readonly text: string
  readonly onStay: () => void
  /** Leaves without saving. */
  readonly onLeave: () => void
}

/** The three ways on from a form that was typed into and is about to be left. */
export function LeaveQuestion({ form, text, onStay, onLeave }: LeaveProps) {
  const save = () => {
    onStay()
    void form.submit('close')
  }
  return (
    <Dialog
      open
      onClose={onStay}
      title="Simpan perubahan sebelum keluar?"
      text={text}
      actions={
        <>
          <Button variant="ghost" onClick={onStay}>
            Tetap di sini
          </Button>
          <Button variant="outline" onClick={onLeave}>
            Keluar tanpa simpan
          </Button>
          <Button variant="filled" onClick={save}>
            Simpan
          </Button>
        </>
      }
    />
  )
}
