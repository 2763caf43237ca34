import { Fragment, useState, type ReactNode } from 'react'
import type { ProgressLine } from '../../progress/contract.ts'

/** Lines that stand in the form at once; others are found by their words. */
const MOST = 100

interface ManyLinesProps {
  readonly lines: readonly ProgressLine[]
  readonly isNarrow?: boolean
  readonly children: (line: ProgressLine) => ReactNode
}

/** A field for each line of a bill, with a search where there are more than fit. */
export function ManyLines({ lines, isNarrow = false, children }: ManyLinesProps) {
  const [wanted, setWanted] = useState('')
  return (
    <>
      {lines.length > MOST && (
        <input
          type="search"
          aria-label="Cari pekerjaan"
          placeholder="Cari pekerjaan…"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="h-9 rounded-md border border-input bg-card px-3 text-sm max-md:h-12 max-md:text-base"
        />
      )}
      <div className={isNarrow ? 'grid gap-3' : 'grid gap-3 lg:grid-cols-2'}>
        {linesFor(lines, wanted).map((line) => (
          <Fragment key={line.workItemId}>{children(line)}</Fragment>
        ))}
      </div>
    </>
  )
}

function linesFor(lines: readonly ProgressLine[], wanted: string) {
  const words = wanted.trim().toLowerCase()
  const found = words === '' ? lines : lines.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(words))
  return found.slice(0, MOST)
}
