import Landmark from 'lucide-react/icons/landmark'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { rupiah } from '#ground/format.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { exportSlips, openRun, recomputeRun, submitRun, type RunPage } from '../runs/contract.ts'
import { runTitle } from '../runs/words.ts'
import { printSlips } from '../papers/contract.ts'
import { feasts } from '../feasts/rules.ts'
import { DecideRun } from './run/decide-run.tsx'
import { MailSlips } from './run/mail-slips.tsx'
import { PaySheet } from './run/pay-sheet.tsx'
import { RunMenu } from './run/run-menu.tsx'
import { RunPayments } from './run/run-payments.tsx'
import { RunPeople } from './run/run-people.tsx'
import { RunSums } from './run/run-sums.tsx'
import { BankFile } from './run/transfer-sheet.tsx'
import { PayrollBadge } from './words.tsx'

const LIST = '/slip-gaji/'

/** The page of a run: what everybody gets, who is left out and why, and what comes next. */
export function RunReview({ id }: { readonly id: string }) {
  const asked = useAsk(openRun, { id })
  return (
    <AskedPage asked={asked} title="Perhitungan gaji" back={LIST}>
      {(run) => <Review run={run} />}
    </AskedPage>
  )
}

function Review({ run }: { readonly run: RunPage }) {
  const { id } = run
  // What an act has just left is the newest, though the page has not been asked again yet.
  const [left, setLeft] = useState(0)
  const version = Math.max(run.version, left)
  const onDone = (answer: DocumentRef) => setLeft(answer.version)
  const [isPaying, setPaying] = useState(false)
  const [isSending, setSending] = useState(false)
  const mayPay = useCan('approve slip-gaji')
  const submit = useAct(submitRun, { say: 'Perhitungan diajukan untuk disetujui.', onDone })
  const again = useAct(recomputeRun, { say: 'Sudah dihitung ulang.', onDone })
  const can = (act: RunPage['can'][number]) => run.can.includes(act)
  const title = runTitle({ ...run, feast: run.feast?.feast ?? null })
  const isPaid = run.state === 'posted' && run.slips.length > 0 && run.slips.every((slip) => slip.isPaid)
  return (
    <Page
      title={title}
      back={LIST}
      badge={<PayrollBadge state={run.state} isPaid={isPaid} />}
      meta={[run.number, `dibayar ${dayFormat(run.payDate as Day, 'weekday')}`, `dihitung ${run.madeBy}`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {run.state === 'posted' && run.sums && <PaperLink endpoint={printSlips} input={{ id }} label="Cetak slip" />}
          {run.state === 'posted' && run.sums && <MailSlips runId={id} title={title} />}
          {run.state === 'posted' && !isPaid && run.sums && mayPay && (
            <Button icon={<Landmark />} onClick={() => setSending(true)}>
              Berkas bank
            </Button>
          )}
          <ExportMenu endpoint={exportSlips} asked={{ runId: id }} isShort />
          <RunMenu run={run} title={title} />
        </>
      }
      primary={
        can('submit') ? (
          <Button
            variant="filled"
            icon={<Send />}
            isBusy={submit.isBusy}
            busyText="Mengajukan…"
            onClick={() => void submit.now({ id, version })}
          >
            Ajukan persetujuan
          </Button>
        ) : can('pay') ? (
          <Button variant="filled" icon={<Wallet />} onClick={() => setPaying(true)}>
            Bayar
          </Button>
        ) : undefined
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {run.state === 'pending_approval' && <DecideRun run={run} />}
        {run.state === 'draft' && run.decisionNote && <Notice tone="warning">Dikembalikan: {run.decisionNote}</Notice>}
        {run.feast && run.payDate > run.feast.dueOn && run.state !== 'void' && <LateBonus feast={run.feast} />}
        {run.late && <LateWages late={run.late} payDate={run.payDate} />}
        {run.voidReason && <Notice tone="danger">Dibatalkan: {run.voidReason}</Notice>}
        {(submit.refusal ?? again.refusal) && (
          <Notice tone="danger">{(submit.refusal ?? again.refusal)?.message}</Notice>
        )}
        {run.sums && <RunSums run={run} sums={run.sums} />}
        {can('recompute') && (run.stale.length > 0 || run.blocked.length > 0) && (
          <Stale run={run} isBusy={again.isBusy} onAgain={() => void again.now({ id, version })} />
        )}
        <RunPeople run={run} />
        {run.payments.length > 0 && <RunPayments payments={run.payments} />}
      </div>
      {isSending && <BankFile run={run} onClose={() => setSending(false)} />}
      {isPaying && <PaySheet run={run} onClose={() => setPaying(false)} />}
    </Page>
  )
}

function LateBonus({ feast: { feast, dueOn } }: { readonly feast: NonNullable<RunPage['feast']> }) {
  return (
    <Notice tone="warning">
      {`THR ${feasts[feast].name} paling lambat dibayar ${dayFormat(dueOn as Day, 'weekday')}. Yang terlambat didenda 5% dari THR, di luar THR-nya.`}
    </Notice>
  )
}

interface LateWagesProps extends Pick<RunPage, 'payDate'> {
  readonly late: NonNullable<RunPage['late']>
}

function LateWages({ late: { days, percent, fine }, payDate }: LateWagesProps) {
  const due = `Seharusnya dibayar ${dayFormat(payDate as Day, 'weekday')}, ${days} hari yang lalu.`
  const cost = `Dendanya hari ini ${percent}% dari yang belum dibayar${fine === undefined ? '' : `, ${rupiah(fine)}`}`
  return <Notice tone="warning">{`${due} ${cost}, di luar gajinya (PP 36/2021 pasal 61).`}</Notice>
}

interface StaleProps {
  readonly run: RunPage
  readonly isBusy: boolean
  readonly onAgain: () => void
}

function Stale({ run, isBusy, onAgain }: StaleProps) {
  const { stale } = run
  const names = stale.slice(0, 3).join(', ') + (stale.length > 3 ? ` dan ${stale.length - 3} lagi` : '')
  return (
    <Notice tone={stale.length > 0 ? 'warning' : 'info'}>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60">
          {stale.length > 0 ? (
            <>
              <strong>{stale.length} orang perlu dihitung ulang.</strong> Data {names} berubah sesudah dihitung.
            </>
          ) : (
            'Sesudah data yang tertahan dilengkapi, hitung ulang supaya mereka ikut.'
          )}
        </p>
        <Button icon={<RefreshCw />} isBusy={isBusy} busyText="Menghitung…" onClick={onAgain}>
          Hitung ulang
        </Button>
      </div>
    </Notice>
  )
}
