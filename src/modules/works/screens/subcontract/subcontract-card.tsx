import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dayFormat, percentFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { today } from '#kit/screen/format/zone.ts'
import {
  subcontractBillKinds,
  subcontractStatuses,
  type ReadySubcontractBill,
  type SubcontractLine,
  type SubcontractSeen,
} from '../../subcontract/contract.ts'
import { SubcontractActs } from './acts.tsx'
import { BillsOfSubcontract, OpnamesOfSubcontract } from './papers.tsx'

const OpnameSheet = later(() => import('./opname-sheet.tsx').then((parts) => parts.OpnameSheet))
const BillSheet = later(() => import('./bill-sheet.tsx').then((parts) => parts.BillSheet))

const tones: Readonly<Record<SubcontractSeen['status'], Tone>> = {
  draft: 'neutral',
  running: 'info',
  closed: 'success',
}

interface SubcontractCardProps {
  readonly subcontract: SubcontractSeen
  readonly onEdit: () => void
}

/** One subcontract: its lines, what may be billed now, its opnames and its bills. */
export function SubcontractCard({ subcontract, onEdit }: SubcontractCardProps) {
  const [isMeasuring, setMeasuring] = useState(false)
  const [billing, setBilling] = useState<ReadySubcontractBill>()
  const { number, supplierName, subject, status } = subcontract
  const place = useSought(subcontract.id)
  const name = number ?? 'Draf SPK'
  return (
    <section ref={place} aria-label={`${name} ${supplierName}`} className="scroll-mt-20 border-t border-border pb-4">
      <div className="flex flex-wrap items-start gap-3 px-5 py-4">
        <div className="min-w-0">
          <h3 className="text-base font-semibold">
            <span className="code">{name}</span> {supplierName}
          </h3>
          <p className="text-small text-muted-foreground">{`${subject}, ${dayFormat(subcontract.date as Day, 'dense', today())}`}</p>
        </div>
        <Badge tone={tones[status]}>{subcontractStatuses[status]}</Badge>
        <SubcontractActs subcontract={subcontract} onEdit={onEdit} onMeasure={() => setMeasuring(true)} />
      </div>
      <Facts subcontract={subcontract} />
      <PlainTable label={`Pekerjaan ${name}`} columns={lineColumns} rows={subcontract.lines} keyOf={(row) => row.id} />
      {subcontract.ready.map((bill) => (
        <Ready key={bill.kind} bill={bill} onBill={() => setBilling(bill)} />
      ))}
      <OpnamesOfSubcontract subcontract={subcontract} onEdit={() => setMeasuring(true)} />
      <BillsOfSubcontract subcontract={subcontract} />
      {isMeasuring && <OpnameSheet subcontract={subcontract} onClose={() => setMeasuring(false)} />}
      {billing && <BillSheet subcontract={subcontract} bill={billing} onClose={() => setBilling(undefined)} />}
    </section>
  )
}

// Who comes from the search has the one that was found before them.
function useSought(id: string) {
  const { spk }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (spk === id) place.current?.scrollIntoView({ block: 'start' })
  }, [spk, id])
  return place
}

function Facts({ subcontract: one }: { readonly subcontract: SubcontractSeen }) {
  const share = (text: string | null) => (text === null ? 'tanpa' : percentFormat(text))
  const facts: readonly (readonly [string, string])[] = [
    ['Nilai SPK sebelum PPN', rupiah(one.total)],
    ['Sudah ditagih', rupiah(one.billed)],
    [`Uang muka (${share(one.advance)}) belum dipotong`, rupiah(one.advanceOpen)],
    [`Retensi (${share(one.retention)}) ditahan`, rupiah(one.retentionHeld)],
  ]
  return (
    <dl className="grid grid-cols-4 gap-4 px-5 pb-4 max-lg:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-muted-foreground">{label}</dt>
          <dd className="font-semibold figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const lineColumns: readonly PlainColumn<SubcontractLine>[] = [
  { id: 'code', title: 'No.', width: 80, isWide: true, cell: (row) => <span className="code">{row.code}</span> },
  { id: 'name', title: 'Pekerjaan', cell: (row) => <span className="block truncate">{row.description}</span> },
  { id: 'unit', title: 'Sat.', width: 56, isWide: true, cell: (row) => row.unit },
  { id: 'volume', title: 'Volume', width: 96, align: 'right', cell: (row) => <Qty value={row.volume} /> },
  { id: 'measured', title: 'Diopname', width: 96, align: 'right', cell: (row) => <Qty value={row.measured} /> },
  {
    id: 'price',
    title: 'Harga (Rp)',
    width: 112,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.price} />,
  },
  {
    id: 'amount',
    title: 'Jumlah (Rp)',
    width: 136,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.amount} />,
  },
]

function Ready({ bill, onBill }: { readonly bill: ReadySubcontractBill; readonly onBill: () => void }) {
  const mayBill = useCan('create pembelian-barang')
  const name = subcontractBillKinds[bill.kind]
  const minusOf = (amount: string) => (amount === '0' ? amount : `-${amount}`)
  const rows: readonly (readonly [string, string])[] = [
    [bill.kind === 'progress' ? 'Nilai opname' : name, bill.gross],
    ['Potongan uang muka', minusOf(bill.advance)],
    ['Retensi ditahan', minusOf(bill.retention)],
    ['PPN', bill.ppn],
    ['Jumlah tagihan', bill.total],
    ['PPh dipotong saat dibayar', minusOf(bill.withheld)],
    ['Dibayar', bill.payable],
  ]
  return (
    <div className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-3">
        <h4 className="font-semibold">{`${name} siap ditagih`}</h4>
        {mayBill && (
          <Button className="ml-auto" onClick={onBill}>
            {`Catat tagihan ${name.toLowerCase()}`}
          </Button>
        )}
      </div>
      <dl className="mt-2 max-w-140">
        {rows
          .filter(([, value]) => value !== '0')
          .map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b border-border-subtle py-1.5">
              <dt className="text-muted-foreground">{label}</dt>
              <dd>
                <Money value={value} rp />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
