import { memo, type KeyboardEvent } from 'react'
import type { ImportAbout, ImportRow, ImportRun, TwinChoice } from '#kit/import/contract.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { choiceWords, rowWords } from './words.ts'

/** Mends a cell of a line, or says what becomes of it. */
export type Mend = (line: number, change: { cells?: Record<string, string>; choice?: TwinChoice }) => Promise<void>

interface GridRowProps {
  readonly row: ImportRow
  readonly run: ImportRun
  readonly about: ImportAbout
  readonly used: readonly { readonly head: string; readonly at: number; readonly key: string }[]
  readonly onMend: Mend
}

const cell = 'h-10 border-b border-border-subtle'

/** A line of the file: what is wrong with it, and its cells to mend. */
export const GridRow = memo(function GridRow({ row, run, about, used, onMend }: GridRowProps) {
  const said = problemsOf(row, about)
  return (
    <tr className="bg-card">
      <td className={cx(cell, 'sticky left-0 z-1 bg-card px-3 text-right text-muted-foreground figures')}>
        {row.line}
      </td>
      <td className={cx(cell, 'max-w-80 px-3 max-md:max-w-40')}>
        {row.twin && row.state === 'twin' ? (
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate" title={`${row.twin.label} (${row.twin.by})`}>
              {row.twin.label} <span className="text-muted-foreground">({row.twin.by})</span>
            </span>
            <Choice row={row} run={run} mayUpdate={about.mayUpdate} onMend={onMend} />
          </span>
        ) : said === '' ? (
          <Badge tone={rowWords[row.state].tone}>{rowWords[row.state].text}</Badge>
        ) : (
          <span className="block truncate text-danger" title={said}>
            {said}
          </span>
        )}
      </td>
      {used.map(({ head, at, key }) => (
        <Cell key={at} row={row} head={head} at={at} error={row.errors?.[key]} onMend={onMend} />
      ))}
    </tr>
  )
})

interface CellProps {
  readonly row: ImportRow
  readonly head: string
  readonly at: number
  readonly error: string | undefined
  readonly onMend: Mend
}

function Cell({ row, head, at, error, onMend }: CellProps) {
  const text = row.cells[at] ?? ''
  const save = (typed: string) => {
    if (typed !== text) void onMend(row.line, { cells: { [at]: typed } })
  }
  return (
    <td className={cx(cell, 'border-l p-0', error !== undefined && 'bg-danger-soft')}>
      <input
        // What the server kept comes back into the field.
        key={text}
        defaultValue={text}
        aria-label={`${head} baris ${row.line}`}
        aria-invalid={error !== undefined}
        title={error}
        data-column={at}
        onBlur={(event) => save(event.target.value)}
        onKeyDown={onKey}
        className={cx(
          'h-10 w-full min-w-44 bg-transparent max-md:min-w-36 px-3 -outline-offset-2! focus-visible:outline-2 focus-visible:outline-ring max-md:text-base',
          error !== undefined && 'shadow-[inset_3px_0_var(--danger)]',
        )}
      />
    </td>
  )
}

// Enter keeps and goes down, as a sheet does; Esc takes back what was typed.
function onKey(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (event.key === 'Escape' && input.value !== input.defaultValue) {
    event.stopPropagation()
    input.value = input.defaultValue
    return
  }
  const step =
    event.key === 'Enter' || event.key === 'ArrowDown'
      ? 'nextElementSibling'
      : event.key === 'ArrowUp'
        ? 'previousElementSibling'
        : undefined
  if (!step) return
  event.preventDefault()
  const next = input
    .closest('tr')
    ?.[step]?.querySelector<HTMLInputElement>(`[data-column="${input.dataset['column']}"]`)
  if (next) next.focus()
  else input.blur()
}

interface ChoiceProps {
  readonly row: ImportRow
  readonly run: ImportRun
  readonly mayUpdate: boolean
  readonly onMend: Mend
}

function Choice({ row, run, mayUpdate, onMend }: ChoiceProps) {
  const inFile = row.twin?.id === null
  const may: readonly TwinChoice[] = mayUpdate && !inFile ? ['skip', 'update', 'add'] : ['skip', 'add']
  return (
    <select
      aria-label={`Baris ${row.line} yang sudah ada`}
      value={row.choice ?? (may.includes(run.onTwin) ? run.onTwin : 'skip')}
      onChange={(event) => void onMend(row.line, { choice: event.target.value as TwinChoice })}
      className="h-8 flex-none rounded-md border border-input bg-card px-1.5 text-small outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
    >
      {may.map((value) => (
        <option key={value} value={value}>
          {choiceWords[value]}
        </option>
      ))}
    </select>
  )
}

function problemsOf(row: ImportRow, about: ImportAbout): string {
  return Object.entries(row.errors ?? {})
    .map(([key, why]) => {
      const label = about.columns.find((column) => column.key === key)?.label
      return label ? `${label}: ${why}` : why
    })
    .join(' ')
}
