import { useState } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import type { MergeKind } from './merge-doors.ts'
import type { Merging } from './merge-sheet.tsx'

const MergeSheet = later(() => import('./merge-sheet.tsx').then((parts) => parts.MergeSheet))

interface MergeTwoProps<Row> {
  readonly kind: MergeKind
  /** What merging asks for. */
  readonly permission: Endpoint['permission']
  readonly selection: Selection
  readonly rows: readonly Row[]
  /** Whether the first has less to it than the second. */
  readonly isLess: (first: Row, second: Row) => boolean
}

/** With two of them ticked: the one with less to it goes into the other, unless somebody picks differently. */
export function MergeTwo<Row extends Merging & { readonly isArchived: boolean }>({
  kind,
  permission,
  selection,
  rows,
  isLess,
}: MergeTwoProps<Row>) {
  const [isAsking, setAsking] = useState(false)
  const [first, second] = rows.filter((row) => selection.has(row.id) && !row.isArchived)
  const mayMerge = useCan(permission)
  if (!mayMerge || selection.ids.length !== 2 || !first || !second) return null
  const [from, into] = isLess(first, second) ? [first, second] : [second, first]
  return (
    <>
      <BulkAct onClick={() => setAsking(true)}>Gabungkan</BulkAct>
      {isAsking && (
        <MergeSheet
          kind={kind}
          from={from}
          into={into}
          onClose={() => setAsking(false)}
          onMerged={() => {
            setAsking(false)
            selection.clear()
          }}
        />
      )}
    </>
  )
}
