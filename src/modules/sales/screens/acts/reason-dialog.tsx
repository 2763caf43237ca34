import { useState } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  /** The dangerous verb: 'Batalkan invoice'. */
  readonly verb: string
  readonly isBusy: boolean
  /** What the server said when it refused. */
  readonly refusal?: string
  readonly onSay: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why before something is undone for good; the reason stays in the history. */
export function ReasonDialog({ title, text, verb, isBusy, refusal, onSay, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  const say = () => {
    setAsked(true)
    if (reason.trim() !== '') onSay(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Kembali
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={say}>
            {verb}
          </Button>
        </>
      }
    >
      <label className="mt-4 block text-small font-medium" htmlFor="reason">
        Alasan
      </label>
      <textarea
        id="reason"
        className="mt-1.5 block min-h-18 w-full resize-none rounded-md border border-input bg-card px-3 py-2 text-sm max-md:text-base"
        maxLength={300}
        value={reason}
        aria-invalid={isMissing || undefined}
        aria-describedby="reason-foot"
        onChange={(event) => setReason(event.target.value)}
      />
      <p id="reason-foot" role="alert" className="mt-1.5 text-xs font-medium text-danger">
        {isMissing ? 'Tulis alasannya.' : refusal}
      </p>
    </Dialog>
  )
}
