import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Undo from 'lucide-react/icons/undo-2'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sum, money } from '#ground/money.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText, InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { GoButton, NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { stockDocumentTypes } from '#modules/warehouse/contract.ts'
import * as contract from '#modules/warehouse/documents/contract.ts'
import type { StockDocument, StockDocumentLine } from '#modules/warehouse/documents/contract.ts'
import { PaperButton } from './paper-button.tsx'
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
  const said = documentSaid[document.state]
  const may = (act: StockDocument['can'][number]) => document.can.includes(act)
  const { id, version } = document
  return (
    <DetailPage
      title={document.label}
      isCode
      back={back}
      badge={<Badge tone={said.tone}>{said.text}</Badge>}
      meta={stockDocumentTypes[document.type]}
      actions={
        <>
          {document.state !== 'draft' && <PaperButton kind="mutasi" id={id} />}
          {may('edit') && (
            <GoButton to="/gudang/tambah-stock" search={{ dokumen: id }} icon={<Pencil />}>
              Ubah
            </GoButton>
          )}
          {may('delete') && <DeleteDraft id={id} back={back} />}
          {may('void') && (
            <Button icon={<Ban />} onClick={() => setDoing('void')}>
              Batalkan
            </Button>
          )}
        </>
      }
      primary={
        may('post') && (
          <Button variant="filled" icon={<Check />} isBusy={post.isBusy} onClick={() => void post.now({ id, version })}>
            Catat sekarang
          </Button>
        )
      }
      rail={<About document={document} />}
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

function columnsFor(
  document: StockDocument,
  reverse: ((line: StockDocumentLine) => void) | undefined,
): readonly PlainColumn<StockDocumentLine>[] {
  const columns: PlainColumn<StockDocumentLine>[] = [
    {
      id: 'item',
      title: 'Barang',
      cell: (line) => (
        <span className="block truncate">
          <span className={line.isReversed ? 'text-muted-foreground line-through' : 'font-medium'}>
            {line.itemName}
          </span>
          {line.isReversed && <span className="text-small text-danger"> dibalik</span>}
          {line.note && <span className="block truncate text-xs text-subtle-foreground">{line.note}</span>}
        </span>
      ),
    },
    {
      id: 'code',
      title: 'Kode',
      width: 112,
      isWide: true,
      cell: (line) => <span className="code text-muted-foreground">{line.itemCode}</span>,
    },
    {
      id: 'qty',
      title: 'Jumlah',
      width: 112,
      align: 'right',
      cell: (line) => <Qty value={line.qty} unit={line.unit} />,
    },
  ]
  if (document.lines.some((line) => line.value !== undefined)) {
    columns.push({
      id: 'value',
      title: 'Nilai (Rp)',
      width: 128,
      align: 'right',
      cell: (line) => <Money value={line.value} />,
    })
  }
  if (reverse) {
    columns.push({
      id: 'act',
      title: '',
      width: 56,
      cell: (line) =>
        line.isReversed ? null : (
          <IconButton
            plain
            size="sm"
            label={`Balik baris ${line.itemName}`}
            icon={<Undo />}
            onClick={() => reverse(line)}
          />
        ),
    })
  }
  return columns
}

function VoidDocument({ document, onClose }: { readonly document: StockDocument; readonly onClose: () => void }) {
  const undo = useAct(contract.voidStockDocument, { say: `${document.label} dibatalkan.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan ${document.label}?`}
      text="Barang kembali seperti sebelum mutasi ini, dengan nilai semula. Nomornya tetap tersimpan."
      act="Batalkan mutasi"
      isBusy={undo.isBusy}
      refusal={undo.refusal?.message}
      onConfirm={(reason) => void undo.now({ id: document.id, version: document.version, reason })}
      onClose={onClose}
    />
  )
}

interface ReverseLineProps {
  readonly document: StockDocument
  readonly line: StockDocumentLine
  readonly onClose: () => void
}

function ReverseLine({ document, line, onClose }: ReverseLineProps) {
  const undo = useAct(contract.reverseStockLine, { say: `Baris ${line.itemName} dibalik.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Balik baris ${line.itemName}?`}
      text="Hanya baris ini yang dibalik, dengan nilai semula. Baris lain tetap."
      act="Balik baris"
      isBusy={undo.isBusy}
      refusal={undo.refusal?.message}
      onConfirm={(reason) => void undo.now({ id: document.id, lineId: line.id, version: document.version, reason })}
      onClose={onClose}
    />
  )
}

function DeleteDraft({ id, back }: { readonly id: string; readonly back: string }) {
  const navigate = useNavigate()
  const remove = useAct(contract.deleteStockDocument, {
    say: 'Draf dihapus.',
    onDone: () => void navigate({ to: back, replace: true }),
  })
  return (
    <Button variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id })}>
      Hapus draf
    </Button>
  )
}
