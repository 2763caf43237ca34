import Check from 'lucide-react/icons/check'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { openKasbon, printKasbon, type KasbonPage } from '../contract.ts'
import { kasbonActs } from '../kasbon.ts'
import { kasbonEvery } from '../words.ts'
import { Instalments } from './detail/instalments.tsx'
import { KasbonMenu } from './detail/kasbon-menu.tsx'
import { MoneySheet } from './detail/money-sheet.tsx'
import { Returns } from './detail/returns.tsx'
import { KasbonBadge, kasbonActWords } from './words.tsx'

const BACK = '/slip-gaji/?jenis=kasbon'

/** One kasbon: what was lent, when it comes back, what came back, and what may be done. */
export function KasbonDetail({ id }: { readonly id: string }) {
  const asked = useAsk(openKasbon, { id })
  return (
    <AskedPage asked={asked} title="Kasbon" back={BACK}>
      {(one) => <Opened kasbon={one} />}
    </AskedPage>
  )
}

function Opened({ kasbon }: { readonly kasbon: KasbonPage }) {
  const { id, version, number, status } = kasbon
  const [sheet, setSheet] = useState<'pay' | 'repay'>()
  const approve = useAct(kasbonActs.approve.door, { say: `${number} disetujui.` })
  const mayChange = useCan(['create slip-gaji', 'update slip-gaji'])
  const may = (act: KasbonPage['can'][number]) => kasbon.can.includes(act)
  return (
    <DetailPage
      title={number}
      isCode
      back={BACK}
      badge={<KasbonBadge status={status} />}
      meta={[kasbon.name, kasbon.purpose].join(' · ')}
      actions={
        <>
          {status !== 'void' && <PaperLink endpoint={printKasbon} input={{ id }} label="Cetak surat" />}
          {may('repay') && <Button onClick={() => setSheet('repay')}>Terima pengembalian</Button>}
          <KasbonMenu kasbon={kasbon} />
        </>
      }
      primary={
        may('approve') ? (
          <Button
            variant="filled"
            icon={<Check />}
            isBusy={approve.isBusy}
            busyText="Menyetujui…"
            onClick={() => void approve.now({ id, version })}
          >
            Setujui
          </Button>
        ) : may('pay') ? (
          <Button variant="filled" icon={<Wallet />} onClick={() => setSheet('pay')}>
            Bayarkan
          </Button>
        ) : undefined
      }
      rail={
        <>
          <KeyFacts lead={leadOf(kasbon)} rows={factsOf(kasbon)} />
          <Attachments subject="kasbon" ownerId={id} canChange={mayChange} />
          <JournalCard id={kasbon.openingId ?? id} />
        </>
      }
    >
      {approve.refusal && <Notice tone="danger">{approve.refusal.message}</Notice>}
      {kasbon.voidReason && <Notice tone="danger">Dibatalkan: {kasbon.voidReason}</Notice>}
      {status === 'asked' && !may('approve') && (
        <Notice tone="info">Menunggu persetujuan orang lain daripada yang mengajukan.</Notice>
      )}
      {status !== 'void' && <Instalments kasbon={kasbon} />}
      {kasbon.returns.length > 0 && <Returns kasbon={kasbon} />}
      <RecordActivity subject="kasbon" ownerId={id} words={kasbonActWords} />
      {sheet && <MoneySheet kasbon={kasbon} act={sheet} onClose={() => setSheet(undefined)} />}
    </DetailPage>
  )
}

// Paid out: what is left of it says more than what was lent.
const isOwed = ({ status }: KasbonPage) => status === 'paid' || status === 'settled'

function leadOf(kasbon: KasbonPage) {
  return isOwed(kasbon)
    ? { label: 'Sisa', value: <Money value={kasbon.open} rp /> }
    : { label: 'Jumlah', value: <Money value={kasbon.amount} rp /> }
}

function factsOf(kasbon: KasbonPage): readonly Fact[] {
  const page = kasbon.employeeId ? `detail/${kasbon.employeeId}` : `detail-pekerja/${kasbon.workerId}`
  const rows: readonly Fact[] = [
    [
      kasbon.employeeId ? 'Karyawan' : 'Pekerja',
      <NameLink key="p" to={`/management-karyawan/${page}`}>
        {kasbon.name}
      </NameLink>,
    ],
    ['Jumlah', isOwed(kasbon) && <Money key="a" value={kasbon.amount} rp />],
    ['Dipotong', kasbon.times === 1 ? 'sekali' : `${kasbon.times} × per ${kasbonEvery[kasbon.every].toLowerCase()}`],
    ['Diajukan', <DateText key="d" value={kasbon.date} />],
    ['Oleh', kasbon.createdByName],
    ['Disetujui oleh', kasbon.approvedByName],
    [kasbon.openingId ? 'Saldo awal per' : 'Dibayarkan', kasbon.paidOn && <DateText key="o" value={kasbon.paidOn} />],
    ['Dari', kasbon.cashAccountName],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
