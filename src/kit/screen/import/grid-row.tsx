import { memo } from 'react'
import type { ImportAbout, ImportRow, ImportRun, TwinChoice } from '#kit/import/contract.ts'
import { SelectBox } from '../form/select-box.tsx'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { MendInput, type Mend } from './mend-input.tsx'
import { doubtsOf, problemsOf } from './problems.ts'
import { choiceWords, rowWords } from './words.ts'

/** A row of the file with what it takes to mend it. */
export interface RowProps {
  readonly row: ImportRow
  readonly run: ImportRun
  readonly about: ImportAbout
  readonly used: readonly { readonly head: string; readonly at: number; readonly key: string }[]
  readonly onMend: Mend
}

const cell = 'h-10 border-b border-border-subtle'

/** A line of the file: what is wrong with it, and its cells to mend. */
export const GridRow = memo(function GridRow({ row, run, about, used, onMend }: RowProps) {
  const said = problemsOf(row, about)
  const odd = doubtsOf(row, about)
  return (
    <tr className="bg-card">
      <td className={cx(cell, 'sticky left-0 z-1 bg-card px-3 text-right text-muted-foreground figures')}>
        {row.line}
      </td>
      <td className={cx(cell, 'max-w-96 px-3')}>
        {row.twin && row.state === 'twin' ? (
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate" title={`${row.twin.label} (${row.twin.by})`}>
              {row.twin.label} <span className="text-muted-foreground">({row.twin.by})</span>
            </span>
            <Choice row={row} run={run} mayUpdate={about.mayUpdate} onMend={onMend} />
          </span>
        ) : said === '' && odd !== '' ? (
          <span className="line-clamp-2 text-xs/4 text-warning" title={odd}>
            Periksa: {odd}
          </span>
        ) : said === '' ? (
          <Badge tone={rowWords[row.state].tone}>{rowWords[row.state].text}</Badge>
        ) : (
          <span className="line-clamp-2 text-xs/4 text-danger" title={said}>
            {said}
          </span>
        )}
      </td>
      {used.map(({ head, at, key }) => (
        <td key={at} className={cx(cell, 'border-l p-0', row.errors?.[key] !== undefined && 'bg-danger-soft')}>
          <MendInput
            row={row}
            head={head}
            at={at}
            error={row.errors?.[key]}
            onMend={onMend}
            className={cx(
              'h-10 w-full min-w-44 bg-transparent px-3 -outline-offset-2! focus-visible:outline-2 focus-visible:outline-ring',
              row.errors?.[key] !== undefined && 'shadow-[inset_3px_0_var(--danger)]',
            )}
          />
        </td>
      ))}
    </tr>
  )
})

interface ChoiceProps {
  readonly row: ImportRow
  readonly run: ImportRun
  readonly mayUpdate: boolean
  readonly onMend: Mend
}

/** What becomes of a row that is there already. */
export function Choice({ row, run, mayUpdate, onMend }: ChoiceProps) {
  const inFile = row.twin?.id === null
  const may: readonly TwinChoice[] = mayUpdate && !inFile ? ['skip', 'update', 'add'] : ['skip', 'add']
  return (
    <SelectBox
      aria-label={`Baris ${row.line} yang sudah ada`}
      value={row.choice ?? (may.includes(run.onTwin) ? run.onTwin : 'skip')}
      onChoose={(choice) => void onMend(row.line, { choice: choice as TwinChoice })}
      className="max-w-36 flex-none max-md:max-w-none"
    >
      {may.map((value) => (
        <option key={value} value={value}>
          {choiceWords[value]}
        </option>
      ))}
    </SelectBox>
  )
}
