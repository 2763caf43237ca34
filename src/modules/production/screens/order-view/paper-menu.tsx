import Printer from 'lucide-react/icons/printer'
import { askFile } from '#kit/screen/client/ask.ts'
import { printPdf } from '#kit/screen/paper/print.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Menu, MenuItem } from '#kit/screen/ui/menu.tsx'
import type { OrderDetail } from '../../orders/contract.ts'
import { openLabels, openPaper, type PaperKind } from '../../papers/contract.ts'

/** Cetak: the SPK, the card of what happened, labels for the pieces. */
export function PaperMenu({ order }: { readonly order: OrderDetail }) {
  const made = Number(order.goodQty)
  return (
    <Menu label="Cetak" trigger={<Button icon={<Printer />}>Cetak</Button>}>
      <MenuItem onSelect={() => void printPaper(order.id, 'spk')}>SPK produksi</MenuItem>
      <MenuItem onSelect={() => void printPaper(order.id, 'kartu')}>Kartu produksi</MenuItem>
      <MenuItem onSelect={() => void printLabels(order.id, 24)}>Label, satu lembar (24)</MenuItem>
      {made >= 1 && Number.isInteger(made) && made <= 480 && made !== 24 && (
        <MenuItem onSelect={() => void printLabels(order.id, made)}>Label untuk {made} hasil</MenuItem>
      )}
    </Menu>
  )
}

async function printPaper(id: string, kind: PaperKind): Promise<void> {
  const { file } = await askFile(openPaper, { id, kind })
  printPdf(file)
}

async function printLabels(id: string, copies: number): Promise<void> {
  const { file } = await askFile(openLabels, { id, copies })
  printPdf(file)
}
