import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { PaperAnswerCard, SigningLink } from '#kit/screen/document/paper-answer-card.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { openTransfer, type TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { stockActs } from './stock-acts.ts'
import { StockFiles } from './stock-files.tsx'
import { TransferActs } from './transfer/acts.tsx'
import { TransferFacts } from './transfer/facts.tsx'
import { TransferLines } from './transfer/lines.tsx'
import { TransferNext } from './transfer/next.tsx'
import { Outcomes } from './transfer/outcomes.tsx'
import type { Doing } from './transfer/doing.ts'
import { ReceiveTransfer } from './transfer/receive-sheet.tsx'
import { SettleTransfer } from './transfer/settle-sheet.tsx'
import { TransferSteps } from './transfer/steps.tsx'
import { VoidTransfer } from './transfer/void.tsx'
import { transferSaid } from './words.ts'

/** One transfer: what left, what arrived, what is still to be explained. */
export function TransferPage({ id, back }: { readonly id: string; readonly back: string }) {
  const asked = useAsk(openTransfer, { id })
  return (
    <AskedPage asked={asked} title="Transfer" back={back}>
      {(transfer) => <Opened transfer={transfer} back={back} />}
    </AskedPage>
  )
}

function Opened({ transfer, back }: { readonly transfer: TransferDetail; readonly back: string }) {
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const isOnItsWay = transfer.status === 'sent' || transfer.status === 'partial'
  const canSend = useCan('create stock')
  const said = transferSaid[transfer.status]
  return (
    <DetailPage
      title={transfer.label}
      isCode
      back={back}
      badge={<Badge tone={said.tone}>{said.text}</Badge>}
      meta={`${transfer.fromName} → ${transfer.toName}`}
      actions={<TransferActs transfer={transfer} back={back} onDo={setDoing} />}
      primary={<TransferNext transfer={transfer} onDo={setDoing} />}
      stepper={transfer.status === 'void' ? undefined : <TransferSteps transfer={transfer} />}
      rail={
        <>
          <TransferFacts transfer={transfer} />
          {transfer.answer && <PaperAnswerCard answer={transfer.answer} />}
          {!transfer.answer && isOnItsWay && canSend && (
            <SigningLink
              label={`Tanda terima ${transfer.label}`}
              paper={{ kind: 'terima-transfer', id: transfer.id }}
            />
          )}
          <StockFiles of="transfer-stok" id={transfer.id} />
        </>
      }
    >
      <Card title="Barang" flush className="overflow-hidden">
        <TransferLines transfer={transfer} />
      </Card>
      {transfer.outcomes.length > 0 && <Outcomes transfer={transfer} />}
      <RecordActivity subject="transfer-stok" ownerId={transfer.id} words={stockActs} />
      {doing === 'receive' && <ReceiveTransfer transfer={transfer} onClose={close} />}
      {doing === 'settle' && <SettleTransfer transfer={transfer} onClose={close} />}
      {doing === 'void' && <VoidTransfer transfer={transfer} onClose={close} />}
    </DetailPage>
  )
}
