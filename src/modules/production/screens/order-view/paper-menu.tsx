import Printer from 'lucide-react/icons/printer'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Menu, MenuItem } from '#kit/screen/ui/menu.tsx'
import type { OrderDetail } from '../../orders/contract.ts'
import { openLabels, openPaper } from '../../papers/contract.ts'

/** Cetak: the SPK, the card of what happened, labels for the pieces. */
export function PaperMenu({ order }: { readonly order: OrderDetail }) {
  const made = Number(order.goodQty)
  return (
    <Menu label="Cetak" trigger={<Button icon={<Printer />}>Cetak</Button>}>
      <MenuItem onSelect={() => void printPaper(openPaper, { id: order.id, kind: 'spk' })}>SPK produksi</MenuItem>
      <MenuItem onSelect={() => void printPaper(openPaper, { id: order.id, kind: 'kartu' })}>Kartu produksi</MenuItem>
      <MenuItem onSelect={() => void printPaper(openLabels, { id: order.id, copies: 24 })}>
        Label, satu lembar (24)
      </MenuItem>
      {made >= 1 && Number.isInteger(made) && made <= 480 && made !== 24 && (
        <MenuItem onSelect={() => void printPaper(openLabels, { id: order.id, copies: made })}>
          Label untuk {made} hasil
        </MenuItem>
      )}
    </Menu>
  )
}
