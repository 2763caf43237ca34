import { useEffect, useState } from 'react'
import { pphWords } from '#ground/pph.ts'
import { percentFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { TotalsRow } from '#kit/screen/document/totals.tsx'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import { cx } from '#kit/screen/ui/cx.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import {
  previewBill,
  type Billable,
  type BillableLine,
  type BillPreview,
  type LineMatch,
} from '../../bills/contract.ts'
import { freightSaid } from './why-waiting.ts'
import { billedIndexes, billFieldsOf, keyOf, type BillValues } from './bill-values.ts'

const GRID = 'md:grid md:grid-cols-[minmax(0,1fr)_92px_120px_140px_124px] md:items-start md:gap-x-3'

/** Ordered, received and billed side by side; a line that differs says by how much, and whether somebody must agree. */
export function MatchTable({ billable }: { readonly billable: Billable }) {
  const values = useValue<BillValues>('')
  const preview = usePreview(values, billable)
  const matches = new Map(billedIndexes(values).map((index, at) => [index, preview?.lines[at]]))
  if (billable.lines.length === 0) {
    return <p className="py-4 text-muted-foreground">Tidak ada barang yang sudah diterima dan belum ditagih.</p>
  }
  return (
    <section aria-label="Pencocokan" className="min-w-0">
      <div
        className={cx(GRID, 'hidden border-b border-border pb-2 text-xs font-medium text-muted-foreground')}
        aria-hidden
      >
        <span>Barang</span>
        <span className="text-right">Harga pesan</span>
        <span className="text-right">Ditagih</span>
        <span className="text-right">Harga nota</span>
        <span className="text-right">Selisih (Rp)</span>
      </div>
      {billable.lines.map((line, index) => (
        <Line key={keyOf(line)} line={line} index={index} match={matches.get(index)?.match} />
      ))}
      {preview && (
        <Sums
          preview={preview}
          freight={values.freight}
          tolerance={billable.tolerancePercent}
          isTaxed={values.withholdingKind !== ''}
        />
      )}
    </section>
  )
}

interface LineProps {
  readonly line: BillableLine
  readonly index: number
  readonly match: LineMatch | undefined
}

function Line({ line, index, match }: LineProps) {
  const path = `lines.${index}`
  const from = [line.receiptNumber ?? 'jasa', line.supplierSjNo && `surat jalan ${line.supplierSjNo}`]
  return (
    <div
      className={cx(
        GRID,
        'border-b border-border-subtle py-3 max-md:grid max-md:grid-cols-2 max-md:gap-3',
        match?.result === 'price-over' && 'shadow-[inset_3px_0_var(--danger)] md:pl-3',
      )}
    >
      <div className="min-w-0 max-md:col-span-2 md:pt-1">
        <span className="block font-medium">{line.description}</span>
        <span className="block text-xs text-muted-foreground">
          {from.filter(Boolean).join(' · ')} · belum ditagih {qtyFormat(line.openQty)} {line.unit}
          {line.handedQty !== null && ` · sudah serah terima ${qtyFormat(line.handedQty)}`}
        </span>
      </div>
      <span className="figures max-md:hidden md:pt-2 md:text-right">{thousands(line.orderedPrice)}</span>
      <QuantityField name={`${path}.qty`} label="Ditagih" unit={line.unit} className="md:[&>label]:sr-only" />
      <PriceField name={`${path}.price`} label="Harga nota" className="md:[&>label]:sr-only" />
      <Difference match={match} />
    </div>
  )
}

function Difference({ match }: { readonly match: LineMatch | undefined }) {
  if (!match || match.difference === '0') {
    return <span className="text-success max-md:col-span-2 md:pt-2 md:text-right">{match ? 'Cocok' : ''}</span>
  }
  const isOver = match.result === 'price-over'
  return (
    <span
      className={cx(
        'max-md:col-span-2 md:pt-1 md:text-right',
        isOver ? 'text-danger' : match.result === 'price-within' ? 'text-warning' : 'text-info',
      )}
    >
      <b className="block font-medium figures">{signed(match.difference)}</b>
      <span className="block text-xs">
        {match.percent && `${shortPercent(match.percent)} · `}
        {isOver ? 'di atas toleransi' : match.result === 'price-within' ? 'dalam toleransi' : 'lebih murah'}
      </span>
    </span>
  )
}

interface SumsProps {
  readonly preview: BillPreview
  readonly freight: string
  readonly tolerance: string
  /** A PPh is chosen; the lines on the paper may still bear none of it. */
  readonly isTaxed: boolean
}

function Sums({ preview, freight, tolerance, isTaxed }: SumsProps) {
  return (
    <>
      <dl className="mt-4 ml-auto grid w-76 max-w-full gap-2">
        <TotalsRow name="Dasar pengenaan pajak" amount={preview.dpp} />
        {preview.ppn !== '0' && <TotalsRow name="PPN" amount={preview.ppn} />}
        <div className="flex justify-between gap-4 border-t border-border pt-2 text-base font-semibold">
          <dt>Total tagihan</dt>
          <dd className="figures">{rupiah(preview.total)}</dd>
        </div>
        {preview.difference !== '0' && (
          <TotalsRow name="Termasuk selisih dari penerimaan" amount={preview.difference} />
        )}
        {isTaxed && <Withheld of={preview.withholding} />}
      </dl>
      {preview.isBeforeHandover && (
        <Notice tone="warning" className="mt-4">
          Ada jasa yang ditagih melebihi berita acara serah terimanya. Catat serah terimanya dulu, atau tagihan akan
          menunggu persetujuan orang lain.
        </Notice>
      )}
      {preview.isOverTolerance && (
        <Notice tone="warning" className="mt-4">
          {whatIsOver(preview, freight)} Toleransinya {percentFormat(tolerance)}; tagihan akan menunggu persetujuan
          orang lain.
        </Notice>
      )}
    </>
  )
}

function whatIsOver({ lines, freight: { match, ordered } }: BillPreview, freight: string): string {
  const isLineOver = lines.some((line) => line.match.result === 'price-over')
  return [isLineOver && 'Ada harga di atas toleransi.', match === 'price-over' && freightSaid(freight, ordered)]
    .filter(Boolean)
    .join(' ')
}

function Withheld({ of }: { readonly of: BillPreview['withholding'] }) {
  if (of === null) return <TotalsRow name="PPh dipotong" text="Tidak ada" />
  const name = `${pphWords[of.kind]} dari ${rupiah(of.base)}`
  return <TotalsRow name={name} amount={`-${of.amount}`} />
}

function signed(amount: string): string {
  return amount.startsWith('-') ? thousands(amount) : `+${thousands(amount)}`
}

const PAUSE = 400

/** What the bill would be, asked when typing rests; the last answer stays in sight meanwhile. */
function usePreview(values: BillValues, billable: Billable): BillPreview | undefined {
  const [preview, setPreview] = useState<BillPreview>()
  // The figures do not go by the code of what PPh is held back for: half typed it would be refused.
  const fields = { ...billFieldsOf(values, billable), withholdingObject: null }
  const isReady = fields.lines.length > 0 && fields.lines.every((line) => line.price !== '')
  const key = isReady ? JSON.stringify(fields) : ''
  useEffect(() => {
    if (key === '') return setPreview(undefined)
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      const asked = { supplierId: billable.supplierId, ...(JSON.parse(key) as typeof fields) }
      ask(previewBill, asked, { signal: stopping.signal, isQuiet: true }).then(setPreview, () => undefined)
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [key, billable.supplierId])
  return preview
}
