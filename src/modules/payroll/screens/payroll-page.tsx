import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { SlipList } from './slip-list.tsx'

const RunReview = later(() => import('./run-review.tsx').then((parts) => parts.RunReview), {
  fallback: <Loading rows={8} />,
})

/** /slip-gaji/: the slips of all months; `perhitungan` of the address opens the month's run. */
export function PayrollPage({ above }: { readonly above: ReactNode }) {
  const { perhitungan }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return typeof perhitungan === 'string' ? <RunReview key={perhitungan} id={perhitungan} /> : <SlipList above={above} />
}
