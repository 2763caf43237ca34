import { useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react'
import { mendRow, type ImportAbout, type ImportRow, type ImportRun } from '#kit/import/contract.ts'
import { ask } from '../client/ask.ts'
import { ApiFailure } from '../client/failure.ts'
import { isBlock, readBlock } from '../grid/paste.ts'
import { useIsPhone } from '../grid/use-is-phone.ts'
import { Empty } from '../ui/empty.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { GridRow } from './grid-row.tsx'
import type { Mend } from './mend-input.tsx'
import { doubtsOf, problemsOf } from './problems.ts'
import { RowCard } from './row-card.tsx'
import { useRows } from './use-rows.ts'

interface ImportGridProps {
  readonly run: ImportRun
  readonly about: ImportAbout
  readonly only: 'error' | 'twin' | undefined
  readonly onMended: (now: Pick<ImportRun, 'counts' | 'leftOut'>) => void
}

const ROW = 40
const BEYOND = 10

/** The rows of a file, mended where they stand; only those in sight are drawn. */
export function ImportGrid({ run, about, only, onMended }: ImportGridProps) {
  const { rows, wrong, isLoading, failure, more, replace } = useRows(run.id, only)
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState('')
  const [sight, setSight] = useState({ top: 0, height: 600 })
  useLayoutEffect(() => {
    if (box.current) setSight({ top: 0, height: box.current.clientHeight })
  }, [])

  // A mended cell is not fetched again: what it answers is the row.
  const mend: Mend = async (line, change) => {
    try {
      const { row, ...now } = await ask(mendRow, { id: run.id, line: String(line), choice: null, ...change })
      replace(row)
      onMended(now)
      return true
    } catch (error) {
      // The refusal has been toasted already; the field keeps what was typed.
      if (!(error instanceof ApiFailure)) throw error
      return false
    }
  }
  const used = run.heads
    .map((head, at) => ({ head, at, key: run.mapping[at] ?? '' }))
    .filter(({ key }) => key !== '')
    .toSorted((a, b) => (only === 'error' ? Number(wrong.has(b.key)) - Number(wrong.has(a.key)) : 0))
  // A block of cells fills the sheet from where it is pasted, a line at a time.
  const paste = async (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const { line, column } = event.target instanceof HTMLInputElement ? event.target.dataset : {}
    if (!isBlock(text) || column === undefined) return
    event.preventDefault()
    const begin = rows.findIndex((row) => String(row.line) === line)
    const left = used.findIndex(({ at }) => String(at) === column)
    for (const [down, values] of readBlock(text).entries()) {
      const row = rows[begin + down]
      const cells = values.flatMap((value, right) => {
        const at = used[left + right]?.at
        return at === undefined ? [] : [[String(at), value] as const]
      })
      if (row && !(await mend(row.line, { cells: Object.fromEntries(cells) }))) return
    }
  }
  if (failure && rows.length === 0) return <ErrorState text={failure} />
  if (rows.length === 0) {
    return isLoading ? <Loading /> : <Empty title={emptyWords[only ?? 'semua']} text="Periksa tab lain, lalu impor." />
  }
  const first = Math.max(0, Math.floor(sight.top / ROW) - BEYOND)
  const last = Math.min(rows.length, Math.ceil((sight.top + sight.height) / ROW) + BEYOND)
  const see = (element: HTMLElement) => {
    setSight({ top: element.scrollTop, height: element.clientHeight })
    if (element.scrollTop + element.clientHeight > rows.length * ROW - 1200) more()
  }
  if (isPhone) {
    return (
      <div
        className="min-h-0 flex-1 overflow-y-auto"
        onScroll={({ currentTarget: at }) => at.scrollTop + at.clientHeight > at.scrollHeight - 1200 && more()}
        data-testid="baris-impor"
        data-rows
      >
        <ul className="divide-y divide-border-subtle">
          {rows.map((row) => (
            <RowCard key={row.line} row={row} run={run} about={about} used={used} onMend={mend} />
          ))}
        </ul>
      </div>
    )
  }
  return (
    <>
      <div
        ref={box}
        className="min-h-0 flex-1 overflow-auto"
        onScroll={(event) => see(event.currentTarget)}
        onPaste={(event) => void paste(event)}
        onFocus={({ target }) => setNear(target.dataset['line'] ?? '')}
        data-testid="baris-impor"
        data-rows
      >
        <table className="min-w-full border-separate border-spacing-0 text-small" aria-rowcount={rows.length}>
          <thead>
            <tr>
              <th className={`${head} left-0 z-20 w-16 text-right`}>Baris</th>
              <th className={`${head} ${only === 'twin' ? 'min-w-96' : 'min-w-72'}`}>
                {only === 'twin' ? 'Sama dengan' : 'Masalah'}
              </th>
              {used.map(({ at, head: word }) => (
                <th key={at} className={`${head} min-w-44`}>
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Space rows={first} />
            {rows.slice(first, last).map((row: ImportRow) => (
              <GridRow key={row.line} row={row} run={run} about={about} used={used} onMend={mend} />
            ))}
            <Space rows={rows.length - last} />
          </tbody>
        </table>
      </div>
      <WholeSentence row={rows.find(({ line }) => String(line) === near)} about={about} />
    </>
  )
}

/** Says all that is wrong with the line one is at: the sheet shows two lines of it, and a tablet has no pointer to hover with. */
function WholeSentence({ row, about }: { readonly row: ImportRow | undefined; readonly about: ImportAbout }) {
  const said = row && (problemsOf(row, about) || doubtsOf(row, about))
  if (!said) return null
  return (
    <p className="max-h-32 flex-none overflow-y-auto border-t bg-card px-4 py-2 text-small" role="status">
      <span className="text-muted-foreground figures">Baris {row.line}</span> {said}
    </p>
  )
}

const head =
  'sticky top-0 z-10 h-9 border-b border-border bg-muted px-3 text-left text-xs font-medium whitespace-nowrap text-muted-foreground'

const emptyWords = {
  error: 'Tidak ada baris yang salah.',
  twin: 'Tidak ada baris yang datanya sudah ada.',
  semua: 'Tidak ada baris.',
}

function Space({ rows }: { readonly rows: number }) {
  return rows > 0 ? (
    <tr aria-hidden="true">
      <td style={{ height: rows * ROW }} />
    </tr>
  ) : null
}
