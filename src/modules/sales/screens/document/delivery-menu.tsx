import Truck from 'lucide-react/icons/truck'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import type { DeliveryDetail } from '../../deliveries/contract.ts'
import { DeliveryItems, type DeliveryAsking } from './delivery-acts.tsx'

interface DeliveryMenuProps {
  readonly delivery: DeliveryDetail
  readonly canDeliver: boolean
  readonly onAsk: (asking: DeliveryAsking) => void
}

/** What else can be done on the page of a surat jalan. */
export function DeliveryMenu({ delivery, canDeliver, onAsk }: DeliveryMenuProps) {
  // What arrived and what came back have buttons beside the paper.
  if (!canDeliver && !delivery.can.some((act) => act !== 'receive' && act !== 'return')) return null
  return (
    <MoreMenu>
      {canDeliver && (
        <MenuItem icon={<Truck />} onSelect={() => onAsk('deliver')}>
          Kirim sisa barang
        </MenuItem>
      )}
      <DeliveryItems delivery={delivery} onAsk={onAsk} />
    </MoreMenu>
  )
}
