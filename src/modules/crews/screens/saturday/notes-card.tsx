import { thousands } from '#ground/format.ts'
import { money, minus, sum } from '#ground/money.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { cashOf, notesFor } from '../../wages/cash.ts'

/** Pecahan uang: which notes and coins to fetch so that every envelope can be filled. */
export function NotesCard({ amounts }: { readonly amounts: readonly string[] }) {
  const envelopes = amounts.map((text) => money(text)).filter((amount) => amount > 0n)
  if (envelopes.length === 0) return null
  const pieces = notesFor(envelopes)
  const total = cashOf(envelopes)
  const rounding = minus(total, sum(envelopes))
  return (
    <Card title="Pecahan uang" help="Bila semua yang dipilih dibayar tunai." flush>
      <table className="w-full text-left" aria-label="Pecahan uang">
        <thead>
          <tr className="h-9 text-xs text-muted-foreground [&>*]:border-y [&>*]:border-border [&>*]:bg-row-hover [&>*]:px-5 [&>*]:font-medium">
            <th scope="col">Pecahan (Rp)</th>
            <th scope="col" className="text-right">
              Lembar
            </th>
            <th scope="col" className="text-right">
              Jumlah (Rp)
            </th>
          </tr>
        </thead>
        <tbody>
          {pieces.map(({ worth, count }) => (
            <tr key={worth} className="h-8 figures [&>*]:px-5">
              <th scope="row" className="font-normal">
                {thousands(String(worth))}
                {worth <= 500 && <span className="ml-2 text-xs text-muted-foreground">koin</span>}
              </th>
              <td className="text-right">{count}</td>
              <td className="text-right">{thousands(String(worth * count))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-9 font-semibold figures [&>*]:border-t [&>*]:border-border [&>*]:px-5">
            <th scope="row">{`${envelopes.length} amplop`}</th>
            <td className="text-right">{pieces.reduce((all, { count }) => all + count, 0)}</td>
            <td className="text-right">{thousands(total)}</td>
          </tr>
        </tfoot>
      </table>
      {rounding > 0n && (
        <p className="border-t border-border-subtle px-5 py-2 text-xs text-muted-foreground">
          {`Amplop dibulatkan ke atas Rp500, Rp${thousands(rounding)} ke akun pembulatan.`}
        </p>
      )}
    </Card>
  )
}
