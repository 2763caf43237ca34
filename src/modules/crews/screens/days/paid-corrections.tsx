import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { approvePaidCorrection, voidPaidCorrection, type PaidCorrection } from '../../corrections/contract.ts'
import type { CrewDayPage } from '../../days/contract.ts'
import { markText } from '../../words.ts'

const states: Readonly<Record<PaidCorrection['state'], readonly [Tone, string]>> = {
  waiting: ['warning', 'Menunggu persetujuan'],
  approved: ['info', 'Ikut upah berikutnya'],
  paid: ['success', 'Masuk upah'],
  void: ['danger', 'Dibatalkan'],
}

/** What a paid day should have been: each with its reason, where it stands, and the wages it came with. */
export function PaidCorrections({ page }: { readonly page: CrewDayPage }) {
  const approve = useAct(approvePaidCorrection, { say: 'Koreksi disetujui.' })
  const [asking, setAsking] = useState<PaidCorrection>()
  const takeBack = useAct(voidPaidCorrection, { say: 'Koreksi dibatalkan.', onDone: () => setAsking(undefined) })
  if (page.corrections.length === 0) return null
  return (
    <Card
      title="Koreksi sesudah dibayar"
      help="Hari yang sudah dibayar tidak berubah; selisihnya ikut upah berikutnya."
    >
      {approve.refusal && (
        <Notice tone="danger" className="mb-3">
          {approve.refusal.message}
        </Notice>
      )}
      <ul className="grid gap-4">
        {page.corrections.map((each) => {
          const [tone, state] = states[each.state]
          return (
            <li key={each.id} className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="flex flex-wrap items-center gap-2">
                  <strong>{`Seharusnya ${markText({ ...each, absence: null })}`}</strong>
                  <Badge tone={tone}>{state}</Badge>
                </p>
                <p className="wrap-anywhere">{each.reason}</p>
                <p className="text-small text-muted-foreground">
                  {`Diminta ${each.by}${each.approvedBy ? ` · disetujui ${each.approvedBy}` : ''}${each.voidReason ? ` · dibatalkan: ${each.voidReason}` : ''}`}
                </p>
                {each.wages && (
                  <TextLink to={`/absensi/?tab=pekerja&bagian=bayar&upah=${each.wages.id}`}>
                    {each.wages.number}
                  </TextLink>
                )}
              </div>
              {each.can.includes('approve') && (
                <Button variant="filled" isBusy={approve.isBusy} onClick={() => void approve.now({ id: each.id })}>
                  Setujui
                </Button>
              )}
              {each.can.includes('void') && (
                <Button variant="danger-outline" onClick={() => setAsking(each)}>
                  Batalkan
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {asking && (
        <Confirm
          title="Batalkan koreksi ini?"
          text="Yang sudah dibayar tetap seperti adanya."
          act="Batalkan koreksi"
          isDanger
          asksReason
          doing={takeBack}
          onConfirm={(reason) => void takeBack.now({ id: asking.id, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  )
}
