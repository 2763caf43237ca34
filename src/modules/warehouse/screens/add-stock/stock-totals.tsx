import { rupiah } from '#ground/format.ts'
import { useRestedValue, useValue } from '#kit/screen/form/form-context.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { totalValue } from './costs.ts'
import { isBlankLine, type StockLine, type Way } from './values.ts'

const notes: Readonly<Record<Exclude<Way, 'masuk'>, string>> = {
  keluar: 'Barang keluar dinilai memakai harga rata-rata gudang.',
  transfer: 'Barang berada di perjalanan sampai gudang tujuan menerimanya. Nilainya ikut, tidak ada laba rugi.',
  opname: 'Jumlah menurut sistem dicatat saat opname dimulai. Selisih baru dibukukan setelah disetujui.',
}

/** How many lines, and what they are worth. */
export function StockTotals() {
  const lines = useRestedValue<readonly StockLine[]>('lines').filter((line) => !isBlankLine(line))
  const way = useValue<Way>('way')
  return (
    <Card title="Ringkasan" flush className="overflow-hidden">
      {way !== 'opname' && (
        <dl className="flex justify-between px-5 pb-4">
          <dt className="text-muted-foreground">Jumlah baris</dt>
          <dd className="font-medium figures">{lines.length}</dd>
        </dl>
      )}
      {way === 'masuk' ? (
        <div className="flex items-baseline justify-between border-t border-border-subtle bg-row-hover px-5 py-3.5">
          <span className="font-semibold">Total nilai</span>
          <b className="text-xl figures">{rupiah(totalValue(lines))}</b>
        </div>
      ) : (
        <p className="border-t border-border-subtle px-5 py-4 text-small text-muted-foreground">{notes[way]}</p>
      )}
    </Card>
  )
}
