import Banknote from 'lucide-react/icons/banknote'
import Printer from 'lucide-react/icons/printer'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { OpeningCard } from '#kit/screen/document/opening-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { later } from '#kit/screen/client/later.tsx'
import type { Supplier } from '#modules/parties/suppliers/contract.ts'
import { postOpeningPayable } from '../../bills/change-contract.ts'
import { openPayableCard } from '../../papers/contract.ts'
import { usePayablePeriod } from './payable-period.ts'

const PaySheet = later(() => import('../acts/pay-sheet.tsx').then((parts) => parts.PaySheet))

const ASKED = { bayar: true }

/** Catat pembayaran; the list asks for it by the address. */
export function SupplierActs({ supplier }: { readonly supplier: Supplier }) {
  const [isPaying, setPaying] = useOpening<boolean>(ASKED)
  const mayPay = useCan('update pembelian-barang')
  return (
    <>
      {mayPay && (
        <Button icon={<Banknote />} onClick={() => setPaying(true)}>
          <span className="max-md:sr-only">Catat pembayaran</span>
        </Button>
      )}
      {mayPay && isPaying && (
        <PaySheet supplierId={supplier.id} supplierName={supplier.name} onClose={() => setPaying(undefined)} />
      )}
    </>
  )
}

/** In the menu: the kartu hutang on paper, of the period that is looked at. */
export function PrintPayables({ supplier: { id } }: { readonly supplier: Supplier }) {
  const period = usePayablePeriod()
  if (!useMay(openPayableCard)) return null
  const print = () => void printPaper(openPayableCard, { id, ...period })
  return (
    <MenuItem icon={<Printer />} onSelect={print}>
      Cetak kartu hutang
    </MenuItem>
  )
}

/** What we owed before the books began, until it is booked. */
export function OpeningPayable({ supplier }: { readonly supplier: Supplier }) {
  const mayBook = useMay(postOpeningPayable)
  const book = useAct(postOpeningPayable, { say: 'Saldo awal hutang dibukukan.' })
  const { openingBalance: amount, openingDate, id } = supplier
  if (!amount || amount === '0' || supplier.isOpeningPosted || !mayBook) return null
  const date = openingDate ?? today()
  return (
    <OpeningCard
      account="hutang"
      amount={amount}
      on={date}
      isBusy={book.isBusy}
      refusal={book.refusal?.message}
      onBook={() => void book.now({ id, date, dueDate: null, amount, reference: '', notes: '' })}
    />
  )
}
