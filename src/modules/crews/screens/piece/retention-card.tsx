import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { openRetention, releaseRetention, voidRetentionRelease, type CrewRetention } from '../../retention/contract.ts'
import { ReleaseSheet } from './release-sheet.tsx'

/** What is held back of leaders with an SPK, and paying it out after the guarantee; absent while nothing is held. */
export function RetentionCard({ projectId }: { readonly projectId: string }) {
  const [sees, may] = [useMay(openRetention), useMay(releaseRetention)]
  const asked = useAsk(openRetention, { projectId }, { when: sees })
  const [paying, setPaying] = useState<CrewRetention>()
  const [undoing, setUndoing] = useState<string>()
  const takeBack = useAct(voidRetentionRelease, { say: 'Pembayaran dibatalkan.', onDone: () => setUndoing(undefined) })
  if (!asked.data || asked.data.crews.length === 0) return null
  return (
    <Card title="Retensi borongan" flush>
      <ul>
        {asked.data.crews.map((crew) => (
          <li key={crew.crewId} className="border-t border-border-subtle px-5 py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-semibold wrap-anywhere">{crew.crew}</span>
                <span className="text-xs text-muted-foreground">
                  {[
                    crew.leader,
                    crew.spk,
                    `ditahan ${rupiah(crew.held)}`,
                    crew.opened !== '0' && `saldo awal ${rupiah(crew.opened)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span>
                Sisa <Money value={crew.open} rp />
              </span>
              {may && crew.open !== '0' && (
                <Button size="sm" onClick={() => setPaying(crew)}>
                  Bayarkan
                </Button>
              )}
            </div>
            <ul>
              {crew.releases.map(({ id, on, amount, account, isVoid, by }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 pt-1 text-small">
                  <span className="min-w-0 flex-1 text-muted-foreground">
                    {[dayFormat(on as Day, 'dense'), account, by, isVoid && 'dibatalkan'].filter(Boolean).join(' · ')}
                  </span>
                  <Money value={amount} className={isVoid ? 'line-through' : ''} />
                  {may && !isVoid && (
                    <Button size="xs" variant="ghost" onClick={() => setUndoing(id)}>
                      Batalkan
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {paying && <ReleaseSheet crew={paying} accounts={asked.data.cashAccounts} onClose={() => setPaying(undefined)} />}
      {undoing !== undefined && (
        <Confirm
          title="Batalkan pembayaran retensi ini?"
          text="Jurnalnya dibalik, dan retensinya kembali ditahan."
          act="Batalkan pembayaran"
          isDanger
          asksReason
          doing={takeBack}
          onConfirm={(reason) => void takeBack.now({ id: undoing, reason })}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Card>
  )
}
