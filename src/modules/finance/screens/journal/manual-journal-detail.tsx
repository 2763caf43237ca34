import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import {
  openManualJournal,
  postManualJournal,
  type ManualJournalDetail as Journal,
  type ManualJournalLine,
} from '../../journals/contract.ts'
import { cashEntryActs, CashEntryBadge } from '../words.tsx'
import { BookedMenu } from '../booked-menu.tsx'
import { comparedManualJournal } from './values.ts'

const BACK = '/laporan-keuangan/?jenis=jurnal'

/** One manual journal: its lines, what it did to the books, and what may be done with it. */
export function ManualJournalDetail({ id }: { readonly id: string }) {
  const asked = useAsk(openManualJournal, { id })
  return (
    <AskedPage asked={asked} title="Jurnal umum" back={BACK}>
      {(journal) => <Opened journal={journal} />}
    </AskedPage>
  )
}

function Opened({ journal }: { readonly journal: Journal }) {
  const post = useAct(postManualJournal, { say: ({ number }) => `${number ?? ''} dicatat.` })
  const mayChange = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const [isAsking, setAsking] = useState(false)
  const { id, version } = journal
  return (
    <DetailPage
      title={journal.label}
      isCode
      back={BACK}
      badge={<CashEntryBadge state={journal.state} />}
      meta={journal.memo}
      actions={
        <BookedMenu kind="manual-journal" booked={journal} name={journal.memo} isAsking={isAsking} onAsk={setAsking} />
      }
      primary={
        journal.can.includes('post') && (
          <Button variant="filled" icon={<Check />} isBusy={post.isBusy} onClick={() => void post.now({ id, version })}>
            Catat ke buku
          </Button>
        )
      }
      rail={
        <>
          <KeyFacts
            lead={{ label: 'Jumlah', value: <Money value={journal.total} rp /> }}
            rows={[
              ['Tanggal', <DateText key="d" value={journal.date} />],
              ['Dibalik pada', journal.reverseOn ? <DateText key="r" value={journal.reverseOn} /> : 'Tidak dibalik'],
              ...(journal.voidReason ? [['Alasan batal', journal.voidReason] as const] : []),
            ]}
          />
          <Attachments subject="jurnal-umum" ownerId={id} canChange={mayChange} title="Bukti & lampiran" />
          <JournalCard id={id} />
        </>
      }
    >
      {post.refusal && (
        <p role="alert" className="rounded-lg border border-border bg-card px-5 py-4 font-medium text-danger">
          {post.refusal.message}
        </p>
      )}
      <Lines lines={journal.lines} />
      <RecordActivity subject="jurnal-umum" ownerId={id} words={cashEntryActs} labels={comparedManualJournal} />
    </DetailPage>
  )
}

function Lines({ lines }: { readonly lines: readonly ManualJournalLine[] }) {
  return (
    <Card title="Baris" flush className="overflow-hidden">
      <PlainTable
        label="baris jurnal"
        rows={lines}
        keyOf={(line) => line.id}
        columns={[
          { id: 'account', title: 'Akun', cell: (line) => <Account line={line} /> },
          { id: 'project', title: 'Proyek', isWide: true, cell: (line) => <Project line={line} /> },
          { id: 'debit', title: 'Debit (Rp)', width: 132, align: 'right', cell: (line) => side(line.debit) },
          { id: 'credit', title: 'Kredit (Rp)', width: 132, align: 'right', cell: (line) => side(line.credit) },
        ]}
      />
    </Card>
  )
}

const side = (amount: string) => (amount === '0' ? <Nothing /> : <Money value={amount} />)

function Account({ line }: { readonly line: ManualJournalLine }) {
  return (
    <span className="grid gap-0.5">
      <span>{line.accountName}</span>
      <span className="text-xs text-muted-foreground">{[line.account, line.memo].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function Project({ line }: { readonly line: ManualJournalLine }) {
  if (!line.projectId) return <Nothing />
  return (
    <span className="grid gap-0.5">
      <NameLink to={`/daftar-proyek/detail/${line.projectId}`}>{line.projectName}</NameLink>
      {line.workItemName && <span className="text-xs text-muted-foreground">{line.workItemName}</span>}
    </span>
  )
}
