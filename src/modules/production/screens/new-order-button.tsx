import Factory from 'lucide-react/icons/factory'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import type { House } from '../houses/contract.ts'

const OrderSheet = later(() => import('./sheets/order-sheet.tsx').then((parts) => parts.OrderSheet))

/** Begins an SPK of a house where there is none yet; absent where the person may not, or the house is closed. */
export function NewOrderButton({ house }: { readonly house: Pick<House, 'id' | 'archivedAt'> }) {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  if (!useCan('create rumah-produksi') || house.archivedAt !== null) return null
  return (
    <>
      <Button icon={<Factory />} onClick={() => setAdding(true)}>
        Buat SPK
      </Button>
      {isAdding && (
        <OrderSheet
          houseId={house.id}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void navigate({ to: '.', search: { spk: id } as never })}
        />
      )}
    </>
  )
}
