import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { chooseQuote, type QuoteComparison, type QuoteDetail } from '../../quotes/contract.ts'

interface ChooseProps {
  readonly data: QuoteComparison
  readonly quote: QuoteDetail
}

/** Chooses a quote for the lines that are ticked: at first all it offers that no other quote has. */
export function ChooseQuote({ data, quote }: ChooseProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" className="mt-2" onClick={() => setAsking(true)}>
        Pilih
      </Button>
      {isAsking && <Ask data={data} quote={quote} onClose={() => setAsking(false)} />}
    </>
  )
}

function Ask({ data, quote, onClose }: ChooseProps & { readonly onClose: () => void }) {
  const act = useAct(chooseQuote, {
    say: 'Draf pembelian dibuat dari penawaran.',
    then: (order) => `/pembelian-barang/detail/${order.id}`,
  })
  const at = data.quotes.indexOf(quote)
  const offered = data.lines.filter((line) => line.isOpen && line.prices[at]?.price)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const lines = offered.map((line) => line.requestLineId).filter((id) => !left.includes(id))
  const tick = (id: string, isTicked: boolean) => {
    setLeft(isTicked ? left.filter((each) => each !== id) : [...left, id])
    setEmpty(false)
  }
  const choose = (reason: string) => {
    if (lines.length === 0) return setEmpty(true)
    void act.now({ id: quote.id, version: quote.version, reason, lines })
  }
  return (
    <Confirm
      asksReason
      title={`Pilih ${quote.supplierName}?`}
      text="Yang dicentang menjadi draf pembelian; sisanya masih bisa dipilih dari supplier lain. Alasannya tersimpan bersama perbandingan ini."
      act="Pilih penawaran"
      doing={act}
      onConfirm={choose}
      onClose={onClose}
    >
      <fieldset className="mt-4 grid max-h-60 gap-2 overflow-y-auto">
        <legend className="sr-only">Barang yang dipesan</legend>
        {offered.map((line) => (
          <CheckBox
            key={line.requestLineId}
            checked={!left.includes(line.requestLineId)}
            onChange={(isTicked) => tick(line.requestLineId, isTicked)}
            label={
              <span className="flex min-w-0 flex-1 justify-between gap-3">
                <span className="min-w-0">
                  {line.description}
                  <span className="block text-xs text-muted-foreground figures">
                    {qtyFormat(line.qty)} {line.unit}
                  </span>
                </span>
                <span className="flex-none text-right figures">
                  {rupiah(line.prices[at]?.price ?? '0')}
                  {line.prices[at]?.isLowest && <span className="block text-xs text-success">{lowestSaid(quote)}</span>}
                </span>
              </span>
            }
          />
        ))}
      </fieldset>
      {(isEmpty || offered.length === 0) && (
        <p role="alert" className="mt-2 text-small font-medium text-danger">
          {offered.length === 0 ? 'Semua yang ditawarkan sudah dipesan.' : 'Centang paling sedikit satu barang.'}
        </p>
      )}
    </Confirm>
  )
}

// A price with PPN may be the lowest though another reads less.
function lowestSaid({ bearsTax, priceIncludesTax }: QuoteDetail): string {
  return bearsTax && priceIncludesTax ? 'termasuk PPN, termurah' : 'termurah'
}
