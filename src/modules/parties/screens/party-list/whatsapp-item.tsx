import MessageCircle from 'lucide-react/icons/message-circle'
import { whatsappAddress } from '#kit/screen/format/phone-link.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'

/** Opens a talk with them, when there is a number. */
export function WhatsAppItem({ phone }: { readonly phone: string | null | undefined }) {
  if (!phone) return null
  return (
    <MenuItem asChild>
      <a href={whatsappAddress(phone)} target="_blank" rel="noreferrer">
        <MessageCircle />
        <span className="flex-1">WhatsApp</span>
      </a>
    </MenuItem>
  )
}
