import Warehouse from 'lucide-react/icons/warehouse'
import { percentFormat, qtyFormat, rupiah } from '#ground/format.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { SmartLinks } from '#kit/screen/detail/smart-links.tsx'
import type { House } from '../../houses/contract.ts'

/** The lasting facts of a house and its two warehouses. */
export function HouseRail({ house }: { readonly house: House }) {
  const capacity = house.capacity && `${qtyFormat(house.capacity)} ${house.capacityUnit ?? ''}`
  const rows: readonly Fact[] = [
    ['Alamat', [house.address, house.city].filter(Boolean).join(', ')],
    ['Kapasitas/hari', capacity],
    ['Jam kerja', house.workingHours],
    ['Overhead', overheadOf(house)],
    ['Nilai KW 2', percentFormat(house.secondPercent ?? '0')],
    ['Toleransi bahan', percentFormat(house.tolerancePercent ?? '0')],
    ['Catatan', house.notes],
  ]
  return (
    <>
      <KeyFacts
        lead={{ label: 'SPK aktif', value: house.activeOrders }}
        rows={rows.filter(([, value]) => Boolean(value))}
      />
      <SmartLinks
        links={[
          {
            icon: <Warehouse />,
            kind: 'Gudang bahan',
            name: house.rawWarehouse.name,
            to: `/gudang/detail/${house.rawWarehouse.id}`,
          },
          {
            icon: <Warehouse />,
            kind: 'Gudang barang jadi',
            name: house.finishedWarehouse.name,
            to: `/gudang/detail/${house.finishedWarehouse.id}`,
          },
        ]}
      />
    </>
  )
}

function overheadOf(house: House): string | null {
  if (house.overheadPercent) return `${percentFormat(house.overheadPercent)} dari bahan dan upah`
  return house.overheadPerUnit ? `${rupiah(house.overheadPerUnit.replace(/\.00$/, ''))} per satuan` : null
}
