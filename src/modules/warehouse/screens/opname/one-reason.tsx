import { useState } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'
import { ReasonChoice } from './reason-choice.tsx'

interface OneReasonProps {
  /** Lines that differ and have no reason. */
  readonly count: number
  readonly isBusy: boolean
  readonly onUse: (reason: string) => void
}

/** One reason for every difference that has none; those that have one keep it. */
export function OneReason({ count, isBusy, onUse }: OneReasonProps) {
  const [reason, setReason] = useState('')
  return (
    <div
      role="group"
      aria-label="Satu alasan untuk semua selisih"
      className="flex flex-wrap items-center gap-2 border-t border-border-subtle bg-row-hover px-5 py-3"
    >
      <span className="min-w-0 flex-1 basis-56 text-small">
        {count} barang berselisih belum beralasan. Pilih di barisnya, atau satu alasan untuk semuanya.
      </span>
      <ReasonChoice label="Alasan untuk semua selisih" value={reason} onChange={setReason} />
      <Button
        size="sm"
        className="max-md:w-full"
        isBusy={isBusy}
        disabled={reason === ''}
        onClick={() => onUse(reason)}
      >
        Pakai untuk semua selisih
      </Button>
    </div>
  )
}
