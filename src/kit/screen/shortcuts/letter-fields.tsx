import { useId, useState } from 'react'
import { LETTERS, pressedFor, takenBy, type Letter, type Letters } from '#kit/preferences/letters.ts'
import { bareInput, controlBox } from '../form/control-style.ts'
import { Button } from '../ui/button.tsx'

const DOES: Readonly<Record<Letter, string>> = {
  '/': 'Cari di daftar',
  f: 'Buka filter',
  n: 'Tambah baru',
  j: 'Baris berikutnya',
  k: 'Baris sebelumnya',
  x: 'Pilih baris',
  e: 'Ubah baris',
  g: 'Pindah modul',
  '?': 'Daftar pintasan',
}

interface LetterFieldsProps {
  readonly letters: Letters
  readonly onChange: (letters: Letters) => void
}

/** One small box for each single key: the next key pressed in it does the same from now on. */
export function LetterFields({ letters, onChange }: LetterFieldsProps) {
  const [fault, setFault] = useState<{ readonly letter: Letter; readonly text: string }>()
  const give = (letter: Letter, typed: string) => {
    const key = typed.slice(-1).toLowerCase()
    if (key === '') return
    const text = faultOf(key, letter, letters)
    setFault(text === undefined ? undefined : { letter, text })
    if (text !== undefined) return
    const { [letter]: _before, ...others } = letters
    onChange(key === letter ? others : { ...others, [letter]: key })
  }
  return (
    <div className="mt-4">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {LETTERS.map((letter) => (
          <LetterField
            key={letter}
            does={DOES[letter]}
            pressed={pressedFor(letter, letters)}
            fault={fault?.letter === letter ? fault.text : undefined}
            onType={(typed) => give(letter, typed)}
          />
        ))}
      </div>
      {Object.keys(letters).length > 0 && (
        <Button
          variant="ghost"
          className="mt-3"
          onClick={() => {
            setFault(undefined)
            onChange({})
          }}
        >
          Kembalikan seperti semula
        </Button>
      )}
    </div>
  )
}

function faultOf(key: string, letter: Letter, letters: Letters): string | undefined {
  if (/[\s\d]/u.test(key)) return 'Pakai satu huruf atau tanda, bukan angka atau spasi.'
  const other = takenBy(key, letter, letters)
  return other && `${key.toUpperCase()} sudah dipakai untuk “${DOES[other]}”. Pilih tombol lain.`
}

interface LetterFieldProps {
  readonly does: string
  readonly pressed: string
  readonly fault: string | undefined
  readonly onType: (typed: string) => void
}

function LetterField({ does, pressed, fault, onType }: LetterFieldProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id}>{does}</label>
        <div className={controlBox} style={{ width: '4rem' }}>
          <input
            id={id}
            className={`${bareInput} text-center uppercase`}
            value={pressed}
            autoComplete="off"
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-salah`}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
      </div>
      {fault !== undefined && (
        <p id={`${id}-salah`} role="alert" className="mt-1 text-small text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
