import type { DueParts } from '#app/dashboard/contract.ts'
import { rupiah } from '#ground/format.ts'

const parts = [
  { key: 'later', label: 'belum jatuh tempo', fill: 'bg-chart-1' },
  { key: 'soon', label: 'jatuh tempo dalam 7 hari', fill: 'bg-chart-1/45' },
  { key: 'late', label: 'lewat tempo', fill: 'bg-danger' },
] as const

/** What is open by when it falls due, in one small bar. Nothing is drawn when nothing is open. */
export function DueBar({ due }: { readonly due: DueParts }) {
  const open = parts.filter(({ key }) => due[key] !== '0')
  if (open.length === 0) return null
  const words = open.map(({ key, label }) => `${rupiah(due[key])} ${label}`).join(', ')
  return (
    <span role="img" aria-label={words} title={words} className="relative mb-2 flex h-1.5 w-20 gap-0.5">
      {open.map(({ key, fill }) => (
        <i key={key} className={`min-w-1 rounded-xs ${fill}`} style={{ flexGrow: Number(due[key]) }} />
      ))}
    </span>
  )
}
