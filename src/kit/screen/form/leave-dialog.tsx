import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { FormHandle } from './use-form.ts'

interface LeaveDialogProps {
  readonly form: FormHandle
  readonly text: string
  readonly onStay: () => void
  /** Leaves without saving. */
  readonly onLeave: () => void
}

/** The three ways on from a form that was typed into and is about to be left. */
export function LeaveDialog({ form, text, onStay, onLeave }: LeaveDialogProps) {
  const save = async () => {
    onStay()
    await form.submit('close')
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
          <Button variant="filled" onClick={() => void save()}>
            Simpan
          </Button>
        </>
      }
    />
  )
}
