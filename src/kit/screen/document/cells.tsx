import type { ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { today } from '../format/zone.ts'
import { QuietBadge } from '../ui/badge.tsx'
import type { Said } from './said.ts'

/** The number of a document in a table, leading to it. */
export const numberLink =
  'code for-thumb rounded-sm font-semibold underline-offset-3 hover:text-primary hover:underline'

/** A day in a table: short, and quiet. */
export function OnDay({ day }: { readonly day: string | null }) {
  if (!day) return <span className="whitespace-nowrap text-subtle-foreground">—</span>
  return (
    <span className="whitespace-nowrap text-muted-foreground figures">{dayFormat(day as Day, 'dense', today())}</span>
  )
}

/** The state of a document of a document. */
export function StatusCell({ text, tone, notYet }: Said) {
  return (
    <QuietBadge tone={tone} notYet={notYet}>
      {text}
    </QuietBadge>
  )
}

/** In the place of a table that has nothing to show, and the way out of it. */
export function NothingYet({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className="px-5 py-10 text-center text-muted-foreground">
      <p>{text}</p>
      {action && <div className="mt-4 flex justify-center">{action}</div>}
    </div>
  )
}

/** On a phone's card: the number of a paper and its day. */
export function NumberAndDay({ number, day }: { readonly number: string; readonly day: string }) {
  return (
    <>
      <span className="code">{number}</span> · {dayFormat(day as Day, 'dense', today())}
    </>
  )
}
