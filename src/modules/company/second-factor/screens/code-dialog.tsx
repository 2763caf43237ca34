import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import { FactorCodeInput, RecoverySwitch } from './factor-code.tsx'

interface CodeDialogProps {
  readonly title: string
  readonly text: ReactNode
  /** The verb: 'Lanjutkan'. */
  readonly act: string
  readonly isDanger?: boolean
  readonly isBusy: boolean
  readonly error: string | undefined
  /** Answers whether the code was right; a wrong one is typed anew. */
  readonly onCode: (code: string) => Promise<boolean>
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks for a code of the app; sent by itself at the sixth digit. */
export function CodeDialog({ title, text, act, isDanger, isBusy, error, onCode, onClose, children }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const send = async (typed: string) => {
    if (!isBusy && !(await onCode(typed))) setCode('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(code)
  }
  const type = (typed: string) => {
    setCode(typed)
    if (!isRecovery && typed.length === 6 && typed !== code) void send(typed)
  }
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <form onSubmit={submit} noValidate className="mt-5">
        {children}
        <FactorCodeInput isRecovery={isRecovery} value={code} onChange={type} error={error} />
        <div className="mt-3 text-small">
          <RecoverySwitch
            isRecovery={isRecovery}
            onSwitch={(next) => {
              setRecovery(next)
              setCode('')
            }}
          />
        </div>
        <div className="mt-6 flex justify-end gap-2 max-md:flex-col-reverse">
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'filled'}
            isBusy={isBusy}
            busyText="Memeriksa…"
            disabled={code === ''}
          >
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
