import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { dayFormat, percentFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { termText } from '#kit/screen/form/term-field.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { compareQuotes, type QuoteComparison, type QuoteDetail } from '../../quotes/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'
import { ChooseQuote } from '../acts/choose-quote.tsx'

const QuoteSheet = later(() => import('../acts/quote-sheet.tsx').then((parts) => parts.QuoteSheet))

const QuoteFiles = later(() => import('../acts/quote-files.tsx').then((parts) => parts.QuoteFiles))

const AskQuote = later(() => import('../acts/ask-quote.tsx').then((parts) => parts.AskQuote))

/** Suppliers side by side: a row per line, a column per quote, the lowest of each row marked. */
export function QuotesTab({ request }: { readonly request: RequestDetail }) {
  const asked = useAsk(compareQuotes, { id: request.id })
  const [editing, setEditing] = useState<QuoteDetail | 'new'>()
  const [isAsking, setAsking] = useState(false)
  const mayQuote = request.can.includes('quote')
  if (asked.failure && !asked.data) return <Unanswered asked={asked} />
  if (!asked.data) return <Loading rows={4} />
  const add = mayQuote && (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" icon={<Mail />} onClick={() => setAsking(true)}>
        Minta penawaran
      </Button>
      <Button size="sm" icon={<Plus />} onClick={() => setEditing('new')}>
        Tambah penawaran
      </Button>
    </span>
  )
  return (
    <>
      {asked.data.quotes.length === 0 ? (
        <div className="grid justify-items-center pb-8">
          <NothingYet text="Belum ada penawaran supplier. Bandingkan beberapa sebelum memesan." />
          {add}
        </div>
      ) : (
        <>
          <Comparison data={asked.data} onEdit={mayQuote ? setEditing : undefined} />
          {add && <div className="border-t border-border-subtle p-3">{add}</div>}
        </>
      )}
      {isAsking && <AskQuote request={request} onClose={() => setAsking(false)} />}
      {editing && (
        <QuoteSheet
          request={request}
          quote={editing === 'new' ? undefined : editing}
          comparison={asked.data}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

const head = 'border-b border-border px-4 py-3 text-left align-top font-normal'
const cell = 'border-b border-border-subtle px-4 py-2.5 align-top'

interface ComparisonProps {
  readonly data: QuoteComparison
  readonly onEdit: ((quote: QuoteDetail) => void) | undefined
}

function Comparison({ data, onEdit }: ComparisonProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label="Perbandingan penawaran" tabIndex={0}>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th
              scope="col"
              className={cx(head, 'sticky left-0 z-1 min-w-48 bg-card text-xs max-md:min-w-32 text-muted-foreground')}
            >
              Item
            </th>
            {data.quotes.map((quote) => (
              <th key={quote.id} scope="col" className={cx(head, 'min-w-36 border-l border-l-border-subtle')}>
                <QuoteHead quote={quote} onEdit={onEdit} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.lines.map((line) => (
            <tr key={line.requestLineId}>
              <th scope="row" className={cx(cell, 'sticky left-0 z-1 max-w-60 bg-card text-left font-normal')}>
                <span className="block font-medium wrap-anywhere">{line.description}</span>
                <span className="block text-xs text-muted-foreground figures">
                  {qtyFormat(line.qty)} {line.unit}
                  {line.lastPrice && ` · terakhir ${rupiah(line.lastPrice)}`}
                </span>
              </th>
              {line.prices.map((price, at) => (
                <td
                  key={data.quotes[at]?.id}
                  className={cx(cell, 'border-l border-l-border-subtle text-right figures')}
                >
                  {!price?.price ? (
                    <span className="text-subtle-foreground">—</span>
                  ) : (
                    <>
                      <span className={price.isLowest ? 'font-semibold text-success' : ''}>
                        {thousands(price.price)}
                        {price.isLowest && <span className="sr-only"> termurah</span>}
                      </span>
                      {price.costPrice !== price.price && (
                        <span className="block text-xs text-muted-foreground">
                          {ppnWord(data.quotes[at])} PPN {thousands(price.costPrice ?? '0')}
                        </span>
                      )}
                      {price.isChosen && <span className="block text-xs text-muted-foreground">dipilih</span>}
                      {price.discountPercent && (
                        <span className="block text-xs text-muted-foreground">
                          − {percentFormat(price.discountPercent)}
                        </span>
                      )}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={cx(cell, 'sticky left-0 z-1 bg-row-hover text-left font-semibold')}>
              Total
            </th>
            {data.quotes.map((quote) => (
              <td key={quote.id} className={cx(cell, 'border-l border-l-border-subtle bg-row-hover text-right')}>
                <b className={cx('block font-semibold figures', quote.isLowest && 'text-success')}>
                  {rupiah(quote.total)}
                </b>
                {quote.cost !== quote.total && (
                  <span className="block text-xs text-muted-foreground figures">
                    {ppnWord(quote)} PPN {rupiah(quote.cost)}
                  </span>
                )}
                {quote.offered < data.lines.length && (
                  <span className="block text-xs text-muted-foreground">
                    {quote.offered} dari {data.lines.length} barang
                  </span>
                )}
                {data.mayChoose && !quote.isChosen && <ChooseQuote data={data} quote={quote} />}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** How prices of a quote are held against others: without the PPN that is in them, or with what comes on top. */
function ppnWord(quote: Pick<QuoteDetail, 'priceIncludesTax'> | undefined): string {
  return quote?.priceIncludesTax ? 'tanpa' : 'dengan'
}

const link =
  'inline-flex min-h-6 items-center rounded-sm text-xs font-medium text-primary underline-offset-2 hover:underline'

function QuoteHead({ quote, onEdit }: { readonly quote: QuoteDetail; readonly onEdit: ComparisonProps['onEdit'] }) {
  const said = [
    quote.leadDays !== null && `${quote.leadDays} hari kirim`,
    quote.termDays !== null && `bayar ${termText(quote.termDays).toLowerCase()}`,
    quote.freight !== '0' && `ongkir ${rupiah(quote.freight)}`,
    quote.bearsTax && (quote.priceIncludesTax ? 'harga termasuk PPN' : 'harga belum PPN'),
  ]
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{quote.supplierName}</span>
        {quote.isChosen && <Badge tone="success">Dipilih</Badge>}
        {quote.isExpired && <Badge tone="warning">Kedaluwarsa</Badge>}
      </span>
      <span className="block text-xs text-muted-foreground">
        {quote.validUntil && `berlaku sampai ${dayFormat(quote.validUntil as Day, 'short')}`}
      </span>
      <span className="block text-xs text-muted-foreground">{said.filter(Boolean).join(' · ')}</span>
      <span className="mt-1 flex flex-wrap gap-x-3">
        {onEdit && !quote.isChosen && (
          <button type="button" className={link} onClick={() => onEdit(quote)}>
            Ubah penawaran
          </button>
        )}
        <button type="button" className={link} onClick={() => setOpen(true)}>
          Berkas{quote.fileCount > 0 && ` (${quote.fileCount})`}
          <span className="sr-only"> {quote.supplierName}</span>
        </button>
      </span>
      {isOpen && <QuoteFiles quote={quote} onClose={() => setOpen(false)} />}
    </>
  )
}
