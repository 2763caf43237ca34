import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import {
  outcomeKinds,
  undoOutcome,
  type OutcomeKind,
  type TransferDetail,
  type TransferOutcome,
} from '#modules/warehouse/transfers/contract.ts'

const tones: Readonly<Record<OutcomeKind, Tone>> = {
  diterima: 'success',
  kembali: 'info',
  hilang: 'danger',
  rusak: 'warning',
}

// Their words stand in a column of their own, so the long one is said short.
const words: Readonly<Record<OutcomeKind, string>> = { ...outcomeKinds, kembali: 'Kembali' }

/** What became of the goods, each with its reason. */
export function Outcomes({ transfer }: { readonly transfer: TransferDetail }) {
  const [undoing, setUndoing] = useState<TransferOutcome>()
  return (
    <Card title="Penerimaan dan selisih" flush>
      <ul className="divide-y divide-border-subtle">
        {transfer.outcomes.map((outcome) => (
          <li key={outcome.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-5 py-3">
            <span className="w-28 flex-none max-md:w-full">
              <Badge tone={outcome.isUndone ? 'neutral' : tones[outcome.kind]}>{words[outcome.kind]}</Badge>
            </span>
            <span className={`min-w-0 flex-1 basis-60 ${outcome.isUndone ? 'text-muted-foreground line-through' : ''}`}>
              {outcome.lines.map((line) => (
                <span key={line.itemName} className="flex justify-between gap-4">
                  <span className="min-w-0">{line.itemName}</span>
                  <span className="flex-none figures">
                    {qtyFormat(line.qty)} {line.unit}
                  </span>
                </span>
              ))}
              {outcome.reason && <span className="block text-small text-muted-foreground">“{outcome.reason}”</span>}
            </span>
            <span className="text-small text-muted-foreground">
              <DateText value={outcome.on} /> · {outcome.receivedBy ?? outcome.by}
            </span>
            {!outcome.isUndone && transfer.can.includes('undo') && (
              <Button size="xs" variant="ghost" onClick={() => setUndoing(outcome)}>
                Batalkan
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && <Undo transfer={transfer} outcome={undoing} onClose={() => setUndoing(undefined)} />}
    </Card>
  )
}

interface UndoProps {
  readonly transfer: TransferDetail
  readonly outcome: TransferOutcome
  readonly onClose: () => void
}

function Undo({ transfer, outcome, onClose }: UndoProps) {
  const undo = useAct(undoOutcome, { say: 'Dibatalkan. Barang kembali di perjalanan.', onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan "${outcomeKinds[outcome.kind]}"?`}
      text="Barangnya kembali tercatat di perjalanan dengan nilai semula."
      act="Batalkan"
      doing={undo}
      onConfirm={(reason) =>
        void undo.now({ id: transfer.id, outcomeId: outcome.id, version: transfer.version, reason })
      }
      onClose={onClose}
    />
  )
}
