import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { clockText } from '../format/zone.ts'
import type { FormHandle } from '../form/use-form.ts'
import { useOtherChange, whoDid } from './heard.ts'

interface ChangedBarProps {
  readonly form: FormHandle
  /** What is saved now, in the shape of the form. */
  readonly latest: () => Promise<object>
}

/** Says over a form that somebody else saved the same record meanwhile; what is typed stays until its writer decides. */
export function ChangedBar({ form, latest }: ChangedBarProps) {
  const other = useOtherChange()
  const [isBusy, setBusy] = useState(false)
  if (!other || form.isSaving) return null
  const { change, seen } = other

  const look = async () => {
    if (form.store.isDirty()) return form.compare({ by: whoDid(change), at: change.at })
    setBusy(true)
    try {
      form.store.replace(await latest(), { clean: true })
      seen()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div
      role="status"
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-info/24 bg-info-soft px-4 py-3"
    >
      <RefreshCw className="flex-none text-info" aria-hidden />
      <p className="min-w-0 flex-1">
        Diubah oleh {whoDid(change)} pukul {clockText(change.at)}. Isian Anda tidak disentuh.
      </p>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void look()}
        className="font-medium underline underline-offset-2 max-md:min-h-12"
      >
        {form.store.isDirty() ? 'Bandingkan' : 'Muat yang baru'}
      </button>
    </div>
  )
}
