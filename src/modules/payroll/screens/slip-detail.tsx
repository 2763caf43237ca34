import type { ReactNode } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import { periodFormat } from '#ground/day-format.ts'
import { minus, money } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import { inSentence } from '#kit/paper/links/in-sentence.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { taxMethods } from '#modules/people/tax/contract.ts'
import { printSlip } from '../papers/contract.ts'
import { openSlip, type SlipPage } from '../runs/contract.ts'
import { slipKinds } from '../runs/words.ts'
import { signedAmount } from './run/signed-amount.ts'
import { HeldSlip, HoldSlip } from './slip/hold-slip.tsx'
import { SendSlip } from './slip/send-slip.tsx'
import { SlipLines } from './slip/slip-lines.tsx'
import { PayrollBadge } from './words.tsx'
import { halvesText } from '../slips/words.ts'

const LIST = '/slip-gaji/'

/** /slip-gaji/detail/{slipGajiId}. */
export function SlipDetail({ slipGajiId }: { readonly slipGajiId: string }) {
  const asked = useAsk(openSlip, { id: slipGajiId })
  return (
    <AskedPage asked={asked} title="Slip gaji" back={LIST}>
      {(slip) => <Opened slip={slip} />}
    </AskedPage>
  )
}

function Opened({ slip }: { readonly slip: SlipPage }) {
  const mayEdit = useCan('update slip-gaji') && slip.state === 'draft' && slip.pay !== undefined
  const isPaid = slip.state === 'posted' && slip.pay !== undefined && slip.pay.paid === slip.pay.net
  return (
    <DetailPage
      title={slip.name}
      back={LIST}
      badge={<PayrollBadge state={slip.state} isPaid={isPaid} isHeld={slip.held !== null && slip.state === 'posted'} />}
      meta={[slip.label, paidFor(slip), slip.position].filter(Boolean).join(' · ')}
      actions={
        <>
          {mayEdit && (
            <GoButton to={`/slip-gaji/edit/${slip.id}`} icon={<Pencil />}>
              Ubah
            </GoButton>
          )}
          {slip.can.includes('hold') && <HoldSlip slip={slip} />}
          {slip.state === 'posted' && slip.pay && (
            <>
              <SendSlip id={slip.id} label={`Slip ${inSentence(paidFor(slip))} ${slip.name}`} />
              <PaperLink endpoint={printSlip} input={{ id: slip.id }} label="Cetak slip" />
            </>
          )}
        </>
      }
      rail={
        <>
          <KeyFacts
            {...(slip.pay && { lead: { label: 'Diterima', value: <Money value={slip.pay.net} rp /> } })}
            rows={factsOf(slip)}
          />
          {slip.pay && slip.pay.reasons.length > 0 && <Differences pay={slip.pay} />}
          {slip.pay && slip.pay.shares.length > 0 && <Borne shares={slip.pay.shares} />}
        </>
      }
    >
      {slip.held && <HeldSlip slip={slip} held={slip.held} />}
      {slip.pay ? (
        <SlipLines slip={slip} pay={slip.pay} />
      ) : (
        <Card title="Isi slip">
          <p>Jumlah gaji hanya terlihat oleh yang punya hak Lihat Gaji &amp; upah.</p>
        </Card>
      )}
    </DetailPage>
  )
}

const paidFor = ({ kind, month }: SlipPage) => `${slipKinds[kind]} ${periodFormat(month as Period)}`

function factsOf(slip: SlipPage): readonly Fact[] {
  const { pay, scheduled, employed, unpaidHalves } = slip
  const rows: readonly Fact[] = [
    ['Perhitungan', <RunLink key="r" slip={slip} />],
    [
      'Karyawan',
      <NameLink key="k" to={`/management-karyawan/detail/${slip.employeeId}`}>
        {slip.code}
      </NameLink>,
    ],
    ['Dibayar', <DateText key="d" value={slip.payDate} />],
    ['Hari dibayar', slip.kind === 'monthly' && `${halvesText(employed * 2 - unpaidHalves)} dari ${scheduled}`],
    ['Status pajak', pay && `${pay.ptkp}, ${taxMethods[pay.method]}`],
    ['Disetujui oleh', slip.approvedBy],
    ['Sudah dibayar', pay && pay.paid !== '0' && <Money key="p" value={pay.paid} rp />],
    ['Belum dibayar', pay && pay.paid !== '0' && pay.paid !== pay.net && <Money key="o" value={leftOf(pay)} rp />],
  ]
  return rows.filter(([, value]) => Boolean(value))
}

const leftOf = ({ net, paid }: NonNullable<SlipPage['pay']>) => String(minus(money(net), money(paid)))

function RunLink({ slip }: { readonly slip: SlipPage }) {
  return (
    <NameLink to="/slip-gaji/" search={{ perhitungan: slip.runId }}>
      {paidFor(slip)}
    </NameLink>
  )
}

// Wages with what the company bears of BPJS: what stands in the books of each.
function Borne({ shares }: { readonly shares: NonNullable<SlipPage['pay']>['shares'] }) {
  return (
    <Amounts
      title="Dibebankan ke"
      rows={shares.map(({ project, amount }) => [project ?? 'Kantor', <Money key="a" value={amount} rp />])}
    />
  )
}

function Differences({ pay }: { readonly pay: NonNullable<SlipPage['pay']> }) {
  return (
    <Amounts
      title="Beda dari bulan lalu"
      rows={pay.reasons.map(({ label, amount }) => [label, signedAmount(amount)])}
      last={['Bulan lalu diterima', <Money key="b" value={pay.before} rp />]}
    />
  )
}

type AmountRow = readonly [label: string, amount: ReactNode]

interface AmountsProps {
  readonly title: string
  readonly rows: readonly AmountRow[]
  /** Under a line, what they are seen against. */
  readonly last?: AmountRow
}

function Amounts({ title, rows, last }: AmountsProps) {
  return (
    <Card title={title}>
      <dl className="grid gap-3">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="shrink-0 font-medium figures">{amount}</dd>
          </div>
        ))}
        {last && (
          <div className="flex justify-between gap-4 border-t border-border-subtle pt-3 font-semibold">
            <dt>{last[0]}</dt>
            <dd className="shrink-0">{last[1]}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
