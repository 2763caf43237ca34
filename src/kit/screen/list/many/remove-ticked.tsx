import { useState, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { refetchTouched } from '../../client/answers.ts'
import { ask } from '../../client/ask.ts'
import { useMay } from '../../client/use-can.ts'
import { Confirm } from '../../detail/confirm.tsx'
import { notify } from '../../ui/toast.tsx'
import { BulkAct } from '../bulk-bar.tsx'
import type { Selection } from '../selection.ts'
import { oneByOne, type Went } from './one-by-one.ts'
import { WentSheet } from './went-sheet.tsx'

interface RemoveTickedProps<Row> {
  /** Removes one of them. */
  readonly door: Endpoint<z.ZodMiniType<unknown, { id: string }>>
  readonly selection: Selection
  /** The ticked rows that can be removed at all, as far as the list knows. */
  readonly rows: readonly Row[]
  readonly labelOf: (row: Row) => string
  /** What they are called: 'pelanggan', 'draf order'. */
  readonly noun: string
  /** What becomes of them, in a sentence. */
  readonly text: ReactNode
}

const MOST_NAMED = 6

/** Removes all ticked rows after asking once; those that refuse stay ticked and are named with the reason. */
export function RemoveTicked<Row extends { readonly id: string }>({
  door,
  selection,
  rows,
  labelOf,
  noun,
  text,
}: RemoveTickedProps<Row>) {
  const [asking, setAsking] = useState<readonly Row[]>()
  const [isBusy, setBusy] = useState(false)
  const [went, setWent] = useState<Went>()
  const mayRemove = useMay(door)
  if (!mayRemove || (rows.length === 0 && !asking && !went)) return null
  const remove = async (chosen: readonly Row[]) => {
    setBusy(true)
    const result = await oneByOne(chosen, { labelOf, act: ({ id }) => ask(door, { id }, { isQuiet: true }) })
    setBusy(false)
    setAsking(undefined)
    refetchTouched(door.touches)
    if (result.refused.length > 0) return setWent(result)
    notify(`${result.done.length} ${noun} dihapus.`)
    selection.all(result.done, false)
  }
  // The ticks go when what came of it was read: without any, the bar and this sheet are gone.
  const leave = () => {
    setWent(undefined)
    selection.all(went?.done ?? [], false)
  }
  return (
    <>
      <BulkAct onClick={() => setAsking(rows)}>Hapus</BulkAct>
      {asking && (
        <Confirm
          title={`Hapus ${asking.length} ${noun}?`}
          text={text}
          act={`Hapus ${asking.length} ${noun}`}
          busyText="Menghapus…"
          isDanger
          doing={{ isBusy, refusal: undefined }}
          onConfirm={() => !isBusy && void remove(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p className="mt-3 text-small text-muted-foreground">{namesOf(asking.map(labelOf))}</p>
        </Confirm>
      )}
      {went && <WentSheet {...went} onClose={leave} />}
    </>
  )
}

function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ')
  return names.length > MOST_NAMED ? `${shown}, dan ${names.length - MOST_NAMED} lainnya.` : `${shown}.`
}
