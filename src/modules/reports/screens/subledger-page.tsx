import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { rangeFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { rupiah, thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import {
  exportSubledger,
  printSubledger,
  subledger,
  subledgers,
  type PartyRow,
  type Subledger,
  type SubledgerAccount,
} from '../subledger/contract.ts'

const days: ListFilter = { key: 'date', label: 'Periode', kind: 'days', quick: true }
const isKept = (code: string | undefined): code is SubledgerAccount => code !== undefined && code in subledgers

/** Buku pembantu: an account by party; every party leads to its rows in the ledger. */
export function SubledgerPage({ above }: { readonly above: ReactNode }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  const mayWages = useCan('view gaji')
  const account = isKept(search['akun']) ? search['akun'] : '1-1300'
  const asked = {
    account,
    ...(search['dateFrom'] && { from: search['dateFrom'] }),
    ...(search['dateTo'] && { to: search['dateTo'] }),
  }
  const report = useAsk(subledger, asked, { keep: true })
  const offered = (Object.keys(subledgers) as SubledgerAccount[]).filter((code) => mayWages || code !== '1-1400')
  return (
    <Page
      title="Buku pembantu"
      actions={
        <>
          <PaperLink endpoint={printSubledger} input={asked} label="Cetak" />
          <ExportMenu endpoint={exportSubledger} asked={asked} isShort />
        </>
      }
    >
      {above}
      <Card flush className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-2 border-b border-border-subtle px-5 py-2">
          <div className="w-80 max-w-full">
            <SelectBox aria-label="Akun" value={account} onChoose={(code) => set({ akun: code })}>
              {offered.map((code) => (
                <option key={code} value={code}>{`${code} ${subledgers[code]}`}</option>
              ))}
            </SelectBox>
          </div>
          <FilterChip filter={days} state={{ params: search, set }} />
        </div>
        {report.failure?.code === 'report.costs-hidden' || report.failure?.code === 'report.narrowed' ? (
          <Empty title="Laporan ini tidak untuk cakupan Anda." text={report.failure.message} />
        ) : (
          <AskedCard asked={report} rows={10}>
            {(data) => <Parties book={data} />}
          </AskedCard>
        )}
      </Card>
    </Page>
  )
}

function Parties({ book }: { readonly book: Subledger }) {
  const { account, from, to, rows, parties, ledger, difference, more } = book
  const all: readonly PartyRow[] = [...rows, { partyId: '', name: 'Jumlah', ...parties }]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 text-small text-muted-foreground">
        <span>{rangeFormat(from as Day, to as Day)}</span>
        <span>
          Saldo buku besar{' '}
          <Go
            to="/laporan-keuangan/"
            search={{ view: 'buku-besar', akun: account, dateFrom: from, dateTo: to }}
            className="for-thumb font-semibold text-foreground underline-offset-3 figures hover:underline"
          >
            {thousands(ledger.closing)}
          </Go>
        </span>
      </div>
      {difference !== '0' && (
        <Notice tone="warning" className="mx-5 mb-3">
          {`Selisih ${rupiah(difference)}: jurnal di akun ini yang tidak menyebut pihaknya. Bandingkan dengan buku besar.`}
        </Notice>
      )}
      {rows.length === 0 ? (
        <Empty
          title="Tidak ada saldo dan mutasi."
          text="Di periode ini akun ini kosong. Pilih akun atau periode lain."
        />
      ) : (
        <PlainTable
          label={`buku pembantu ${account}`}
          rows={all}
          keyOf={({ partyId }) => partyId || 'jumlah'}
          columns={[
            { id: 'name', title: 'Pihak', cell: (row) => <Party row={row} book={book} /> },
            { ...amount('opening', 'Saldo awal', true), cell: (row) => <Money value={row.opening} /> },
            { ...amount('debit', 'Debit', true), cell: (row) => <Money value={row.debit} /> },
            { ...amount('credit', 'Kredit', true), cell: (row) => <Money value={row.credit} /> },
            { ...amount('closing', 'Saldo akhir', false), cell: (row) => <Money value={row.closing} /> },
          ]}
        />
      )}
      {more > 0 && (
        <p className="px-5 py-3 text-small text-muted-foreground">{`Dan ${thousands(String(more))} pihak lain, lengkap di berkas ekspor.`}</p>
      )}
    </>
  )
}

const amount = (id: string, title: string, isWide: boolean) =>
  ({ id, title, width: 140, align: 'right', isWide }) as const

function Party({ row, book: { account, from, to } }: { readonly row: PartyRow; readonly book: Subledger }) {
  if (row.partyId === '') return <b className="font-semibold">{row.name}</b>
  return (
    <Go
      to="/laporan-keuangan/"
      search={{ view: 'buku-besar', akun: account, dateFrom: from, dateTo: to, pihak: row.partyId }}
      className="for-thumb rounded-sm underline-offset-3 hover:underline"
    >
      {row.name}
    </Go>
  )
}
