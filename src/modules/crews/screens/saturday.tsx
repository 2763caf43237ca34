import { useNavigate, useSearch } from '@tanstack/react-router'
import { dayFormat } from '#ground/day-format.ts'
import { addDays, day, type Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { listSettlements, type SettlementRef } from '../settlements/contract.ts'
import { settlementTitle } from '../settlements/words.ts'
import { addWorkerThr } from '../thr/contract.ts'
import { saturdayOf } from '../weeks/rules.ts'
import { ThrSheet } from './thr/thr-sheet.tsx'
import { BookedWages } from './saturday/booked-wages.tsx'
import { WagesToBook } from './saturday/wages-to-book.tsx'

/** Bayar Sabtu: what is owed up to a Saturday, booked, and fetched; `upah` and `sabtu` of the address say which. */
export function Saturday() {
  const navigate = useNavigate()
  const { upah, sabtu }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { data: list = [] } = useAsk(listSettlements, {})
  const until = saturdayIn(sabtu)
  const go = (search: Readonly<Record<string, string>>) =>
    void navigate({ to: '/absensi/', search: { tab: 'pekerja', bagian: 'bayar', ...search } as never, replace: true })
  const booked = typeof upah === 'string' ? upah : undefined
  const mayThr = useMay(addWorkerThr)
  const [isThr, setThr] = useState(false)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SelectBox
          aria-label="Upah minggu"
          className="max-w-full md:w-fit"
          value={booked ?? until}
          onChoose={(week) => go(/^\d{4}-\d\d-\d\d$/.test(week) ? { sabtu: week } : { upah: week })}
        >
          <optgroup label="Belum dibukukan">
            {saturdays(until).map((each) => (
              <option key={each} value={each}>
                {`Sampai ${dayFormat(each, 'weekday')}`}
              </option>
            ))}
          </optgroup>
          {list.length > 0 && (
            <optgroup label="Sudah dibukukan">
              {list.map((each) => (
                <option key={each.id} value={each.id}>
                  {`${each.number} · ${settlementTitle(each)} · ${stateTold(each)}`}
                </option>
              ))}
            </optgroup>
          )}
        </SelectBox>
        {mayThr && (
          <Button icon={<Gift />} onClick={() => setThr(true)}>
            Hitung THR
          </Button>
        )}
      </div>
      {booked ? (
        <BookedWages key={booked} id={booked} />
      ) : (
        <WagesToBook key={until} until={until} onBooked={(id) => go({ upah: id })} />
      )}
      {isThr && (
        <ThrSheet
          onClose={() => setThr(false)}
          onMade={(id) => {
            setThr(false)
            go({ upah: id })
          }}
        />
      )}
    </>
  )
}

const stateTold = ({ state, net }: SettlementRef) =>
  state === 'void' ? 'dibatalkan' : state === 'pending_approval' ? 'menunggu persetujuan' : rupiah(net)

function saturdays(chosen: Day): Day[] {
  const now = saturdayOf(today())
  return [...new Set([chosen, ...[0, 1, 2, 3, 4].map((back) => addDays(now, -7 * back))])].toSorted().toReversed()
}

function saturdayIn(text: unknown): Day {
  try {
    return saturdayOf(day(String(text)))
  } catch {
    return saturdayOf(today())
  }
}
