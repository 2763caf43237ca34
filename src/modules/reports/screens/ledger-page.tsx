import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rangeFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ledgerColumns } from './ledger-columns.tsx'
import { exportJournal, exportLedger, ledger, ledgerAccounts, printLedger, type Ledger } from '../ledger/contract.ts'

const days: ListFilter = { key: 'date', label: 'Periode', kind: 'days', quick: true }
const CASH = '1-1100'

/** The ledger of an account, line by line with the balance after each; account and days stand in the address. */
export function LedgerPage({ above }: { readonly above: ReactNode }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, setelah: undefined, ...changes } as never, resetScroll: false })
  const account = /^\d-\d{4}$/.test(search['akun'] ?? '') ? search['akun'] : CASH
  const span = {
    ...(search['dateFrom'] && { from: search['dateFrom'] }),
    ...(search['dateTo'] && { to: search['dateTo'] }),
  }
  const shown = {
    ...{ account: account ?? CASH, ...span },
    ...(search['projectId'] && { projectId: search['projectId'] }),
    ...(search['penutup'] === 'tanpa' && { closing: 'tanpa' as const }),
    ...(search['pihak'] && { partyId: search['pihak'] }),
  }
  const asked = useAsk(ledger, { ...shown, ...(search['setelah'] && { after: search['setelah'] }) }, { keep: true })
  const accounts = useAsk(ledgerAccounts, {}, { freshFor: 300_000 })
  return (
    <Page
      title="Buku besar"
      actions={
        <>
          <PaperLink endpoint={printLedger} input={shown} label="Cetak" />
          <ExportMenu endpoint={exportLedger} asked={shown} />
          <ExportMenu endpoint={exportJournal} asked={span} label="Ekspor jurnal" />
        </>
      }
    >
      {above}
      <Card flush className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-2 border-b border-border-subtle px-5 py-2">
          <div className="w-80 max-w-full">
            <SelectBox
              aria-label="Akun"
              value={account ?? CASH}
              onChoose={(code) => set({ akun: code, pihak: undefined })}
            >
              {(accounts.data ?? [{ code: account ?? CASH, name: '' }]).map(({ code, name }) => (
                <option key={code} value={code}>{`${code} ${name}`}</option>
              ))}
            </SelectBox>
          </div>
          <FilterChip filter={days} state={{ params: search, set }} />
        </div>
        <AskedCard asked={asked} rows={10}>
          {(data) => (
            <Lines ledger={data} isBeforeClosing={'closing' in shown} onNext={(next) => set({ setelah: next })} />
          )}
        </AskedCard>
      </Card>
    </Page>
  )
}

interface LinesProps {
  readonly ledger: Ledger
  readonly isBeforeClosing: boolean
  readonly onNext: (next: string) => void
}

function Lines({ ledger: book, isBeforeClosing, onNext }: LinesProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 text-small text-muted-foreground">
        <span>
          {[
            rangeFormat(book.from as Day, book.to as Day),
            book.projectName,
            book.partyName,
            isBeforeClosing && 'jurnal penutup tidak dihitung',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>
          Saldo awal{' '}
          <b className="font-semibold text-foreground figures">
            <Money value={book.opening} />
          </b>
        </span>
        <span>
          Saldo akhir{' '}
          <b className="font-semibold text-foreground figures">
            <Money value={book.closing} />
          </b>
        </span>
      </div>
      {book.rows.length === 0 ? (
        <Empty title="Tidak ada mutasi." text="Di periode ini akun ini tidak bergerak. Pilih periode lain." />
      ) : (
        <PlainTable
          label={`buku besar ${book.name}`}
          rows={book.rows}
          keyOf={(row) => row.id}
          columns={ledgerColumns}
        />
      )}
      {book.next && (
        <div className="px-5 py-3">
          <Button onClick={() => onNext(book.next ?? '')}>Baris berikutnya</Button>
        </div>
      )}
    </>
  )
}
