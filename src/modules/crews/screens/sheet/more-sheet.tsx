import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { PickInput } from '#kit/screen/picker/pick-input.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { bareInput, controlBox, labelText } from '#kit/screen/form/control-style.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'

import type { SheetRow } from '../../sheets/contract.ts'
import { absences, halves, type Absence } from '../../words.ts'
import type { Move } from './shelf.ts'
import type { Tapped } from './use-crew-marks.ts'
import { workItemChoices } from './work-item-choices.ts'

const MOST_OVERTIME = 16
const MOST_BUTTONS = 4

interface MoreSheetProps {
  readonly row: SheetRow
  readonly projectId: string
  readonly rest: boolean
  readonly from: Tapped
  /** The other projects somebody may have gone to. */
  readonly places: readonly { readonly id: string; readonly name: string }[]
  readonly onUse: (mark: Tapped, move?: Omit<Move, 'mark'>) => void
  readonly onClose: () => void
}

/** Everything of one worker's day: one and a half, overtime, ill or on leave, another project, the work it was for, a note. */
export function MoreSheet({ row, projectId, rest, from, places, onUse, onClose }: MoreSheetProps) {
  const [mark, setMark] = useState(from)
  const [item, setItem] = useState<Choice | null>(null)
  const [move, setMove] = useState<Omit<Move, 'mark'>>()
  const be = (halfDays: number) => {
    if (halfDays >= 2) setMove(undefined)
    setMark({ ...mark, halfDays, absence: null, restHours: 0, overtime: halfDays > 0 ? mark.overtime : 0 })
  }
  const away = (absence: Absence) => {
    setMove(undefined)
    setMark({ ...mark, halfDays: 0, overtime: 0, restHours: 0, absence })
  }
  // Half a day here and half there, until another key says otherwise.
  const go = (place: MoreSheetProps['places'][number]) => {
    if (move?.projectId === place.id) return setMove(undefined)
    if (mark.halfDays !== 0 || mark.absence !== null) be(1)
    setMove({ projectId: place.id, title: place.name })
  }
  const first = row.name.split(' ')[0]
  return (
    <Sheet
      open
      onClose={onClose}
      title={row.name}
      foot={
        <Button variant="filled" onClick={() => onUse(mark, move)}>
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
        {!rest && places.length > 0 && <MoveChoice places={places} move={move} here={mark.halfDays} onGo={go} />}
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

interface MoveChoiceProps {
  readonly places: MoreSheetProps['places']
  readonly move: Omit<Move, 'mark'> | undefined
  /** Half days here. */
  readonly here: number
  readonly onGo: (place: MoreSheetProps['places'][number]) => void
}

/** Where somebody went for the rest of the day: a few places as buttons, more of them as a list. */
function MoveChoice({ places, move, here, onGo }: MoveChoiceProps) {
  const choose = (id: string) => {
    const place = places.find((one) => one.id === (id === '' ? move?.projectId : id))
    if (place) onGo(place)
  }
  return (
    <div role="group" aria-label="Pindah proyek" className="grid gap-2">
      <span className={labelText}>Pindah proyek</span>
      {places.length > MOST_BUTTONS ? (
        <SelectBox aria-label="Pindah ke proyek" value={move?.projectId ?? ''} onChoose={choose}>
          <option value="">Tidak pindah</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectBox>
      ) : (
        places.map((place) => (
          <Choose key={place.id} isOn={move?.projectId === place.id} onClick={() => onGo(place)}>
            {place.name}
          </Choose>
        ))
      )}
      {move && (
        <p className="text-small text-muted-foreground" role="status">
          {`${halves(here)} di sini, ${halves(2 - here)} di ${move.title}. Biayanya ikut proyeknya.`}
        </p>
      )}
    </div>
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
        'min-h-12 rounded-md border px-2 text-base font-semibold wrap-anywhere',
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
