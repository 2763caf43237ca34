import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { endOfContract } from '../duties/contract.ts'

/** Akhir kontrak: what is due when somebody's PKWT ends, and how that comes about. Nothing where they have none. */
export function ContractEndCard({ employeeId }: { readonly employeeId: string }) {
  const isWanted = useMay(endOfContract)
  const { data } = useAsk(endOfContract, { id: employeeId }, { when: isWanted })
  if (!data) return null
  const { from, to, monthly, months, compensation } = data
  return (
    <Card title="Kompensasi akhir kontrak">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-muted-foreground">
          {dayFormat(from as Day, 'short')} – {dayFormat(to as Day, 'short')}: {months} bulan ÷ 12 × upah{' '}
          <Money value={monthly} rp />
        </span>
        <strong className="figures">
          <Money value={compensation} rp />
        </strong>
      </p>
      <p className="mt-2 text-small text-muted-foreground">
        Dibayar saat kontrak berakhir, juga bila diperpanjang (PP 35/2021 pasal 15–16).
      </p>
    </Card>
  )
}
