import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { closeVat, reopenVat } from '#modules/finance/vat/contract.ts'
import { exportVat, vatRecap, type VatRecap } from '../../taxes/contract.ts'
import { Figures } from './figures.tsx'

/** PPN of a month: its sums, its closing, and its documents with the faktur that are missing. */
export function VatPart({ period }: { readonly period: string }) {
  const asked = useAsk(vatRecap, { period }, { keep: true })
  return (
    <AskedCard asked={asked} title="PPN" rows={8}>
      {(recap) => (
        <div className="grid gap-4">
          <Figures
            rows={[
              ['PPN Keluaran', recap.out],
              ['PPN Masukan', recap.in],
              ...besides(recap),
              recap.carried === '0'
                ? ['Kurang bayar', recap.owed]
                : ['Lebih bayar, ke bulan berikutnya', recap.carried],
            ]}
          />
          <Closing recap={recap} />
          <Documents recap={recap} />
        </div>
      )}
    </AskedCard>
  )
}

// What the documents of the month do not say: PPN that the customer pays himself, and what earlier months left.
function besides({ out, in: paid, owed, carried }: VatRecap): [string, string][] {
  const rest = BigInt(owed) - BigInt(carried) - (BigInt(out) - BigInt(paid))
  return rest === 0n ? [] : [['Dipungut pelanggan dan sisa bulan lain', String(rest)]]
}

function Closing({ recap }: { readonly recap: VatRecap }) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const act = useAct(closeVat, { say: ({ number }) => `PPN ditutup dengan ${number}.` })
  const mayOpen = useCan('delete laporan-keuangan')
  const [isAsking, setAsking] = useState(false)
  const open = useAct(reopenVat, { onDone: () => setAsking(false), say: 'PPN dibuka lagi.' })
  const { period, closing, bookedOut, bookedIn, owed } = recap
  if (closing) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-small">
        Ditutup dengan{' '}
        <Go to={`/laporan-keuangan/detail/${closing.id}?jenis=jurnal`} className="code for-thumb font-medium underline">
          {closing.number}
        </Go>
        {mayOpen && <Button onClick={() => setAsking(true)}>Buka lagi</Button>}
        {isAsking && (
          <Confirm
            asksReason
            title="Buka lagi PPN bulan ini?"
            text="Jurnal penutupnya dibalik di tanggalnya sendiri. Sesudah itu bulan ini bisa ditutup lagi."
            act="Buka lagi"
            doing={open}
            onConfirm={(reason) => void open.now({ period, reason })}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    )
  }
  if (!mayWrite || bookedOut === '0') return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="filled" isBusy={act.isBusy} onClick={() => void act.now({ period })}>
        Tutup PPN
      </Button>
      <p className="text-small text-muted-foreground">
        {`Buku: keluaran ${rupiah(bookedOut)} dikurangi masukan ${rupiah(bookedIn)}. Utang PPN menjadi ${rupiah(owed)}.`}
      </p>
      {act.refusal && (
        <p role="alert" className="text-small font-medium text-danger">
          {act.refusal.message}
        </p>
      )}
    </div>
  )
}

function Documents({ recap }: { readonly recap: VatRecap }) {
  const { documents, missing, period } = recap
  const lacking = missing.out + missing.in
  return (
    <Card
      title="Faktur pajak"
      heading="section"
      help={
        documents.length === 0
          ? 'Tidak ada dokumen dengan PPN di bulan ini.'
          : lacking === 0
            ? 'Semua nomor faktur pajak sudah diisi.'
            : `${missing.out} faktur keluaran dan ${missing.in} faktur masukan belum bernomor.`
      }
      aside={<ExportMenu endpoint={exportVat} asked={{ period }} isShort />}
      flush
    >
      {documents.length > 0 && (
        <PlainTable
          label="faktur pajak"
          rows={documents}
          keyOf={(one) => `${one.kind}${one.id}`}
          columns={[
            { id: 'date', title: 'Tanggal', width: 130, cell: (one) => <DateText value={one.date} style="short" /> },
            {
              id: 'number',
              title: 'Nomor',
              width: 150,
              cell: (one) => (
                <Go to={one.to ?? '.'} className={numberLink}>
                  {one.number}
                </Go>
              ),
            },
            { id: 'party', title: 'Pihak', isWide: true, cell: (one) => one.party },
            {
              id: 'faktur',
              title: 'Nomor faktur',
              width: 170,
              isWide: true,
              cell: (one) =>
                one.taxInvoiceNo === null ? <Badge tone="warning">Belum ada</Badge> : <span>{one.taxInvoiceNo}</span>,
            },
            {
              id: 'dpp',
              title: 'DPP',
              width: 130,
              align: 'right',
              isWide: true,
              cell: (one) => <Money value={one.dpp} />,
            },
            {
              id: 'ppn',
              title: 'PPN',
              width: 130,
              align: 'right',
              cell: (one) => <Money value={one.side === 'keluaran' ? one.ppn : negated(one.ppn)} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

// What was paid stands below zero beside what was charged.
const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
