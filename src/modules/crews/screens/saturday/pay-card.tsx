import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { labelText } from '#kit/screen/form/control-style.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { payWages, type SettlementPage } from '../../settlements/contract.ts'
import { cashOf } from '../../wages/cash.ts'

interface PayCardProps {
  readonly page: SettlementPage
  readonly chosen: SettlementPage['lines']
}

/** Pays those who are ticked: from a cash box in envelopes, from a bank exactly. */
export function PayCard({ page, chosen }: PayCardProps) {
  const usual = page.cashAccounts.find(({ kind }) => kind === 'kas') ?? page.cashAccounts[0]
  const [accountId, setAccountId] = useState(usual?.id ?? '')
  const pay = useAct(payWages, { say: 'Pembayaran upah dicatat.' })
  const account = page.cashAccounts.find(({ id }) => id === accountId)
  const amounts = chosen.map(({ open }) => money(open))
  const total = account?.kind === 'kas' ? cashOf(amounts) : sum(amounts)
  return (
    <Card title="Bagikan">
      <div className="grid gap-4">
        <label>
          <span className={labelText}>Dari</span>
          <SelectBox value={accountId} onChoose={setAccountId}>
            {page.cashAccounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectBox>
        </label>
        {pay.refusal && <Notice tone="danger">{pay.refusal.message}</Notice>}
        <Button
          wide
          variant="filled"
          disabled={chosen.length === 0 || accountId === ''}
          isBusy={pay.isBusy}
          busyText="Mencatat…"
          onClick={() =>
            void pay.now({
              ...{ id: page.id, version: page.version, date: today(), cashAccountId: accountId },
              noteIds: chosen.map(({ id }) => id),
            })
          }
        >
          {chosen.length === 0 ? 'Pilih orangnya' : `Bayar ${chosen.length} orang · ${rupiah(total)}`}
        </Button>
        <p className="text-xs text-muted-foreground">
          Yang tidak dicentang tetap menjadi upah belum diambil, dan bisa dibayar lain hari.
        </p>
      </div>
    </Card>
  )
}
