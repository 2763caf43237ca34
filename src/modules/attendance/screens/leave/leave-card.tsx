import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { correctLeave, leaveOfEmployee } from '../../leave/contract.ts'
import { leaveEntryKinds } from '../../leave/words.ts'
import { daysWords } from './leave-words.ts'
import { CorrectSheet } from './right-sheets.tsx'

/** What is left of the yearly leave of an employee, on their page, with the rows it is the sum of. */
export function LeaveCard({ of }: { readonly of: { readonly id: string; readonly name: string } }) {
  const [may, mayCorrect] = [useMay(leaveOfEmployee), useMay(correctLeave)]
  const asked = useAsk(leaveOfEmployee, { employeeId: of.id }, { when: may })
  const [isOpen, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <AskedCard asked={asked} title="Cuti tahunan">
        {({ left, expired, entries }) => (
          <Card
            title="Cuti tahunan"
            help={`Sisa ${daysWords(left)}${expired === '0' ? '' : `, ${daysWords(expired)} sudah hangus`}`}
            flush={entries.length > 0}
            aside={mayCorrect && <Button onClick={() => setOpen(true)}>Koreksi</Button>}
          >
            {entries.length === 0 ? (
              <p className="text-muted-foreground">Belum ada jatah. Beri dari Absensi, bagian Cuti.</p>
            ) : (
              <PlainTable
                label="cuti tahunan"
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  { id: 'on', title: 'Tanggal', width: 128, cell: ({ on }) => dayFormat(on as Day, 'dense') },
                  {
                    id: 'kind',
                    title: 'Catatan',
                    cell: ({ kind, note, expiresOn }) =>
                      [leaveEntryKinds[kind], note, expiresOn && `sampai ${dayFormat(expiresOn as Day, 'dense')}`]
                        .filter(Boolean)
                        .join(' · '),
                  },
                  { id: 'days', title: 'Hari', width: 96, align: 'right', cell: ({ days }) => days.replace('.', ',') },
                ]}
              />
            )}
          </Card>
        )}
      </AskedCard>
      {isOpen && <CorrectSheet of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
