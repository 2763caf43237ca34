import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { download } from '../client/download.ts'
import { part } from '../client/fetched.ts'
import { useMay } from '../client/use-can.ts'
import { Button } from '../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

interface ExportMenuProps {
  readonly endpoint: Endpoint
  /** What the list asks; its page does not count. */
  readonly asked: Readonly<Record<string, string | undefined>>
  /** Asked besides what the URL says, as for the list itself. */
  readonly always?: Readonly<Record<string, string>>
  readonly printing?: ListPaper | undefined
  /** On a phone its icon stands alone, beside other acts. */
  readonly isShort?: boolean
  /** What is taken, where another file stands beside it: 'Ekspor jurnal'. */
  readonly label?: string
}

/** A paper of everything the filter shows. */
export interface ListPaper {
  readonly endpoint: Endpoint
  /** 'Cetak daftar harga' */
  readonly label: string
}

/** Everything the filter shows, as a file; the columns are those of the list. */
export function ExportMenu({ endpoint, asked: shown, always, printing, isShort, label = 'Ekspor' }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false)
  if (!useMay(endpoint)) return null
  const { after: _after, before: _before, size: _size, ...asked } = shown
  const take = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    await download(endpoint, { ...asked, ...always, format })
    setBusy(false)
  }
  const print = async ({ endpoint: paper }: ListPaper) => {
    setBusy(true)
    const { printPaper } = await part(() => import('../paper/print-paper.ts'))
    await printPaper(paper, { ...asked, ...always } as InputOf<Endpoint>)
    setBusy(false)
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button
          variant="ghost"
          icon={<Download />}
          isBusy={isBusy}
          busyText="Mengekspor…"
          className={isShort ? 'max-md:order-last' : undefined}
        >
          <span className={isShort ? 'max-md:sr-only' : undefined}>{label}</span>
        </Button>
      }
    >
      <MenuItem onSelect={() => void take('xlsx')}>Excel (XLSX)</MenuItem>
      <MenuItem onSelect={() => void take('csv')}>CSV</MenuItem>
      {printing && <MenuItem onSelect={() => void print(printing)}>{printing.label}</MenuItem>}
    </Menu>
  )
}
