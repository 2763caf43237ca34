import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useIsPhone } from '#kit/screen/grid/use-is-phone.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { complain } from '#kit/screen/ui/complain.ts'
import { openCount, type CountDetail } from '#modules/warehouse/opname/contract.ts'
import { lacksReason } from '#modules/warehouse/opname/reasons.ts'
import { CountActs } from './opname/acts.tsx'
import { CountDialogs, type Doing } from './opname/dialogs.tsx'
import { CountFacts } from './opname/facts.tsx'
import { CountNext } from './opname/next.tsx'
import { CountResult } from './opname/result.tsx'
import { CountSheet } from './opname/sheet.tsx'
import { CountSteps } from './opname/steps.tsx'
import { useKeptSheet } from './opname/use-kept-sheet.ts'
import { stockActs } from './stock-acts.ts'
import { StockFiles } from './stock-files.tsx'
import { countSaid } from './words.ts'

/** One count: the sheet while it is counted, the differences afterwards. */
export function CountPage({ id, back }: { readonly id: string; readonly back: string }) {
  const { asked, keptAt } = useKeptSheet(id, useAsk(openCount, { id }))
  return (
    <AskedPage asked={asked} title="Opname" back={back}>
      {(count) => <Opened count={count} keptAt={keptAt} back={back} />}
    </AskedPage>
  )
}

interface OpenedProps {
  readonly count: CountDetail
  /** Since when the sheet lies on this device, where it did not come from the server. */
  readonly keptAt?: number | undefined
  readonly back: string
}

function Opened({ count, keptAt, back }: OpenedProps) {
  const [doing, setDoing] = useState<Doing>()
  const [asked, setAsked] = useState(0)
  const unexplained = count.lines.filter(lacksReason).length
  const begin = (what: Doing) => {
    if (unexplained === 0 || (what !== 'submit' && what !== 'approve')) return setDoing(what)
    setAsked(asked + 1)
    complain(`${unexplained} barang berselisih belum beralasan. Pilih alasannya dulu.`)
  }
  const said = countSaid[count.state]
  const isCountingByPhone = useIsPhone() && count.can.includes('count')
  const files = <StockFiles of="opname" id={count.id} />
  return (
    <DetailPage
      title={count.label}
      isCode
      back={back}
      badge={<Badge tone={said.tone}>{said.text}</Badge>}
      meta={[count.warehouseName, scopeOf(count)].filter(Boolean).join(' · ')}
      actions={<CountActs count={count} back={back} onDo={begin} />}
      primary={<CountNext count={count} onDo={begin} />}
      stepper={count.state === 'void' ? undefined : <CountSteps count={count} />}
      rail={
        <>
          {/* Who counts with a phone in hand comes for the sheet. */}
          <div className={count.can.includes('count') ? 'max-lg:hidden' : undefined}>
            <CountFacts count={count} />
          </div>
          {!isCountingByPhone && files}
        </>
      }
    >
      {keptAt !== undefined && (
        <Notice tone="warning">
          Tanpa sinyal. Lembar ini tersimpan di perangkat sejak {timelineText(new Date(keptAt).toISOString())}; hitungan
          Anda dikirim begitu tersambung.
        </Notice>
      )}
      {count.approvalNote && count.state === 'counting' && (
        <p className="rounded-lg border border-border bg-warning-soft px-5 py-3 text-warning">
          Dikembalikan: “{count.approvalNote}”
        </p>
      )}
      {count.can.includes('count') ? (
        <CountSheet key={count.id} count={count} asked={asked} />
      ) : (
        <CountResult count={count} isAsked={asked > 0} />
      )}
      {isCountingByPhone && files}
      <RecordActivity subject="opname" ownerId={count.id} words={stockActs} />
      <CountDialogs count={count} doing={doing} onClose={() => setDoing(undefined)} />
    </DetailPage>
  )
}

function scopeOf({ categories, racks }: CountDetail): string {
  const parts = [categories?.join(', '), racks && `rak ${racks.join(', ')}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : 'semua barang'
}
