import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import {
  approvePieceOpname,
  openPieceOpname,
  printPieceOpname,
  voidPieceOpname,
  type PieceOpnamePage,
} from '../opnames/contract.ts'
import { opnameStates } from '../pieces/words.ts'
import { OpnameTables } from './piece/opname-tables.tsx'
import { opnameTones } from './piece/opname-tones.ts'

/** /absensi/detail-pekerja/{absensiId} of an opname: what was measured, whose days, and its approval. */
export function OpnameDetail({ id }: { readonly id: string }) {
  const asked = useAsk(openPieceOpname, { id })
  return (
    <AskedPage asked={asked} title="Opname borongan" back="/absensi/?tab=pekerja&bagian=borongan">
      {(page) => <Opened page={page} />}
    </AskedPage>
  )
}

function Opened({ page }: { readonly page: PieceOpnamePage }) {
  const { id, number, version, state, can } = page
  const [isVoiding, setVoiding] = useState(false)
  const approve = useAct(approvePieceOpname, { say: `${number} disetujui.` })
  const takeBack = useAct(voidPieceOpname, { say: `${number} dibatalkan.`, onDone: () => setVoiding(false) })
  return (
    <DetailPage
      title={number}
      isCode
      back={`/absensi/?tab=pekerja&bagian=borongan&proyek=${page.projectId}`}
      badge={<Badge tone={opnameTones[state]}>{opnameStates[state]}</Badge>}
      meta={[page.crew, page.project].join(' · ')}
      actions={
        <>
          {state !== 'void' && <PaperLink endpoint={printPieceOpname} input={{ id }} label="Cetak BA" />}
          {can.includes('edit') && (
            <GoButton to={`/absensi/edit-pekerja-borongan/${id}`} icon={<Pencil />}>
              Ubah
            </GoButton>
          )}
          {can.includes('void') && (
            <Button variant="ghost" onClick={() => setVoiding(true)}>
              Batalkan
            </Button>
          )}
        </>
      }
      primary={
        can.includes('approve') && (
          <Button
            variant="filled"
            icon={<Check />}
            isBusy={approve.isBusy}
            busyText="Menyetujui…"
            onClick={() => void approve.now({ id, version })}
          >
            Setujui
          </Button>
        )
      }
      rail={
        <>
          <KeyFacts
            {...(page.gross && { lead: { label: 'Hasil borongan', value: <Money value={page.gross} rp /> } })}
            rows={factsOf(page)}
          />
          <Attachments subject="opname-borongan" ownerId={id} canChange={can.includes('edit')} />
        </>
      }
    >
      {approve.refusal && <Notice tone="danger">{approve.refusal.message}</Notice>}
      {state === 'sent' && !can.includes('approve') && (
        <Notice tone="info">Menunggu disetujui orang lain. Sesudah itu bagian anggota masuk ke Bayar Sabtu.</Notice>
      )}
      <OpnameTables page={page} />
      <RecordActivity subject="opname-borongan" ownerId={id} />
      {isVoiding && (
        <Confirm
          title={`Batalkan ${number}?`}
          text="Volumenya bisa diopname lagi."
          act="Batalkan opname"
          isDanger
          asksReason
          doing={takeBack}
          onConfirm={(reason) => void takeBack.now({ id, version, reason })}
          onClose={() => setVoiding(false)}
        />
      )}
    </DetailPage>
  )
}

function factsOf(page: PieceOpnamePage) {
  return [
    ['Tanggal ukur', dayFormat(page.measuredOn as Day, 'weekday')],
    ['Diukur oleh', page.by],
    ['Saksi', page.witness],
    ...(page.retention && page.retention !== '0'
      ? ([['Retensi', <Money key="r" value={page.retention} rp />]] as const)
      : []),
    ['Disetujui oleh', page.approvedBy],
    ...(page.note ? ([['Catatan', page.note]] as const) : []),
    ...(page.voidReason ? ([['Alasan batal', page.voidReason]] as const) : []),
  ] as const
}
