import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'

const WhatsAppSheet = later(() =>
  import('#kit/screen/document/whatsapp-sheet.tsx').then((parts) => parts.WhatsAppSheet),
)

/** Sends a customer the link behind which it sees its orders, what was sent and what is open, without an account. */
export function ShareProgress({ customerId }: { readonly customerId: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!useCan('update order')) return null
  return (
    <Card title="Kabar untuk pelanggan">
      <p className="text-small text-muted-foreground">
        Satu tautan berisi kemajuan order, foto pengiriman, dan tagihan yang terbuka. Selalu yang terbaru, tanpa akun.
      </p>
      <Button wide icon={<MessageCircle />} onClick={() => setOpen(true)} className="mt-3">
        Kirim kabar order
      </Button>
      {isOpen && (
        <WhatsAppSheet
          label="kabar order"
          paper={{ kind: 'kabar-order', id: customerId }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
