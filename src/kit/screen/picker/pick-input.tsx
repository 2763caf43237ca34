import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { exactChoice, type Choice, type ChoiceSource } from './choice.ts'
import { PickList } from './pick-list.tsx'
import { usePicker } from './use-picker.ts'

export interface PickInputProps {
  readonly value: Choice | null | undefined
  readonly onPick: (choice: Choice | null) => void
  readonly source: ChoiceSource
  readonly className: string
  readonly input?: InputHTMLAttributes<HTMLInputElement>
  readonly placeholder?: string
  /** After a choice was taken, by Enter or by hand, or a new one was made: the next cell or field. */
  readonly onTaken?: () => void
  readonly bare?: boolean
}

/** A text box that finds: type, see at most twenty, take one; or make a new one without leaving. */
export function PickInput({ value, onPick, source, className, input, placeholder, onTaken, bare }: PickInputProps) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const picker = usePicker(source, onPick)
  const [making, setMaking] = useState<string>()
  const cameBack = useRef<() => void>(undefined)
  const next = () => onTaken?.()
  // What came in another way (pasted, a draft) is chosen: the list offers nothing any more.
  useEffect(picker.close, [value?.id, value?.label])

  const make = () => {
    if (!source.create) return
    setMaking(picker.query)
    picker.close()
  }
  const made = (choice: Choice | undefined) => {
    setMaking(undefined)
    if (choice) picker.pick(choice)
    cameBack.current = () => {
      box.current?.focus()
      if (choice) next()
    }
  }
  // Only once its sheet is gone, which lets no focus out.
  useEffect(() => {
    if (making !== undefined) return
    cameBack.current?.()
    cameBack.current = undefined
  }, [making])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (handled(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const handled = (event: KeyboardEvent): boolean => {
    const { key } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey && picker.isOpen && source.create)
      return (make(), true)
    // What nothing was found for stays typed, to be put right.
    if (key === 'Enter' && !event.ctrlKey && !event.metaKey && picker.isOpen)
      return picker.take(next) || picker.query !== ''
    if (key === 'ArrowDown' && (picker.isOpen || !bare)) return (step(1), true)
    if (key === 'ArrowUp' && picker.isOpen) return (step(-1), true)
    if (key === 'Escape' && picker.isOpen) return (picker.close(), true)
    return false
  }
  const step = (by: 1 | -1) => {
    if (!picker.isOpen) return picker.open()
    const count = picker.choices.length + (source.create ? 1 : 0)
    if (count > 0) picker.setActive((picker.active + by + count) % count)
  }
  const leave = () => {
    if (picker.typed === undefined) return picker.close()
    if (picker.typed.trim() === '') return picker.pick(null)
    const meant = picker.isSettled ? exactChoice(picker.choices, picker.typed) : undefined
    if (meant) picker.pick(meant)
    else picker.close()
  }
  const isMakeActive = source.create !== undefined && picker.active === picker.choices.length && picker.active >= 0
  return (
    <>
      <input
        {...input}
        ref={box}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={picker.isOpen}
        aria-controls={picker.isOpen ? listId : undefined}
        aria-activedescendant={picker.isOpen && picker.active >= 0 ? `${listId}-${picker.active}` : undefined}
        className={className}
        placeholder={placeholder ?? input?.placeholder}
        // Only for the pointer: a title at rest would count as the label of the box.
        onMouseEnter={(event) => {
          event.currentTarget.title = value?.label ?? ''
        }}
        value={picker.typed ?? value?.label ?? ''}
        onChange={(event) => picker.type(event.target.value)}
        onClick={() => picker.open()}
        onFocus={(event) => {
          event.target.select()
          input?.onFocus?.(event)
        }}
        onBlur={(event) => {
          leave()
          input?.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isMakeActive && picker.isOpen) {
            event.preventDefault()
            event.stopPropagation()
            make()
          } else press(event)
        }}
      />
      {!bare && <ChevronsUpDown className="pointer-events-none text-subtle-foreground" aria-hidden />}
      {picker.isOpen && (
        <PickList
          id={listId}
          anchor={box}
          picker={picker}
          source={source}
          chosen={value?.id}
          onMake={make}
          onTake={(choice) => {
            picker.pick(choice)
            next()
          }}
        />
      )}
      {making !== undefined && source.create?.(making, made)}
    </>
  )
}
