import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { restoreAsset, type AssetRegister, type FixedAsset } from '../../assets/contract.ts'
import { assetKinds } from '../../assets/rules.ts'
import { DisposeSheet, gainWords } from './dispose-sheet.tsx'

/** The register of assets: what each cost, what it lost, and how it left. */
export function AssetTable({ register }: { readonly register: AssetRegister }) {
  const mayDispose = useCan('create laporan-keuangan')
  const mayRestore = useCan('delete laporan-keuangan')
  const [leaving, setLeaving] = useState<FixedAsset>()
  const [returning, setReturning] = useState<FixedAsset>()
  const restore = useAct(restoreAsset, { onDone: () => setReturning(undefined), say: 'Aset kembali ke daftar.' })
  return (
    <Card title="Daftar aset" heading="section" flush>
      {register.assets.length === 0 ? (
        <Empty
          title="Belum ada aset."
          text="Catat kendaraan, alat, dan inventaris di sini supaya disusutkan tiap bulan."
        />
      ) : (
        <PlainTable
          label="daftar aset"
          rows={register.assets}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'name', title: 'Aset' },
              cell: (asset) => (
                <span className="grid py-1">
                  <span>{asset.name}</span>
                  <span className="text-xs text-muted-foreground">
                    {`${assetKinds[asset.kind].label} · ${dayFormat(asset.acquiredOn as Day, 'short')} · ${asset.months} bulan`}
                  </span>
                  {asset.gone && <Gone gone={asset.gone} />}
                </span>
              ),
            },
            {
              ...{ id: 'cost', title: 'Harga', width: 140, align: 'right', isWide: true },
              cell: (asset) => <Money value={asset.cost} />,
            },
            {
              ...{ id: 'writtenOff', title: 'Disusutkan', width: 140, align: 'right', isWide: true },
              cell: (asset) => <Money value={asset.writtenOff} />,
            },
            {
              id: 'value',
              title: 'Nilai buku',
              width: 140,
              align: 'right',
              cell: (asset) => <Money value={asset.value} />,
            },
            {
              ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 110, align: 'right' },
              cell: (asset) => {
                if (asset.gone ? !mayRestore : !mayDispose) return null
                const begin = asset.gone ? setReturning : setLeaving
                return (
                  <Button
                    size="sm"
                    aria-label={asset.gone ? `Batalkan pelepasan ${asset.name}` : `Lepas ${asset.name}`}
                    onClick={() => begin(asset)}
                  >
                    {asset.gone ? 'Batalkan' : 'Lepas'}
                  </Button>
                )
              },
            },
          ]}
        />
      )}
      {leaving && <DisposeSheet asset={leaving} onClose={() => setLeaving(undefined)} />}
      {returning && (
        <Confirm
          asksReason
          title={`Batalkan pelepasan ${returning.name}?`}
          text="Jurnalnya dibalik di tanggalnya sendiri, dan aset ini disusutkan lagi."
          act="Batalkan pelepasan"
          doing={restore}
          onConfirm={(reason) => void restore.now({ id: returning.id, reason })}
          onClose={() => setReturning(undefined)}
        />
      )}
    </Card>
  )
}

function Gone({ gone }: { readonly gone: NonNullable<FixedAsset['gone']> }) {
  return (
    <span className="text-xs">
      {`Dilepas ${dayFormat(gone.on as Day, 'short')}, ${gainWords(gone.gain)} · `}
      <Go
        to={`/laporan-keuangan/detail/${gone.journalId}?jenis=jurnal`}
        className={`${numberLink} -my-3 inline-block py-3`}
      >
        {gone.number}
      </Go>
    </span>
  )
}
