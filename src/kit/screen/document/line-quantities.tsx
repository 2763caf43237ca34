import type { ReactNode } from 'react'
import { QuantityField } from '../form/amount-field.tsx'

/** A line of which a quantity is asked. */
export interface AskedLine {
  readonly key: string
  readonly description: string
  readonly unit: string
  /** Under the name: 'sisa 12 dari 20 zak'. */
  readonly note: string
}

interface LineQuantitiesProps {
  readonly lines: readonly AskedLine[]
  readonly label: string
  /** The cell of the row that is typed into. */
  readonly field: string
  /** Under a line: what else may be said of it, by the path of its row. */
  readonly more?: (path: string) => ReactNode
}

/** Lines of a document, each with one quantity to fill in. */
export function LineQuantities({ lines, label, field, more }: LineQuantitiesProps) {
  return (
    <div className="grid gap-3">
      <p
        aria-hidden
        className="flex justify-between border-b border-border-subtle pb-2 text-xs font-medium text-muted-foreground"
      >
        <span>Barang</span>
        <span>{label}</span>
      </p>
      {lines.map((line, index) => (
        // A sentence against a quantity needs the whole line.
        <div
          key={line.key}
          className="grid grid-cols-[minmax(0,1fr)_136px] items-center gap-3 has-[[aria-invalid=true]]:grid-cols-1"
        >
          <span className="min-w-0">
            <span className="block font-medium">{line.description}</span>
            <span className="block text-xs text-muted-foreground">{line.note}</span>
          </span>
          <QuantityField
            name={`lines.${index}.${field}`}
            label={label}
            unit={line.unit}
            autoFocus={index === 0}
            className="[&>label]:sr-only"
          />
          {more && <div className="col-span-full pb-2 empty:hidden">{more(`lines.${index}`)}</div>}
        </div>
      ))}
    </div>
  )
}
