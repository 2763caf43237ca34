import { useNavigate, useSearch } from '@tanstack/react-router'
import { rangeFormat, dayFormat } from '#ground/day-format.ts'
import { addDays, day, type Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { listSettlements } from '../settlements/contract.ts'
import { saturdayOf } from '../weeks/rules.ts'
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
              {list.map(({ id, number, until: to, state, net }) => (
                <option key={id} value={id}>
                  {`${number} · ${rangeFormat(addDays(to as Day, -6), to as Day)} · ${state === 'void' ? 'dibatalkan' : rupiah(net)}`}
                </option>
              ))}
            </optgroup>
          )}
        </SelectBox>
      </div>
      {booked ? (
        <BookedWages key={booked} id={booked} />
      ) : (
        <WagesToBook key={until} until={until} onBooked={(id) => go({ upah: id })} />
      )}
    </>
  )
}

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
