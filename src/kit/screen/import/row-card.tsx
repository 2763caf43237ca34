import { memo, useId, useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Choice, type RowProps } from './grid-row.tsx'
import { doubtsOf, problemsOf } from './problems.ts'
import { MendInput } from './mend-input.tsx'
import { rowWords } from './words.ts'

/** A line of the file on a phone: what is wrong stands whole above its field; the other cells wait behind a button. */
export const RowCard = memo(function RowCard({ row, run, about, used, onMend }: RowProps) {
  const [isWhole, setWhole] = useState(false)
  // Fields that were wrong stay where they are while they are mended.
  const [wrong] = useState(() => new Set(Object.keys(row.errors ?? {})))
  const id = useId()
  // The name, else what the file says first; the columns shown first are those that are wrong.
  const [told] = [...used].toSorted((a, b) => Number(b.key === 'name') - Number(a.key === 'name') || a.at - b.at)
  const name = told ? (row.cells[told.at] ?? '') : ''
  const shown = used.filter(({ key }) => isWhole || wrong.has(key) || row.errors?.[key] !== undefined)
  const { '': whole, ...byField } = row.errors ?? {}
  const elsewhere = Object.fromEntries(Object.entries(byField).filter(([key]) => !used.some((one) => one.key === key)))
  const said = problemsOf({ ...row, errors: { ...elsewhere, ...(whole && { '': whole }) } }, about)
  const odd = doubtsOf(row, about)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 [contain-intrinsic-size:auto_180px] [content-visibility:auto]">
      <p className="flex items-baseline gap-2">
        <span className="flex-none text-small text-muted-foreground figures">Baris {row.line}</span>
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
        <Badge tone={rowWords[row.state].tone}>{rowWords[row.state].text}</Badge>
      </p>
      {said === '' ? null : <p className="text-small text-danger">{said}</p>}
      {odd === '' ? null : <p className="text-small text-warning">Periksa: {odd}</p>}
      {row.twin && row.state === 'twin' ? (
        <div className="grid gap-2 text-small">
          <p>
            Sama dengan {row.twin.label} <span className="text-muted-foreground">({row.twin.by})</span>
          </p>
          <Choice row={row} run={run} mayUpdate={about.mayUpdate} onMend={onMend} />
        </div>
      ) : null}
      {shown.map(({ head, at, key }) => {
        const error = row.errors?.[key]
        return (
          <div key={at} className="grid gap-1">
            <span className="text-small font-medium" aria-hidden>
              {head}
            </span>
            <MendInput
              row={row}
              head={head}
              at={at}
              error={error}
              onMend={onMend}
              {...(error !== undefined && { describedBy: `${id}-${at}` })}
              className={cx(
                'h-12 w-full rounded-md border bg-card px-3 text-base outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring',
                error === undefined ? 'border-input' : 'border-danger',
              )}
            />
            {error === undefined ? null : (
              <span id={`${id}-${at}`} className="text-small text-danger">
                {error}
              </span>
            )}
          </div>
        )
      })}
      {isWhole ? null : (
        <div className="-ml-3">
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)} aria-label={`Semua kolom baris ${row.line}`}>
            Semua kolom
          </Button>
        </div>
      )}
    </li>
  )
})
