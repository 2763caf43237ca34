import { useState } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { leavingItems, openLeaving, settleLeaving, type Leaving, type LeavingItem } from '../../leaving/contract.ts'

const states = {
  open: { text: 'Belum', tone: 'neutral' },
  done: { text: 'Selesai', tone: 'success' },
  waived: { text: 'Dilepas', tone: 'warning' },
} as const

/** Keluar: what is settled with somebody who leaves, each done or given up with a reason. Nothing while they stay. */
export function LeavingCard({ employeeId }: { readonly employeeId: string }) {
  const isWanted = useMay(openLeaving)
  const { data } = useAsk(openLeaving, { id: employeeId }, { when: isWanted })
  const settle = useAct(settleLeaving, {})
  const [waiving, waive] = useState<LeavingItem>()
  if (!data?.leftOn) return null
  const open = data.items.filter(({ state }) => state === 'open').length
  return (
    <Card
      title={`Keluar ${dayFormat(data.leftOn as Day, 'short')}`}
      flush
      aside={<span className="text-small text-muted-foreground">{open === 0 ? 'Semua selesai' : `${open} belum`}</span>}
    >
      <ul aria-label="Penyelesaian karyawan keluar">
        {data.items.map((row) => (
          <li
            key={row.item}
            className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-border-subtle px-5 py-2"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="block text-small">{leavingItems[row.item]}</span>
              {row.known.map(({ text, to }) => (
                <span key={text} className="block text-small text-muted-foreground figures">
                  {to ? <NameLink to={to}>{text}</NameLink> : text}
                </span>
              ))}
              {row.by && <span className="block text-xs text-muted-foreground">{saidOf(row)}</span>}
            </span>
            <Badge tone={states[row.state].tone}>{states[row.state].text}</Badge>
            {row.state === 'open' ? (
              <>
                <Button
                  size="xs"
                  aria-label={`Selesai: ${leavingItems[row.item]}`}
                  onClick={() => void settle.now({ id: employeeId, item: row.item, state: 'done', reason: null })}
                >
                  Selesai
                </Button>
                <Button
                  size="xs"
                  variant="ghost"
                  aria-label={`Lepas: ${leavingItems[row.item]}`}
                  onClick={() => waive(row.item)}
                >
                  Lepas
                </Button>
              </>
            ) : (
              <Button
                size="xs"
                variant="ghost"
                aria-label={`Buka lagi: ${leavingItems[row.item]}`}
                onClick={() => void settle.now({ id: employeeId, item: row.item, state: 'open', reason: null })}
              >
                Buka lagi
              </Button>
            )}
          </li>
        ))}
      </ul>
      {waiving && <WaiveSheet employeeId={employeeId} item={waiving} onClose={() => waive(undefined)} />}
    </Card>
  )
}

const saidOf = ({ by, reason }: Leaving['items'][number]) => [by, reason].filter(Boolean).join(': ')

interface WaiveSheetProps {
  readonly employeeId: string
  readonly item: LeavingItem
  readonly onClose: () => void
}

function WaiveSheet({ employeeId, item, onClose }: WaiveSheetProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }): Record<string, string[]> => (reason.trim() ? {} : { reason: ['Tulis alasannya.'] }),
    save: ({ reason }) => doAct(settleLeaving, { id: employeeId, item, state: 'waived', reason: reason.trim() }),
    saved: onClose,
  })
  return (
    <FormSheet form={form} title="Lepas tanpa dikerjakan" saveLabel="Lepas" onClose={onClose}>
      <p className="text-small text-muted-foreground">{leavingItems[item]}</p>
      <TextField name="reason" label="Alasan" maxLength={200} autoFocus />
    </FormSheet>
  )
}
