import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { FormHandle } from './use-form.ts'

export interface LeaveProps {
  readonly form: FormHandle
  readonly text: string
  readonly onStay: () => void
  /** What saving does here, in the words of the form's own button; 'Simpan' unless given. */
  readonly act?: string
  /** The second way to save, where it has one: a draft posts nothing. */
  readonly also?: string | undefined
  /** Leaves without saving. */
  readonly onLeave: () => void
}

/** The three ways on from a form that was typed into and is about to be left. */
export function LeaveQuestion({ form, text, act = 'Simpan', also, onStay, onLeave }: LeaveProps) {
  const way = also ?? act
  const save = () => {
    onStay()
    void form.submit(also ? 'also' : 'close')
  }
  return (
    <Dialog
      open
      onClose={onStay}
      title={`${way === 'Simpan' ? 'Simpan perubahan' : way} sebelum keluar?`}
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
            {way}
          </Button>
        </>
      }
    />
  )
}
