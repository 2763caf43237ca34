import { pphWords } from '#ground/pph.ts'
import { rupiah } from '#ground/format.ts'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { DateText, InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import {
  openCashEntry,
  postCashEntry,
  printCashEntry,
  type CashEntry,
  type CashEntryLine,
} from '../entries/contract.ts'
import { cashEntryKinds } from '../words.ts'
import { BookedMenu } from './booked-menu.tsx'
import { comparedCashEntry } from './entry-form/values.ts'
import { useTwinCashEntry } from './twin-question.ts'
import { cashEntryActs, CashEntryBadge } from './words.tsx'

const BACK = '/laporan-keuangan/'

/** /laporan-keuangan/detail/{keuanganId}. */
export function CashEntryDetail({ keuanganId }: { readonly keuanganId: string }) {
  const asked = useAsk(openCashEntry, { id: keuanganId })
  return (
    <AskedPage asked={asked} title="Transaksi" back={BACK}>
      {(entry) => <Opened entry={entry} />}
    </AskedPage>
  )
}

function Opened({ entry }: { readonly entry: CashEntry }) {
  const post = useAct(postCashEntry, { say: ({ number }) => `${number ?? ''} dicatat.` })
  const twins = useTwinCashEntry()
  const mayChange = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const [isAsking, setAsking] = useState(false)
  const { id, version } = entry
  // A refusal stands on the page.
  const postNow = () =>
    twins.through((confirmDuplicates) => post.send({ id, version, confirmDuplicates })).catch(() => undefined)
  return (
    <DetailPage
      title={entry.label}
      isCode
      back={BACK}
      badge={<CashEntryBadge state={entry.state} />}
      meta={[cashEntryKinds[entry.kind], entry.memo].filter(Boolean).join(' · ')}
      actions={
        <>
          <PaperLink endpoint={printCashEntry} input={{ id }} label="Cetak bukti kas" />
          <BookedMenu
            kind="cash-entry"
            booked={entry}
            name={entry.memo ?? entry.partyName ?? ''}
            isAsking={isAsking}
            onAsk={setAsking}
          />
        </>
      }
      primary={
        entry.can.includes('post') && (
          <Button variant="filled" icon={<Check />} isBusy={post.isBusy} onClick={() => void postNow()}>
            Catat ke buku
          </Button>
        )
      }
      rail={
        <>
          <KeyFacts
            lead={{ label: cashEntryKinds[entry.kind], value: <Money value={signed(entry)} rp /> }}
            rows={factsOf(entry)}
          />
          <Attachments subject="laporan-keuangan" ownerId={id} canChange={mayChange} title="Bukti & lampiran" />
          <JournalCard id={id} />
        </>
      }
    >
      {entry.approvalFrom && (
        <Notice tone="info">
          {`Transaksi mulai ${rupiah(entry.approvalFrom)} dicatat oleh yang berhak menyetujui. Draf ini menunggu di Perlu tindakan mereka.`}
        </Notice>
      )}
      {post.refusal && (
        <p role="alert" className="rounded-lg border border-border bg-card px-5 py-4 font-medium text-danger">
          {post.refusal.message}
        </p>
      )}
      {entry.lines.length > 0 && <Lines lines={entry.lines} />}
      <RecordActivity subject="laporan-keuangan" ownerId={id} words={cashEntryActs} labels={comparedCashEntry} />
      {twins.dialog}
    </DetailPage>
  )
}

const signed = ({ kind, amount }: CashEntry) => (kind === 'keluar' ? `-${amount}` : amount)

function factsOf(entry: CashEntry): readonly Fact[] {
  const isMoved = entry.kind === 'pindah'
  const rows: readonly Fact[] = [
    [isMoved ? 'Dari' : 'Kas / Bank', entry.cashAccountName],
    ['Ke', entry.toCashAccountName],
    [isMoved ? 'Tanggal keluar' : 'Tanggal', <DateText key="d" value={entry.date} />],
    ['Tanggal sampai', entry.arrivalDate && <DateText key="a" value={entry.arrivalDate} />],
    ['Biaya transfer', entry.fee === '0' ? null : <Money key="f" value={entry.fee} rp />],
    ['Pihak', entry.partyName],
    ['No. referensi', entry.reference],
    ['Dicatat oleh', entry.postedBy],
    ['Dicatat pada', entry.postedAt && <InstantText key="p" value={entry.postedAt} />],
    ['Alasan batal', entry.voidReason],
  ]
  return rows.filter(([, value]) => Boolean(value))
}

function Lines({ lines }: { readonly lines: readonly CashEntryLine[] }) {
  return (
    <Card title="Untuk apa" flush className="overflow-hidden">
      <PlainTable
        label="baris transaksi"
        rows={lines.map((line, at) => ({ ...line, key: String(at) }))}
        keyOf={(line) => line.key}
        columns={[
          { id: 'account', title: 'Kategori', cell: (line) => <For line={line} /> },
          { id: 'project', title: 'Proyek', isWide: true, cell: (line) => <Where line={line} /> },
          {
            id: 'amount',
            title: 'Jumlah (Rp)',
            width: 140,
            align: 'right',
            cell: (line) => <Money value={line.amount} />,
          },
        ]}
      />
    </Card>
  )
}

function For({ line }: { readonly line: CashEntryLine }) {
  return (
    <span className="grid gap-0.5">
      <span>{line.accountName}</span>
      <span className="text-xs text-muted-foreground">{[line.account, line.memo].filter(Boolean).join(' · ')}</span>
      {line.tax && <span className="text-xs text-muted-foreground">{taxSaid(line.tax)}</span>}
    </span>
  )
}

function taxSaid({ ppn, taxInvoiceNo, pph, pphKind, proofNo, objectCode }: NonNullable<CashEntryLine['tax']>): string {
  const vat = ppn !== '0' && `PPN ${rupiah(ppn)}, ${taxInvoiceNo ? `faktur ${taxInvoiceNo}` : 'faktur belum ada'}`
  const held =
    pphKind &&
    `${pphWords[pphKind]} ${rupiah(pph)}${objectCode ? ` (${objectCode})` : ''}, ${proofNo ? `bukti ${proofNo}` : 'bukti potong belum ada'}`
  return [vat, held].filter(Boolean).join(' · ')
}

function Where({ line }: { readonly line: CashEntryLine }) {
  if (!line.projectId) return <span className="text-subtle-foreground">—</span>
  return (
    <span className="grid gap-0.5">
      <NameLink to={`/daftar-proyek/detail/${line.projectId}`}>{line.projectName}</NameLink>
      {line.workItemName && <span className="text-xs text-muted-foreground">{line.workItemName}</span>}
    </span>
  )
}
