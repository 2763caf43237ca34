import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { PickInput } from '#kit/screen/picker/pick-input.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { bareInput, controlBox, labelText } from '#kit/screen/form/control-style.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'

import type { SheetRow } from '../../sheets/contract.ts'
import { absences, halves, type Absence } from '../../words.ts'
import type { Tapped } from './use-crew-marks.ts'
import { workItemChoices } from './work-item-choices.ts'

const MOST_OVERTIME = 16

interface MoreSheetProps {
  readonly row: SheetRow
  readonly projectId: string
  readonly rest: boolean
  readonly from: Tapped
  readonly onUse: (mark: Tapped) => void
  readonly onClose: () => void
}

/** Everything of one worker's day: one and a half, overtime, ill or on leave, the work it was for, a note. */
export function MoreSheet({ row, projectId, rest, from, onUse, onClose }: MoreSheetProps) {
  const [mark, setMark] = useState(from)
  const [item, setItem] = useState<Choice | null>(null)
  const be = (halfDays: number) =>
    setMark({ ...mark, halfDays, absence: null, restHours: 0, overtime: halfDays > 0 ? mark.overtime : 0 })
  const away = (absence: Absence) => setMark({ ...mark, halfDays: 0, overtime: 0, restHours: 0, absence })
  const first = row.name.split(' ')[0]
  return (
    <Sheet
      open
      onClose={onClose}
      title={row.name}
      foot={
        <Button variant="filled" onClick={() => onUse(mark)}>
          {`Pakai untuk ${first}`}
        </Button>
      }
    >
      <div className="grid gap-5 p-5">
        <div role="group" aria-label="Kehadiran" className="grid grid-cols-4 gap-2">
          {[3, 2, 1, 0].map((count) => (
            <Choose
              key={count}
              isOn={mark.absence === null && mark.restHours === 0 && mark.halfDays === count}
              onClick={() => be(count)}
            >
              {halves(count)}
            </Choose>
          ))}
        </div>
        {mark.halfDays > 0 && (
          <Stepper
            label="Lembur"
            value={mark.overtime}
            most={MOST_OVERTIME}
            onChange={(overtime) => setMark({ ...mark, overtime })}
          />
        )}
        {rest && (
          <Stepper
            label="Jam hari libur"
            value={mark.restHours}
            most={24}
            onChange={(restHours) => setMark({ ...mark, restHours, halfDays: 0, overtime: 0, absence: null })}
          />
        )}
        <div role="group" aria-label="Tidak hadir" className="grid grid-cols-2 gap-2">
          {(Object.keys(absences) as Absence[]).map((absence) => (
            <Choose key={absence} isOn={mark.absence === absence} onClick={() => away(absence)}>
              {absences[absence]}
            </Choose>
          ))}
        </div>
        <div>
          <label htmlFor="pekerjaan" className={labelText}>
            Pekerjaan
          </label>
          <div className={controlBox} data-pick-frame>
            <PickInput
              value={item}
              onPick={(choice) => {
                setItem(choice)
                setMark({ ...mark, workItemId: choice?.id ?? null })
              }}
              source={workItemChoices(projectId)}
              className={`${bareInput} truncate`}
              placeholder={mark.workItemId ? 'Sama seperti sebelumnya' : 'Cari pekerjaan…'}
              input={{ id: 'pekerjaan' }}
            />
          </div>
        </div>
        <label>
          <span className={labelText}>Catatan</span>
          <div className={controlBox}>
            <input
              className={bareInput}
              maxLength={300}
              value={mark.note ?? ''}
              onChange={({ target }) => setMark({ ...mark, note: target.value === '' ? null : target.value })}
            />
          </div>
        </label>
      </div>
    </Sheet>
  )
}

interface ChooseProps {
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: string
}

function Choose({ isOn, onClick, children }: ChooseProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cx(
        'h-12 rounded-md border text-base font-semibold',
        isOn ? 'border-primary bg-primary text-primary-foreground' : 'border-border-strong bg-card',
      )}
    >
      {children}
    </button>
  )
}

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Stepper({ label, value, most, onChange }: StepperProps) {
  return (
    <div className="flex items-center gap-2">
      <strong className="flex-1 font-semibold">{label}</strong>
      <IconButton
        plain
        label={`${label}: kurangi ½ jam`}
        icon={<Minus />}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
      />
      <output className="w-16 text-center figures">{`${halves(value)} jam`}</output>
      <IconButton
        plain
        label={`${label}: tambah ½ jam`}
        icon={<Plus />}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
