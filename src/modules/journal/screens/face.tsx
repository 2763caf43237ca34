import { thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { documentEntries, type EntryDetail } from '../contract.ts'

export { documentPage } from '../document-page.ts'
export { CashAccountField } from './cash-account-field.tsx'
export { freshGiro, GiroFields, giroInput, type GiroValues } from './giro-fields.tsx'

/** What stood in the ledger when the books began, as it may be brought in from a file. */
export const openingImports = [
  { name: 'saldo-awal-akun', label: 'Saldo awal akun', permissions: ['create laporan-keuangan'] },
  { name: 'saldo-awal-kas', label: 'Saldo awal kas & bank', permissions: ['create laporan-keuangan'] },
]

/** What a document booked, for those who may see the books: each line with its side. */
export function JournalCard({ id, title = 'Jurnal' }: { id: string; title?: string }) {
  const maySee = useMay(documentEntries)
  const { data } = useAsk(documentEntries, { id }, { when: maySee })
  if (!data || data.length === 0) return null
  return (
    <Card title={title}>
      <div className="grid gap-4">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </div>
    </Card>
  )
}

// As an entry is written by hand, whatever order its accounts have.
function debitsFirst(lines: EntryDetail['lines']) {
  return [...lines.filter(({ debit }) => debit !== '0'), ...lines.filter(({ debit }) => debit === '0')]
}

function Entry({ entry }: { entry: EntryDetail }) {
  return (
    <div className="grid gap-2 text-small">
      <p className="flex justify-between gap-3 text-xs text-subtle-foreground">
        <span className="code">{entry.number}</span>
        {entry.isReversal ? 'Pembalik' : null}
      </p>
      {debitsFirst(entry.lines).map((line, index) => {
        const isDebit = line.debit !== '0'
        return (
          <p key={`${line.account}-${index}`} className={`flex justify-between gap-3 ${isDebit ? '' : 'pl-4'}`}>
            <span className="min-w-0 text-muted-foreground">
              <span className="sr-only">{isDebit ? 'Debit' : 'Kredit'} </span>
              {line.name}
            </span>
            <span className="font-medium figures">{thousands(isDebit ? line.debit : line.credit)}</span>
          </p>
        )
      })}
    </div>
  )
}
