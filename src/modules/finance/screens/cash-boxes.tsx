import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listCashBoxes, type CashBox, type CashBoxes } from '../boxes/contract.ts'
import { CountSheet, FillSheet, PettySheet, RulesSheet } from './boxes/sheets.tsx'

type Open = { readonly what: 'add' | 'rules' } | { readonly what: 'change' | 'fill' | 'count'; readonly box: CashBox }

/** Cash boxes and kas kecil: who holds them, what lies in them, filled up and counted; and the rules of cash entries. */
export function CashBoxesPage({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(listCashBoxes, {})
  const mayAdd = useCan('create laporan-keuangan')
  const mayRule = useCan('approve laporan-keuangan')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title="Kas kecil & hitung kas"
      actions={
        <>
          {mayRule && <Button onClick={() => setOpen({ what: 'rules' })}>Aturan kas</Button>}
          {mayAdd && (
            <Button variant="filled" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
              Kas kecil
            </Button>
          )}
        </>
      }
    >
      {above}
      <AskedCard asked={asked} title="Kas" rows={4}>
        {(data) => (
          <>
            <Boxes data={data} onOpen={setOpen} />
            {open?.what === 'add' && <PettySheet onClose={close} />}
            {open?.what === 'rules' && <RulesSheet data={data} onClose={close} />}
            {open?.what === 'change' && <PettySheet box={open.box} onClose={close} />}
            {open?.what === 'fill' && <FillSheet box={open.box} onClose={close} />}
            {open?.what === 'count' && <CountSheet box={open.box} onClose={close} />}
          </>
        )}
      </AskedCard>
    </Page>
  )
}

function Boxes({ data, onOpen }: { readonly data: CashBoxes; readonly onOpen: (open: Open) => void }) {
  const mayWrite = useCan('create laporan-keuangan')
  return (
    <Card
      title="Kas"
      heading="section"
      help="Kas kecil dipegang satu orang dan diisi lagi sampai jumlah tetapnya. Saldo di bawah nol berarti perusahaan berutang kepada pemegangnya."
      flush
    >
      <PlainTable
        label="kas"
        rows={data.boxes}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', title: 'Kas', cell: (box) => <Name box={box} /> },
          {
            ...{ id: 'imprest', title: 'Jumlah tetap', width: 130, align: 'right', isWide: true },
            cell: (box) => <Money value={box.petty?.imprest ?? null} />,
          },
          { id: 'balance', title: 'Saldo', width: 130, align: 'right', cell: (box) => <Money value={box.balance} /> },
          {
            ...{ id: 'count', title: 'Hitungan terakhir', width: 190, isWide: true },
            cell: ({ count }) => (count ? <Counted of={count} /> : 'Belum dihitung'),
          },
          {
            ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 210, align: 'right' },
            cell: (box) =>
              mayWrite ? (
                <span className="flex flex-wrap justify-end gap-2 py-1">
                  {box.petty && (
                    <Button size="sm" aria-label={`Isi ${box.name}`} onClick={() => onOpen({ what: 'fill', box })}>
                      Isi
                    </Button>
                  )}
                  <Button size="sm" aria-label={`Hitung ${box.name}`} onClick={() => onOpen({ what: 'count', box })}>
                    Hitung
                  </Button>
                  {box.petty && (
                    <Button size="sm" aria-label={`Ubah ${box.name}`} onClick={() => onOpen({ what: 'change', box })}>
                      Ubah
                    </Button>
                  )}
                </span>
              ) : null,
          },
        ]}
      />
    </Card>
  )
}

function Counted({ of }: { readonly of: NonNullable<CashBox['count']> }) {
  const difference = BigInt(of.counted) - BigInt(of.book)
  return (
    <span className="grid">
      <span>{`${dayFormat(of.on as Day, 'short')} · ${of.by}`}</span>
      <span className="text-xs text-muted-foreground">
        {difference === 0n
          ? 'Sama dengan buku'
          : `${difference < 0n ? 'Kurang' : 'Lebih'} ${rupiah(String(difference < 0n ? -difference : difference))}`}
      </span>
    </span>
  )
}

function Name({ box }: { readonly box: CashBox }) {
  return (
    <span className="grid">
      <Go
        to="/laporan-keuangan/"
        search={{ view: 'buku-besar', akun: box.accountCode }}
        className="for-thumb rounded-sm underline-offset-3 hover:underline"
      >
        {box.name}
      </Go>
      {box.petty && <span className="text-xs text-muted-foreground">Dipegang {box.petty.holder}</span>}
    </span>
  )
}
