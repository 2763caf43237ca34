import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { sum, money } from '#ground/money.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useYes } from '#kit/screen/form/use-yes.tsx'
import { keptQuestion } from '#modules/stock/rules.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { DateText, InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { stockDocumentTypes } from '#modules/warehouse/contract.ts'
import * as contract from '#modules/warehouse/documents/contract.ts'
import type { StockDocument, StockDocumentLine } from '#modules/warehouse/documents/contract.ts'
import { columnsFor } from './document/columns.tsx'
import { ReverseLine, VoidDocument } from './document/dialogs.tsx'
import { DocumentMenu } from './document/menu.tsx'
import { PaperButton } from './paper-button.tsx'
import { stockActs } from './stock-acts.ts'
import { StockFiles } from './stock-files.tsx'
import { documentSaid } from './words.ts'

/** One stock document: what it moved, and how it is taken back. */
export function DocumentPage({ id, back }: { readonly id: string; readonly back: string }) {
  const asked = useAsk(contract.openStockDocument, { id })
  return (
    <AskedPage asked={asked} title="Mutasi" back={back}>
      {(document) => <Opened document={document} back={back} />}
    </AskedPage>
  )
}

interface OpenedProps {
  readonly document: StockDocument
  readonly back: string
}

function Opened({ document, back }: OpenedProps) {
  const [doing, setDoing] = useState<'void' | StockDocumentLine>()
  const post = useAct(contract.postStockDocument, { say: (saved) => `Mutasi ${saved.number} dicatat.` })
  const yes = useYes(keptQuestion)
  const said = documentSaid[document.state]
  const may = (act: StockDocument['can'][number]) => document.can.includes(act)
  const { id, version } = document
  // A refusal stands on the page.
  const postNow = () => yes.through((takeKept) => post.send({ id, version, takeKept })).catch(() => undefined)
  return (
    <DetailPage
      title={document.label}
      isCode
      back={back}
      badge={<Badge tone={said.tone}>{said.text}</Badge>}
      meta={stockDocumentTypes[document.type]}
      actions={
        <>
          <PaperButton kind="mutasi" id={id} />
          <DocumentMenu document={document} back={back} onVoid={() => setDoing('void')} />
        </>
      }
      primary={
        may('post') && (
          <Button variant="filled" icon={<Check />} isBusy={post.isBusy} onClick={() => void postNow()}>
            Catat sekarang
          </Button>
        )
      }
      rail={
        <>
          <About document={document} />
          <StockFiles of="mutasi-stok" id={id} />
        </>
      }
    >
      {post.refusal && (
        <p role="alert" className="rounded-lg border border-border bg-card px-5 py-4 font-medium text-danger">
          {post.refusal.message}
        </p>
      )}
      <Card title="Barang" flush className="overflow-hidden">
        <PlainTable
          label="Barang"
          rows={document.lines}
          keyOf={(line) => line.id}
          columns={columnsFor(document, may('reverse-line') ? setDoing : undefined)}
        />
      </Card>
      <RecordActivity subject="mutasi-stok" ownerId={id} words={stockActs} />
      {yes.dialog}
      {doing === 'void' && <VoidDocument document={document} onClose={() => setDoing(undefined)} />}
      {doing && doing !== 'void' && (
        <ReverseLine document={document} line={doing} onClose={() => setDoing(undefined)} />
      )}
    </DetailPage>
  )
}

function About({ document }: Pick<OpenedProps, 'document'>) {
  const values = document.lines.flatMap((line) => (line.value && !line.isReversed ? [money(line.value)] : []))
  return (
    <KeyFacts
      lead={values.length > 0 ? { label: 'Nilai', value: <Money value={String(sum(values))} rp /> } : undefined}
      rows={[
        [
          'Gudang',
          <NameLink key="g" to={`/gudang/detail/${document.warehouseId}`}>
            {document.warehouseName}
          </NameLink>,
        ],
        ...(document.toWarehouseName ? ([['Dipindah ke', document.toWarehouseName]] as const) : []),
        ['Tanggal', <DateText key="t" value={document.on} />],
        ['Referensi', document.reference],
        ['Diminta oleh', document.requestedBy],
        ['Diterima oleh', document.receivedBy],
        ['Dicatat oleh', document.postedBy],
        ['Dicatat pada', <InstantText key="p" value={document.postedAt} />],
        ['Catatan', document.notes],
        ...(document.voidReason ? ([['Alasan batal', document.voidReason]] as const) : []),
      ]}
    />
  )
}
