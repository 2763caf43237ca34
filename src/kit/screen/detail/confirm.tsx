import { useRef, useState, type ReactNode } from 'react'
import { bareInput, controlFrame, labelText } from '../form/control-style.ts'
import { FieldError } from '../form/field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ConfirmProps {
  readonly title: string
  readonly text?: ReactNode
  /** The verb: 'Batalkan invoice'. */
  readonly act: string
  readonly busyText?: string
  readonly isDanger?: boolean
  /** Asks why; the act needs an answer. */
  readonly asksReason?: boolean
  /** What the answer is called: 'Alasan' unless said. */
  readonly reasonLabel?: string
  /** The act itself: whether it is under way, and why the server refused it. */
  readonly doing?: { readonly isBusy: boolean; readonly refusal: { readonly message: string } | undefined }
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Asks once more before what is hard to take back; names what stays. */
export function Confirm(props: ConfirmProps) {
  const { title, text, act, busyText, isDanger, asksReason, doing, onConfirm, onClose, children } = props
  const reasonLabel = props.reasonLabel ?? 'Alasan'
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const confirm = () => {
    if (asksReason && reason.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    onConfirm(reason.trim())
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
          <Button variant={isDanger ? 'danger' : 'filled'} isBusy={doing?.isBusy} busyText={busyText} onClick={confirm}>
            {act}
          </Button>
        </>
      }
    >
      {children}
      {asksReason && (
        <div className="mt-5">
          <label htmlFor="alasan" className={labelText}>
            {reasonLabel}
          </label>
          <div className={controlFrame} data-invalid={isMissing || undefined}>
            <textarea
              ref={field}
              id="alasan"
              rows={3}
              maxLength={300}
              className={`${bareInput} block min-h-[70px] resize-none px-3 py-2`}
              value={reason}
              aria-required
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? 'alasan-error' : undefined}
              onChange={(event) => {
                setReason(event.target.value)
                setMissing(false)
              }}
            />
          </div>
          {isMissing && (
            <FieldError id="alasan-error">
              {reasonLabel === 'Alasan' ? 'Tulis alasannya.' : `Tulis ${reasonLabel.toLowerCase()}.`}
            </FieldError>
          )}
        </div>
      )}
      {doing?.refusal && (
        <p role="alert" className="mt-4 text-small font-medium text-danger">
          {doing.refusal.message}
        </p>
      )}
    </Dialog>
  )
}
