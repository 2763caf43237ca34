import { InstantText } from '#kit/screen/format/date-text.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { ProgressReport } from '../../progress/contract.ts'

/** Says who handed a draft back and what is to be changed. */
export function Returned({ draft }: { readonly draft: ProgressReport }) {
  if (!draft.returned) return null
  const { by, at, note } = draft.returned
  return (
    <Notice tone="warning" className="w-full">
      {`Minggu ${draft.week} dikembalikan ${by}, `}
      <InstantText value={at} />
      {`: ${note}`}
    </Notice>
  )
}
