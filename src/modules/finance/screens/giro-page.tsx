import { useState, type ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { listGiros, unclearGiro, type Giro, type Giros } from '../giro/contract.ts'
import { GiroHistory } from './giro/history.tsx'
import { ClearSheet, RejectSheet } from './giro/sheets.tsx'

type Open = { readonly what: 'clear' | 'reject' | 'undo' | 'history'; readonly giro: Giro }

/** Giros that were received and given: what waits, what is due, cleared and rejected. */
export function GiroPage({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(listGiros, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Page title="Giro">
      {above}
      <AskedCard asked={asked} title="Giro" rows={4}>
        {(data) => <Waiting data={data} onOpen={setOpen} />}
      </AskedCard>
      {open?.what === 'clear' && <ClearSheet giro={open.giro} onClose={close} />}
      {open?.what === 'reject' && <RejectSheet giro={open.giro} onClose={close} />}
      {open?.what === 'undo' && <Undo giro={open.giro} onClose={close} />}
      {open?.what === 'history' && <GiroHistory giro={open.giro} onClose={close} />}
    </Page>
  )
}

const sides = [
  { direction: 'masuk', title: 'Giro diterima', of: 'received' },
  { direction: 'keluar', title: 'Giro diberikan', of: 'given' },
] as const

function Waiting({ data, onOpen }: { readonly data: Giros; readonly onOpen: (open: Open) => void }) {
  if (data.open.length + data.ended.length === 0) {
    return (
      <Card title="Giro" heading="section">
        <Empty
          title="Belum ada giro."
          text="Catat pembayaran pelanggan atau supplier dengan cara bayar Giro atau Cek dan isi nomornya; gironya menunggu di sini sampai cair."
        />
      </Card>
    )
  }
  return (
    <div className="grid gap-4">
      {sides.map(({ direction, title, of }) => {
        const rows = data.open.filter((giro) => giro.direction === direction)
        if (rows.length === 0) return null
        return (
          <Card key={direction} title={title} heading="section" aside={<Money value={data[of]} />} flush>
            <PlainTable
              label={title.toLowerCase()}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { id: 'giro', title: 'Giro', cell: (giro) => <Paper giro={giro} /> },
                {
                  id: 'due',
                  title: 'Jatuh tempo',
                  width: 130,
                  under: 'giro',
                  cell: (giro) => <DueDay on={giro.dueOn} />,
                },
                amount,
                {
                  ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 240, align: 'right' },
                  cell: (giro) => <OpenActs giro={giro} onOpen={onOpen} />,
                },
              ]}
            />
          </Card>
        )
      })}
      {data.ended.length > 0 && <Ended rows={data.ended} onOpen={onOpen} />}
    </div>
  )
}

const amount = {
  ...({ id: 'amount', title: 'Jumlah', width: 140, align: 'right' } as const),
  cell: (giro: Giro) => <Money value={giro.amount} />,
}

function OpenActs({ giro, onOpen }: { readonly giro: Giro; readonly onOpen: (open: Open) => void }) {
  const mayWrite = useCan('create laporan-keuangan')
  const mayTakeBack = useCan(giro.direction === 'masuk' ? 'delete order' : 'delete pembelian-barang')
  return (
    <span className="flex flex-wrap justify-end gap-2 py-1 max-md:grid">
      {mayWrite && (
        <Button size="sm" aria-label={`Cairkan ${giro.number}`} onClick={() => onOpen({ what: 'clear', giro })}>
          Cair
        </Button>
      )}
      {mayWrite && mayTakeBack && (
        <Button size="sm" aria-label={`Tolak ${giro.number}`} onClick={() => onOpen({ what: 'reject', giro })}>
          Ditolak
        </Button>
      )}
      <TellButton giro={giro} onOpen={onOpen} />
    </span>
  )
}

function TellButton({ giro, onOpen }: { readonly giro: Giro; readonly onOpen: (open: Open) => void }) {
  return (
    <Button size="sm" aria-label={`Riwayat ${giro.number}`} onClick={() => onOpen({ what: 'history', giro })}>
      Riwayat
    </Button>
  )
}

function Ended({ rows, onOpen }: { readonly rows: readonly Giro[]; readonly onOpen: (open: Open) => void }) {
  const mayUndo = useCan('delete laporan-keuangan')
  return (
    <Card title="Sudah selesai" heading="section" flush>
      <PlainTable
        label="giro yang sudah selesai"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { id: 'giro', title: 'Giro', cell: (giro) => <Paper giro={giro} /> },
          { id: 'how', title: 'Hasil', width: 200, cell: (giro) => <Outcome giro={giro} /> },
          amount,
          {
            ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 190, align: 'right' },
            cell: (giro) => (
              <span className="flex flex-wrap justify-end gap-2 py-1 max-md:grid">
                {mayUndo && giro.ended?.as === 'cleared' && (
                  <Button
                    size="sm"
                    aria-label={`Batalkan pencairan ${giro.number}`}
                    onClick={() => onOpen({ what: 'undo', giro })}
                  >
                    Batalkan
                  </Button>
                )}
                <TellButton giro={giro} onOpen={onOpen} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

function Paper({ giro }: { readonly giro: Giro }) {
  return (
    <span className="grid py-1">
      <Go to={giro.to} className={`${numberLink} for-thumb`}>
        {giro.number}
      </Go>
      <span className="text-xs text-muted-foreground">{`${giro.bank} · ${giro.partyName}`}</span>
    </span>
  )
}

function DueDay({ on }: { readonly on: string }) {
  const isDue = on <= today()
  return <span className={isDue ? 'font-medium text-danger' : ''}>{dayFormat(on as Day, 'short')}</span>
}

function Outcome({ giro: { ended, direction } }: { readonly giro: Giro }) {
  if (!ended) return null
  const how = ended.as === 'cleared' ? 'Cair' : 'Ditolak'
  return (
    <span className="grid">
      <span>{`${how} ${dayFormat(ended.on as Day, 'short')}`}</span>
      <span className="text-xs text-muted-foreground">
        {ended.reason ?? `${direction === 'masuk' ? 'Diterima dari pelanggan' : 'Diberikan ke supplier'} · ${ended.by}`}
      </span>
    </span>
  )
}

function Undo({ giro, onClose }: { readonly giro: Giro; readonly onClose: () => void }) {
  const undo = useAct(unclearGiro, { onDone: onClose, say: `Giro ${giro.number} menunggu lagi.` })
  const { id, version } = giro
  return (
    <Confirm
      asksReason
      title={`Batalkan pencairan ${giro.number}?`}
      text="Jurnal pencairannya dibalik di tanggalnya sendiri, dan gironya menunggu lagi."
      act="Batalkan pencairan"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id, version, reason })}
      onClose={onClose}
    />
  )
}
