import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { ImportButton } from '#kit/screen/import/import-button.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { openingImports } from './face.tsx'
import { listOpenings, voidOpening, type OpeningRow } from '../opening/contract.ts'

const HELP =
  'Akun, kas, dan bank pada hari pembukuan dimulai. Selisihnya dicatat ke modal; piutang, hutang, dan stok diimpor di daftarnya.'

/** What stood in the ledger when the books began: brought in from a file, taken back by its mirror. */
export function OpeningCard() {
  const asked = useAsk(listOpenings, {})
  const mayVoid = useMay(voidOpening)
  const [open, setOpen] = useState<OpeningRow>()
  return (
    <AskedCard asked={asked} title="Saldo awal">
      {(rows) => (
        <Card title="Saldo awal" heading="section" help={HELP} aside={<ImportButton of={openingImports} />} flush>
          {rows.length === 0 ? (
            <Empty title="Belum ada saldo awal." text="Impor neraca saldo dari program lama, atau tempel dari Excel." />
          ) : (
            <PlainTable
              label="jurnal saldo awal"
              rows={rows}
              keyOf={(row) => row.id}
              columns={[
                { id: 'number', title: 'Jurnal', cell: (row) => <Number row={row} /> },
                {
                  id: 'on',
                  title: 'Per tanggal',
                  width: 130,
                  cell: (row) => <DateText value={row.on} style="short" />,
                },
                { id: 'accounts', title: 'Akun', width: 80, align: 'right', isWide: true, cell: (row) => row.accounts },
                {
                  id: 'debit',
                  title: 'Debit',
                  align: 'right',
                  isWide: true,
                  cell: (row) => <Money value={row.debit} />,
                },
                {
                  id: 'credit',
                  title: 'Kredit',
                  align: 'right',
                  isWide: true,
                  cell: (row) => <Money value={row.credit} />,
                },
                {
                  id: 'act',
                  title: 'Tindakan',
                  isQuiet: true,
                  width: 116,
                  align: 'right',
                  cell: (row) =>
                    mayVoid && row.state === 'posted' ? (
                      <Button size="sm" onClick={() => setOpen(row)} aria-label={`Batalkan ${row.number}`}>
                        Batalkan
                      </Button>
                    ) : null,
                },
              ]}
            />
          )}
          {open && <TakeBack row={open} onClose={() => setOpen(undefined)} />}
        </Card>
      )}
    </AskedCard>
  )
}

function Number({ row }: { readonly row: OpeningRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="code">{row.number}</span>
      {row.state === 'void' ? <QuietBadge notYet>Dibatalkan</QuietBadge> : null}
    </span>
  )
}

function TakeBack({ row, onClose }: { readonly row: OpeningRow; readonly onClose: () => void }) {
  const act = useAct(voidOpening, { onDone: onClose, say: `${row.number} dibatalkan.` })
  return (
    <Confirm
      title={`Batalkan saldo awal ${row.number}?`}
      text="Jurnal pembaliknya dicatat, dan akunnya bisa diisi saldo awal lagi. Jurnal lama tetap terlihat."
      act="Batalkan saldo awal"
      isDanger
      asksReason
      doing={act}
      onConfirm={(reason) => void act.now({ id: row.id, reason })}
      onClose={onClose}
    />
  )
}
