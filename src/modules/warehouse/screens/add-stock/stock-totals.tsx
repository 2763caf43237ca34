import { rupiah } from '#ground/format.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { totalValue } from './costs.ts'
import { isBlankLine, type StockLine } from './values.ts'

/** How many lines, and what they are worth. */
export function StockTotals() {
  const lines = useValue<readonly StockLine[]>('lines').filter((line) => !isBlankLine(line))
  const isOut = useValue<string>('type') === 'pengeluaran'
  return (
    <Card title="Ringkasan" flush className="overflow-hidden">
      <dl className="flex justify-between px-5 pb-4">
        <dt className="text-muted-foreground">Jumlah baris</dt>
        <dd className="font-medium figures">{lines.length}</dd>
      </dl>
      {isOut ? (
        <p className="border-t border-border-subtle px-5 py-4 text-small text-muted-foreground">
          Barang keluar dinilai memakai harga rata-rata gudang.
        </p>
      ) : (
        <div className="flex items-baseline justify-between border-t border-border-subtle bg-row-hover px-5 py-3.5">
          <span className="font-semibold">Total nilai</span>
          <b className="text-xl figures">{rupiah(totalValue(lines))}</b>
        </div>
      )}
    </Card>
  )
}
