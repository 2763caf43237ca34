import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { openSettlement, printWageList, voidSettlement, type SettlementPage } from '../../settlements/contract.ts'
import { ThrNotices, WaitingNotice } from '../thr/thr-standing.tsx'
import { settlementTitle } from '../../settlements/words.ts'
import { LateNotice } from './late-notice.tsx'
import { NotesCard } from './notes-card.tsx'
import { PayCard } from './pay-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { WageTable } from './wage-table.tsx'

/** Wages that were booked: who fetched theirs, from where, and what of them is still in the envelope. */
export function BookedWages({ id }: { readonly id: string }) {
  const asked = useAsk(openSettlement, { id })
  return (
    <AskedCard asked={asked} rows={10}>
      {(page) => <Booked key={`${page.id} ${page.state} ${page.payments.length}`} page={page} />}
    </AskedCard>
  )
}

function Booked({ page }: { readonly page: SettlementPage }) {
  const open = page.lines.filter(({ open: left }) => left !== '0')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(open.map(({ id }) => id)))
  const mayPay = page.can.includes('pay')
  const tick = (ids: readonly string[], isOn: boolean) =>
    setTicked((now) => new Set([...[...now].filter((one) => !ids.includes(one)), ...(isOn ? ids : [])]))
  const hasRail = mayPay || page.payments.length > 0
  const chosen = open.filter(({ id }) => ticked.has(id))
  return (
    <>
      {page.state === 'pending_approval' && <WaitingNotice page={page} />}
      {page.kind === 'thr' && <ThrNotices page={page} />}
      {page.kind === 'week' && page.state === 'posted' && (
        <LateNotice until={page.until} open={String(leftOf(page))} isBooked />
      )}
      <div className={cx('grid items-start gap-4', hasRail && 'xl:grid-cols-[minmax(0,1fr)_20rem]')}>
        <Card
          flush
          className="overflow-hidden"
          title={
            <span className="flex flex-wrap items-center gap-2">
              <span>{settlementTitle(page)}</span>
              <span className="code font-normal text-muted-foreground">{page.number}</span>
              <Standing page={page} />
            </span>
          }
          help={`${page.kind === 'thr' || page.approvedBy !== null || page.state === 'pending_approval' ? 'Dihitung' : 'Dibukukan'} ${page.by}, ${dayFormat(page.settledOn as Day, 'dense')}${page.approvedBy ? ` · disetujui ${page.approvedBy}` : ''}${page.voidReason ? ` · dibatalkan: ${page.voidReason}` : ''}`}
          aside={
            <span className="flex flex-wrap gap-2">
              <PaperLink endpoint={printWageList} input={{ id: page.id }} label="Cetak daftar" />
              {page.can.includes('void') && <VoidButton page={page} />}
            </span>
          }
        >
          <WageTable lines={page.lines} {...(mayPay && { ticked, onTick: tick })} />
        </Card>
        <div className="grid gap-4">
          {mayPay && <PayCard page={page} chosen={chosen} />}
          {mayPay && <NotesCard amounts={chosen.map(({ open: left }) => left)} />}
          <PaymentsCard page={page} />
        </div>
      </div>
    </>
  )
}

const leftOf = ({ net, paid }: SettlementPage) => BigInt(net) - BigInt(paid)

function Standing({ page }: { readonly page: SettlementPage }) {
  if (page.state === 'pending_approval') return <Badge tone="warning">Menunggu persetujuan</Badge>
  if (page.state === 'void') return <Badge tone="danger">Dibatalkan</Badge>
  const left = leftOf(page)
  if (left === 0n) return <Badge tone="success">Sudah diambil semua</Badge>
  return <Badge tone="warning">{`Belum diambil ${rupiah(String(left))}`}</Badge>
}

function VoidButton({ page }: { readonly page: SettlementPage }) {
  const [isAsking, setAsking] = useState(false)
  const takeBack = useAct(voidSettlement, {
    say: ({ number }) => `${number} dibatalkan.`,
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button variant="danger-outline" onClick={() => setAsking(true)}>
        Batalkan
      </Button>
      {isAsking && (
        <Confirm
          title={`Batalkan ${page.number}?`}
          text={voidTold(page)}
          act={page.kind === 'thr' ? 'Batalkan THR' : 'Batalkan upah'}
          isDanger
          asksReason
          doing={takeBack}
          onConfirm={(reason) => void takeBack.now({ id: page.id, version: page.version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function voidTold({ kind, state }: SettlementPage): string {
  if (state === 'pending_approval') {
    return `Belum dibukukan; ${kind === 'thr' ? 'THR-nya' : 'absensinya'} bisa dihitung lagi.`
  }
  if (kind === 'thr') return 'Jurnalnya dibalik, dan THR-nya bisa dihitung lagi.'
  if (kind === 'opening') return 'Jurnalnya dibalik; saldo awalnya bisa diimpor lagi.'
  return 'Jurnalnya dibalik, dan absensinya bisa dihitung lagi.'
}
