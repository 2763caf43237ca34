import ShieldCheck from 'lucide-react/icons/shield-check'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { forgetTrustedDevice, listTrustedDevices, type TrustedDevice } from '#modules/company/own-account/contract.ts'

/** Browsers that skip the code for thirty days; nothing where there are none. */
export function TrustedCard() {
  const trusted = useAsk(listTrustedDevices, {}, { isQuiet: true })
  if (!trusted.data || trusted.data.length === 0) return null
  return (
    <Card
      title="Perangkat tepercaya"
      heading="section"
      help="Di sini kode tidak diminta saat masuk, paling lama 30 hari."
      flush
    >
      <ul className="mt-3">
        {trusted.data.map((device) => (
          <TrustedRow key={device.id} device={device} />
        ))}
      </ul>
    </Card>
  )
}

function TrustedRow({ device }: { readonly device: TrustedDevice }) {
  const act = useAct(forgetTrustedDevice, { say: ({ message }) => message })
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-border-subtle px-5 py-2">
      <ShieldCheck className="size-4.5 text-subtle-foreground" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{device.device}</p>
        <p className="text-xs text-muted-foreground figures">
          dipercaya {momentText(device.since)} · sampai {momentText(device.until)}
        </p>
      </div>
      <Button size="xs" isBusy={act.isBusy} onClick={() => void act.now({ id: device.id })}>
        Jangan percaya lagi
      </Button>
    </li>
  )
}
