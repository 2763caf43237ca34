import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Fragment, useRef, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useFormScope, useValue } from './form-context.ts'
import { insertRow, removeRow, rowKey, type KeyedRow } from './rows.ts'

interface RepeatProps {
  readonly name: string
  /** What one of them is called: 'kontak'. */
  readonly of: string
  /** A fresh one. */
  readonly blank: () => Record<string, unknown>
  readonly most?: number
  /** The first ones are shown elsewhere. */
  readonly from?: number
  readonly children: (path: string, index: number) => ReactNode
}

/** A group of fields that may stand several times: contacts, addresses, bank accounts. */
export function Repeat({ name, of, blank, most = 50, from = 0, children }: RepeatProps) {
  const { store } = useFormScope()
  const rows = useValue<readonly KeyedRow[] | undefined>(name) ?? []
  const own = useRef<HTMLDivElement>(null)
  const add = () => {
    insertRow(store, name, rows.length, { ...blank(), key: rowKey() })
    // What was asked for is begun at once.
    setTimeout(() => focusLastRow(own.current), 0)
  }
  return (
    <div ref={own} data-rows className="grid gap-4">
      {rows.map(
        (row, index) =>
          index >= from && (
            <Fragment key={row.key ?? index}>
              {index > from && <hr className="border-border-subtle" />}
              <div data-one-row className="flex items-start gap-2">
                <div className="grid min-w-0 flex-1 gap-4">{children(`${name}.${index}`, index)}</div>
                <IconButton
                  label={`Hapus ${of} ${index + 1 - from}`}
                  icon={<X />}
                  className="mt-6 -mr-2"
                  onClick={() => removeRow(store, name, index)}
                />
              </div>
            </Fragment>
          ),
      )}
      {rows.length < most && (
        <div>
          <Button variant="outline" size="sm" icon={<Plus />} onClick={add} data-adds-row>
            Tambah {of}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Puts the cursor into the first field of the last row, once it is drawn. */
export function focusLastRow(rows: HTMLElement | null): void {
  const last = [...(rows?.querySelectorAll<HTMLElement>('[data-one-row]') ?? [])].at(-1)
  last?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
