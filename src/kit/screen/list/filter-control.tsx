import { useState } from 'react'
import { addDays, weekdayOf, type Day } from '#ground/day.ts'
import { readDay } from '#ground/amount-input.ts'
import { dayFormat } from '#ground/day-format.ts'
import { firstDay, lastDay, periodOf } from '#ground/period.ts'
import { keptAmount, shownAmount } from '../form/amount.ts'
import { tickBox } from '../form/choice-fields.tsx'
import { bareInput, controlBox, controlFrame } from '../form/control-style.ts'
import { today } from '../format/zone.ts'
import type { Choice } from '../picker/choice.ts'
import { PickInput } from '../picker/pick-input.tsx'
import { keysOf, type ListFilter, type Params } from './filter.ts'

interface FilterControlProps {
  readonly filter: ListFilter
  readonly params: Params
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly onDone?: () => void
}

/** What one sets a filter with, in its popover and in the sheet. */
export function FilterControl(props: FilterControlProps) {
  const { filter } = props
  if (filter.kind === 'many') return <Words {...props} filter={filter} />
  if (filter.kind === 'days') return <Days {...props} filter={filter} />
  if (filter.kind === 'day') return <AsOf {...props} filter={filter} />
  if (filter.kind === 'amounts') return <Amounts {...props} filter={filter} />
  if (filter.kind === 'one') return <One {...props} filter={filter} />
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        className={tickBox}
        checked={props.params[filter.key] === 'true'}
        onChange={(event) => props.onChange({ [filter.key]: event.target.checked ? 'true' : undefined })}
      />
      {filter.label}
    </label>
  )
}

type Of<K extends ListFilter['kind']> = FilterControlProps & { readonly filter: Extract<ListFilter, { kind: K }> }

const MANY = 8

function Words({ filter, params, onChange }: Of<'many'>) {
  const [typed, setTyped] = useState('')
  const chosen = (params[filter.key] ?? '').split(',').filter(Boolean)
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    onChange({ [filter.key]: next.join(',') || undefined })
  }
  const shown = filter.words.filter((word) => word.label.toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <fieldset>
      <legend className="sr-only">{filter.label}</legend>
      {filter.words.length > MANY && (
        <div className={`${controlFrame} mb-2 h-8 px-2 max-md:h-12`}>
          <input
            className={bareInput}
            aria-label={`Cari ${filter.label}`}
            placeholder="Cari…"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <div className="-mx-1 max-h-84 overflow-y-auto max-md:max-h-none">
        {shown.map((word) => (
          <label
            key={word.value}
            className="flex min-h-8 items-center gap-2 rounded-md px-1 hover:bg-muted max-md:min-h-12"
          >
            <input
              type="checkbox"
              className={tickBox}
              checked={chosen.includes(word.value)}
              onChange={() => toggle(word.value)}
            />
            {word.label}
          </label>
        ))}
        {shown.length === 0 && <p className="px-1 py-2 text-muted-foreground">Tidak ada pilihan.</p>}
      </div>
    </fieldset>
  )
}

function Days({ filter, params, onChange, onDone }: Of<'days'>) {
  const [from = '', to = ''] = keysOf(filter)
  const choose = (range: readonly [Day, Day]) => {
    onChange({ [from]: range[0], [to]: range[1] })
    onDone?.()
  }
  return (
    <div>
      <div className="grid grid-cols-2 gap-1 pb-3">
        {presets(today()).map(({ label, range }) => (
          <Preset key={label} label={label} onChoose={() => choose(range)} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 border-t border-border-subtle pt-3">
        <DayBox label="Dari" value={params[from]} onChange={(day) => onChange({ [from]: day })} />
        <DayBox label="Sampai" value={params[to]} onChange={(day) => onChange({ [to]: day })} />
      </div>
    </div>
  )
}

/** One day: the ends that books are asked about, or any other. */
function AsOf({ filter, params, onChange, onDone }: Of<'day'>) {
  const choose = (day: Day) => {
    onChange({ [filter.key]: day })
    onDone?.()
  }
  const now = today()
  return (
    <div>
      <div className="grid grid-cols-2 gap-1 pb-3">
        <Preset label="Akhir bulan lalu" onChoose={() => choose(addDays(firstDay(periodOf(now)), -1))} />
        <Preset label="Akhir tahun lalu" onChoose={() => choose(addDays(`${now.slice(0, 4)}-01-01` as Day, -1))} />
      </div>
      <div className="border-t border-border-subtle pt-3">
        <DayBox label="Tanggal" value={params[filter.key]} onChange={(day) => onChange({ [filter.key]: day })} />
      </div>
    </div>
  )
}

function Preset({ label, onChoose }: { readonly label: string; readonly onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="h-8 rounded-md px-2 text-left text-small font-medium hover:bg-muted max-md:h-11"
    >
      {label}
    </button>
  )
}

function presets(day: Day): readonly { readonly label: string; readonly range: readonly [Day, Day] }[] {
  const month = periodOf(day)
  const before = periodOf(addDays(firstDay(month), -1))
  const monday = addDays(day, -weekdayOf(day))
  const year = day.slice(0, 4)
  return [
    { label: 'Hari ini', range: [day, day] },
    { label: 'Minggu ini', range: [monday, addDays(monday, 6)] },
    { label: 'Bulan ini', range: [firstDay(month), lastDay(month)] },
    { label: 'Bulan lalu', range: [firstDay(before), lastDay(before)] },
    { label: 'Tahun ini', range: [`${year}-01-01` as Day, `${year}-12-31` as Day] },
  ]
}

interface BoxProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function DayBox({ label, value, onChange }: BoxProps) {
  const read = (text: string) => (text.trim() === '' ? undefined : readDay(text, today()))
  return (
    <LateBox
      label={label}
      shown={value ? dayFormat(value as Day, 'numeric') : ''}
      placeholder="dd/mm/yyyy"
      onLeave={(text) => onChange(read(text))}
    />
  )
}

function Amounts({ filter, params, onChange }: Of<'amounts'>) {
  const [from = '', to = ''] = keysOf(filter)
  const box = (label: string, key: string) => (
    <LateBox
      label={label}
      shown={shownAmount(params[key], 'money')}
      placeholder="Rp"
      onLeave={(text) => onChange({ [key]: keptAmount(text) || undefined })}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-2">
      {box('Paling kecil', from)}
      {box('Paling besar', to)}
    </div>
  )
}

/** A box that speaks when one leaves it. */
function LateBox({
  label,
  shown,
  placeholder,
  onLeave,
}: {
  readonly label: string
  readonly shown: string
  readonly placeholder: string
  readonly onLeave: (text: string) => void
}) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed !== undefined) onLeave(typed)
    setTyped(undefined)
  }
  return (
    <label className="block min-w-0 text-xs text-muted-foreground">
      {label}
      <span className={`${controlFrame} mt-1 h-9 px-2 text-foreground max-md:h-12`}>
        <input
          className={`${bareInput} figures`}
          value={typed ?? shown}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
      </span>
    </label>
  )
}

function One({ filter, params, onChange, onDone }: Of<'one'>) {
  const id = params[filter.key]
  const value: Choice | null = id ? { id, label: params[`${filter.key}.label`] ?? 'Terpilih' } : null
  return (
    <div className={controlBox} data-pick-frame>
      <PickInput
        value={value}
        source={filter.source}
        className={bareInput}
        placeholder={`Cari ${filter.source.noun}…`}
        input={{ 'aria-label': filter.label }}
        onPick={(choice) => {
          onChange({ [filter.key]: choice?.id, [`${filter.key}.label`]: choice?.label })
          onDone?.()
        }}
      />
    </div>
  )
}
