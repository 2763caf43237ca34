import { useAct } from '#kit/screen/client/use-act.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { bonusDueOn, feasts } from '#modules/payroll/feasts/rules.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { approveWages, type SettlementPage } from '../../settlements/contract.ts'
import { leftOutWords } from '../../thr/words.ts'

/** What stands of a THR of workers: who says yes, until when it is paid, and whom it leaves out. */
export function ThrNotices({ page }: { readonly page: SettlementPage }) {
  const { state, feast, until, leftOut } = page
  if (state === 'void' || feast === null) return null
  return (
    <div className="mb-4 grid gap-3">
      {page.paid !== page.net && (
        <Notice tone="info">
          {`THR ${feasts[feast].name} paling lambat dibayar ${dayFormat(bonusDueOn(until as Day), 'weekday')}, tujuh hari sebelum hari raya.`}
        </Notice>
      )}
      {leftOut.map(({ workerId, name, why }) => (
        <Notice key={workerId} tone="warning">
          {`${name} tidak ikut: ${leftOutWords[why]} `}
          <TextLink to={`/management-karyawan/detail-pekerja/${workerId}`}>Buka pekerjanya</TextLink>
        </Notice>
      ))}
    </div>
  )
}

/** Wages that wait: the yes of another person books them. */
export function WaitingNotice({ page }: { readonly page: SettlementPage }) {
  const approve = useAct(approveWages, { say: ({ number }) => `${number} disetujui dan dibukukan.` })
  const mayApprove = page.can.includes('approve')
  return (
    <div className="mb-4 grid gap-3">
      {approve.refusal && <Notice tone="danger">{approve.refusal.message}</Notice>}
      <Notice tone="warning">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60">
            <strong>Menunggu persetujuan.</strong> Dihitung {page.by}.
            {!mayApprove && ' Yang menyetujui orang lain daripada yang menghitung.'}
          </p>
          {mayApprove && (
            <Button
              variant="filled"
              isBusy={approve.isBusy}
              busyText="Menyetujui…"
              onClick={() => void approve.now({ id: page.id, version: page.version })}
            >
              Setujui
            </Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
