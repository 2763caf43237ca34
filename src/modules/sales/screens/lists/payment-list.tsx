import { payMethodWords } from '#ground/pay-method.ts'
import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { beginning } from '#kit/screen/list/paper-beginning.tsx'
import { moneyColumn, orDash } from '#kit/screen/list/paper-cells.tsx'
import { useOpened } from '#kit/screen/list/use-opened.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import { paymentStatusWords } from '../../payments/columns.ts'
import { exportPayments, listPayments, recordPayment, type PaymentListRow } from '../../payments/contract.ts'
import {
  PaymentAsked,
  PaymentItems,
  type PaymentActsOf,
  type PaymentAsking,
} from '../../payments/screens/payment-acts.tsx'

const TakePayment = later(() => import('./take-payment.tsx').then((parts) => parts.TakePayment))
const SeePayment = later(() => import('../acts/see-payment.tsx').then((parts) => parts.SeePayment))

/** The search begins one by the address. */
const ASKED = { catat: true }

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'uang-muka', label: 'Masih ada uang muka', set: { hasAdvance: 'true' } },
  { id: 'tanpa-bukti', label: 'Tanpa bukti potong', set: { lacksProof: 'true' } },
]

const filtersOf = (): readonly ListFilter[] => [
  { key: 'method', label: 'Cara', kind: 'many', quick: true, words: optionsOf(payMethodWords) },
  { key: 'date', label: 'Periode', kind: 'days', quick: true },
  { key: 'customerId', label: 'Pelanggan', kind: 'one', quick: true, source: customerSource() },
  { key: 'amount', label: 'Nilai', kind: 'amounts' },
  { key: 'state', label: 'Status', kind: 'many', words: optionsOf(paymentStatusWords) },
]

const columns: readonly ListColumn<PaymentListRow>[] = [
  ...beginning<PaymentListRow>({ id: 'customerName', title: 'Pelanggan', of: (row) => row.customerName }),
  { id: 'invoiceLabels', title: 'Untuk', width: 148, priority: 3, cell: (row) => orDash(row.invoiceLabels) },
  {
    id: 'cashAccountName',
    title: 'Kas / Rekening',
    width: 148,
    priority: 4,
    card: 'meta',
    cell: (row) => orDash(row.cashAccountName),
  },
  moneyColumn({ id: 'amount', title: 'Diterima (Rp)', priority: 1, card: 'amount', sort: 'down' }, (row) => row.amount),
  moneyColumn({ id: 'withheldTotal', title: 'PPh dipotong', priority: 5 }, (row) => row.withheldTotal),
  {
    id: 'proofNos',
    title: 'Bukti potong',
    width: 140,
    priority: 7,
    isSpare: true,
    cell: (row) => orDash(row.proofNos),
  },
  moneyColumn({ id: 'unallocated', title: 'Uang muka', priority: 6 }, (row) => row.unallocated),
  {
    id: 'state',
    title: 'Status',
    width: 116,
    priority: 2,
    card: 'status',
    cell: (row) => <Badge tone={row.state === 'void' ? 'neutral' : 'success'}>{paymentStatusWords[row.state]}</Badge>,
  },
  {
    id: 'method',
    title: 'Cara',
    width: 116,
    priority: 7,
    isSpare: true,
    cell: (row) => payMethodWords[row.method],
  },
  { id: 'reference', title: 'Referensi', width: 132, priority: 7, isSpare: true, cell: (row) => orDash(row.reference) },
  ...whenColumns<PaymentListRow>(),
]

/** Money received from every customer, what it paid and what of it is still an advance; the one that the address names stands open. */
export function PaymentList({ above }: { readonly above: ReactNode }) {
  const [filters] = useState(filtersOf)
  const opened = useOpened('/order/')
  const [doing, setDoing] = useState<{ readonly payment: PaymentActsOf; readonly asking: PaymentAsking }>()
  const mayTake = useMay(recordPayment)
  const [isTaking, setTaking] = useOpening<boolean>(ASKED)
  const take = mayTake && (
    <Button variant="filled" icon={<Plus />} onClick={() => setTaking(true)}>
      Catat pembayaran
    </Button>
  )
  return (
    <>
      <ListPage
        title="Pembayaran"
        path="/order/"
        keptAs="/order/pembayaran"
        noun="pembayaran"
        endpoint={listPayments}
        exporting={exportPayments}
        above={above}
        columns={columns}
        views={views}
        filters={filters}
        searchFor="Cari nomor, pelanggan, referensi…"
        defaultSort="-date"
        nameOf={(row) => row.label}
        bulk={() => null}
        primary={take}
        onCreate={mayTake ? () => setTaking(true) : undefined}
        linkOf={opened.linkOf}
        menuOf={(row) => (
          <PaymentItems payment={actsOf(row)} onAsk={(asking) => setDoing({ payment: actsOf(row), asking })} />
        )}
        first={{
          title: 'Belum ada pembayaran.',
          text: 'Catat uang yang diterima di sini, atau dari order dan pelanggannya.',
          actions: take,
        }}
      />
      {isTaking && mayTake && <TakePayment onClose={() => setTaking(undefined)} />}
      {opened.id && <SeePayment id={opened.id} walk={opened.walk} onClose={opened.close} />}
      {doing && <PaymentAsked {...doing} onClose={() => setDoing(undefined)} />}
    </>
  )
}

function actsOf({ id, label, state, version, withheldTotal }: PaymentListRow): PaymentActsOf {
  return { id, number: label, state, version, withheld: withheldTotal }
}
