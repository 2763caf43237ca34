import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Fragment, type ReactNode } from 'react'
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
  const add = () => insertRow(store, name, rows.length, { ...blank(), key: rowKey() })
  return (
    <div className="grid gap-4">
      {rows.map(
        (row, index) =>
          index >= from && (
            <Fragment key={row.key ?? index}>
              {index > from && <hr className="border-border-subtle" />}
              <div className="flex items-start gap-2">
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
          <Button variant="outline" size="sm" icon={<Plus />} onClick={add}>
            Tambah {of}
          </Button>
        </div>
      )}
    </div>
  )
}
