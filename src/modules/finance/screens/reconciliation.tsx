import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { FilterChip } from '#kit/screen/list/filter-chip.tsx'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { cashStandings } from '../entries/contract.ts'
import {
  lockReconciliation,
  openReconciliation,
  printReconciliation,
  reopenReconciliation,
  type OpenItem,
  type Reconciled,
  type Reconciliation,
} from '../reconciliation/contract.ts'
import { Equation } from './bank/equation.tsx'

const until: ListFilter = { key: 'sampai', label: 'Per tanggal', kind: 'day', quick: true }

/** Book and bank of an account on a day, what only one of them knows, and the lock once they agree. */
export function ReconciliationPage({ above }: { readonly above: ReactNode }) {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const navigate = useNavigate()
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  const asked = useAsk(
    openReconciliation,
    {
      ...(search['rekening'] && { cashAccountId: search['rekening'] }),
      ...(search['sampai'] && { to: search['sampai'] }),
    },
    { keep: true },
  )
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...search, ...changes } as never, replace: true, resetScroll: false })
  return (
    <Page
      title="Rekonsiliasi bank"
      meta={asked.data?.to ? `Per ${dayFormat(asked.data.to as Day, 'short')}` : undefined}
      actions={
        <SelectBox
          aria-label="Rekening"
          className="w-44!"
          value={asked.data?.account.id ?? ''}
          onChoose={(id) => set({ rekening: id, sampai: undefined })}
        >
          {(places.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectBox>
      }
    >
      {above}
      <div className="mb-4">
        <FilterChip filter={until} state={{ params: search, set }} />
      </div>
      <AskedCard asked={asked} title="Rekonsiliasi" rows={8}>
        {(data) => <Standing of={data} />}
      </AskedCard>
    </Page>
  )
}

function Standing({ of }: { readonly of: Reconciliation }) {
  if (of.to === null)
    return (
      <Card flush>
        <Empty
          title="Belum ada mutasi bank."
          text="Impor berkas mutasi di bagian Cocokkan bank, lalu kembali ke sini untuk membandingkan saldonya."
        />
      </Card>
    )
  return (
    <div className="grid gap-4">
      <Equation of={of} />
      <LockCard of={of} to={of.to} />
      <Items title="Di buku, belum di bank" items={of.inBook} empty="Semua baris buku sudah ada di bank." />
      <Items title="Di bank, belum di buku" items={of.onBank} empty="Semua mutasi bank sudah ada di buku." />
      {of.past.length > 0 && <Past past={of.past} />}
    </div>
  )
}

function LockCard({ of, to }: { readonly of: Reconciliation; readonly to: string }) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const act = useAct(lockReconciliation, { say: 'Rekonsiliasi dikunci.' })
  const isLocked = of.past.some((one) => one.state === 'locked' && one.to >= to)
  if (!mayWrite || isLocked) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="filled"
        disabled={of.difference !== '0'}
        isBusy={act.isBusy}
        onClick={() => void act.now({ cashAccountId: of.account.id, to })}
      >
        Kunci rekonsiliasi
      </Button>
      <p className="text-small text-muted-foreground">
        {of.difference === '0'
          ? 'Buku dan bank sama. Setelah dikunci, yang sudah dicocokkan sampai tanggal ini tidak bisa diubah.'
          : of.difference === null
            ? 'Berkas mutasi ini tanpa saldo, jadi tidak bisa dibandingkan.'
            : `Selisih ${rupiah(of.difference)}. Cocokkan dulu barisnya.`}
      </p>
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
    </div>
  )
}

function Items({ title, items, empty }: { title: string; items: readonly OpenItem[]; empty: string }) {
  return (
    <Card title={title} heading="section" help={items.length === 0 ? empty : undefined} flush>
      {items.length > 0 && (
        <PlainTable
          label={title}
          rows={items.map((one, at) => ({ ...one, key: String(at) }))}
          keyOf={({ key }) => key}
          columns={[
            { id: 'date', title: 'Tanggal', width: 120, cell: (one) => <DateText value={one.date} style="short" /> },
            { id: 'number', title: 'Nomor', width: 160, isWide: true, cell: (one) => one.number ?? '—' },
            { id: 'about', title: 'Keterangan', cell: (one) => one.about },
            { id: 'amount', title: 'Jumlah', width: 150, align: 'right', cell: (one) => <Money value={one.amount} /> },
          ]}
        />
      )}
    </Card>
  )
}

function Past({ past }: { readonly past: readonly Reconciled[] }) {
  return (
    <Card title="Rekonsiliasi sebelumnya" heading="section" flush>
      <PlainTable
        label="rekonsiliasi sebelumnya"
        rows={past}
        keyOf={(one) => one.id}
        columns={[
          { id: 'to', title: 'Per tanggal', width: 120, cell: (one) => <DateText value={one.to} style="short" /> },
          { id: 'bank', title: 'Saldo', width: 150, align: 'right', cell: (one) => <Money value={one.bank} /> },
          {
            id: 'state',
            title: 'Status',
            cell: (one) => (
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={one.state === 'locked' ? 'success' : 'neutral'}>
                  {one.state === 'locked' ? 'Dikunci' : 'Dibuka lagi'}
                </Badge>
                <span className="text-small text-muted-foreground">
                  {one.openedBy ? `${one.openedBy}: ${one.openReason ?? ''}` : one.lockedBy}
                </span>
              </span>
            ),
          },
          {
            id: 'act',
            title: 'Tindakan',
            isQuiet: true,
            width: 220,
            align: 'right',
            cell: (one) => (
              <span className="flex justify-end gap-2">
                <PaperLink endpoint={printReconciliation} input={{ id: one.id }} label="Cetak" />
                {one.isLast && <Reopen one={one} />}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

function Reopen({ one }: { readonly one: Reconciled }) {
  const may = useCan('approve laporan-keuangan')
  const [isAsking, setAsking] = useState(false)
  const act = useAct(reopenReconciliation, { onDone: () => setAsking(false), say: 'Rekonsiliasi dibuka lagi.' })
  if (!may) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>Buka lagi</Button>
      {isAsking && (
        <Confirm
          asksReason
          title={`Buka rekonsiliasi ${dayFormat(one.to as Day, 'short')}?`}
          text="Yang dicocokkan sampai tanggal itu bisa diubah lagi. Alasannya tercatat."
          act="Buka lagi"
          doing={act}
          onConfirm={(reason) => void act.now({ id: one.id, version: one.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
