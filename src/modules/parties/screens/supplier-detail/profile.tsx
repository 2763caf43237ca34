import { pphWords } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import { dayFormat, qtyFormat } from '#ground/format.ts'
import { groupedId } from '#ground/identifiers.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Percent } from '#kit/screen/format/quantity.tsx'
import type { Supplier } from '../../suppliers/contract.ts'
import { Score } from '../party-list/cells.tsx'

/** How dealings with it went; nothing before the first one. */
export function ScoreFacts({ supplier }: { readonly supplier: Supplier }) {
  const { lastBoughtOn, onTimePercent, rejectPercent, priceDriftPercent, leadDays } = supplier.standing
  const rows: readonly Fact[] = [
    ['Terakhir beli', lastBoughtOn && <DateText value={lastBoughtOn} />],
    ['Rata-rata lama kirim', leadDays && `${qtyFormat(leadDays)} hari`],
    ['Tepat kirim', onTimePercent && <Score percent={onTimePercent} />],
    ['Barang ditolak', rejectPercent && <Score percent={rejectPercent} />],
    ['Pergeseran harga', priceDriftPercent && <Score percent={priceDriftPercent} />],
  ]
  const known = rows.filter(([, value]) => Boolean(value))
  return known.length > 0 && <KeyFacts rows={known} />
}

/** The lasting facts of a supplier. */
export function SupplierFacts({ supplier }: { readonly supplier: Supplier }) {
  const { npwp, nik, pphType, pphRate, sbuNo, sbuClass, sbuValidUntil, leadTimeDays, rating } = supplier
  const sbu = [sbuNo, sbuClass, sbuValidUntil && `s.d. ${dayFormat(sbuValidUntil as Day, 'short')}`].filter(Boolean)
  const rows: readonly Fact[] = [
    ['NPWP', npwp && <span className="code">{groupedId(npwp)}</span>],
    ['NIK', nik && <span className="code">{groupedId(nik)}</span>],
    ['PKP', supplier.isPkp ? 'Ya' : 'Tidak'],
    ['SBU', sbu.join(' · ')],
    ['Email', supplier.email && <span className="break-all">{supplier.email}</span>],
    ['Termin', supplier.paymentTermName ?? 'Bawaan perusahaan'],
    ['Lama kirim', typeof leadTimeDays === 'number' && `${leadTimeDays} hari`],
    ['Minimal pembelian', supplier.minOrder && <Money value={supplier.minOrder} rp />],
    ['PPh dipotong', pphType && <Withheld word={pphWords[pphType]} rate={pphRate} />],
    ['Penilaian', rating && <Stars count={rating} />],
    ['Catatan', supplier.notes],
  ]
  return <KeyFacts rows={rows.filter(([label, value]) => Boolean(value) || label === 'NPWP')} />
}

function Withheld({ word, rate }: { readonly word: string; readonly rate: string | null | undefined }) {
  return (
    <>
      {word}
      {rate && (
        <>
          {' '}
          · <Percent value={rate} />
        </>
      )}
    </>
  )
}

function Stars({ count }: { readonly count: number }) {
  return (
    <span role="img" aria-label={`${count} dari 5`}>
      {'★'.repeat(count)}
      <span className="text-subtle-foreground">{'☆'.repeat(5 - count)}</span>
    </span>
  )
}
