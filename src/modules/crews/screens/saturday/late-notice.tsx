import type { Day } from '#ground/day.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { lateText, type OwedWages } from './late-text.ts'

/** Says that a week's wages are late, and what that costs; nothing within the first days. */
export function LateNotice({ until, ...owed }: Omit<OwedWages, 'on' | 'until'> & { readonly until: string }) {
  const text = lateText({ until: until as Day, on: today(), ...owed })
  return text === undefined ? null : (
    <Notice tone="warning" className="mb-3">
      {text}
    </Notice>
  )
}
