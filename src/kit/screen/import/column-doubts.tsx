import { useEffect, useRef } from 'react'
import type { ColumnReading } from '#kit/import/column-reading.ts'
import type { ColumnQuestion, ImportRun } from '#kit/import/contract.ts'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'

interface ColumnDoubtsProps {
  readonly asks: readonly ColumnQuestion[]
  readonly readings: ImportRun['readings']
  readonly onChange: (readings: ImportRun['readings']) => void
}

/** Asks once for a whole column what a cell of it means, where none of its rows tells. */
export function ColumnDoubts({ asks, readings, onChange }: ColumnDoubtsProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [asks])
  return (
    <div ref={region} tabIndex={-1} role="group" aria-label="Yang perlu dipastikan">
      <Notice tone="warning">
        <p className="font-medium">Isi kolom ini bisa dibaca dua cara.</p>
        <p className="text-small">Pilih artinya sekali untuk seluruh kolom, lalu periksa baris lagi.</p>
        <div className="mt-3 grid gap-3">
          {asks.map(({ key, label, example, meanings }) => (
            <div key={key}>
              <p className="mb-1.5 text-small font-medium">
                {label}: {example} berarti
              </p>
              <Segmented<ColumnReading | ''>
                label={`${label}: ${example} berarti`}
                value={readings[key] ?? ''}
                options={meanings.map(({ reading, says }) => ({ value: reading, label: says }))}
                onChange={(reading) => reading && onChange({ ...readings, [key]: reading })}
              />
            </div>
          ))}
        </div>
      </Notice>
    </div>
  )
}
