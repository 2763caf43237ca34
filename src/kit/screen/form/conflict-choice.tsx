import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { clockText } from '../format/zone.ts'
import { saysSame } from '../document/compared.ts'
import { valueAt } from './path.ts'
import type { FormHandle } from './use-form.ts'

/** What the choice is made between. */
export interface ConflictProps {
  readonly form: FormHandle
  /** What is saved now, in the shape of the form, with its version. */
  readonly latest: () => Promise<object>
  /** Fields to compare and how they are called; without them every field of the form, by its own name. */
  readonly labels?: Readonly<Record<string, string>>
  /** How values read that are no words themselves: the options of a choice, or what says them. */
  readonly words?: Readonly<Record<string, readonly Word[] | ((value: unknown) => string)>>
}

type Word = { readonly value: string; readonly label: string }

/** The same as a form's frame takes it. */
export type Conflict = Omit<ConflictProps, 'form'>

/** Somebody else saved first: shows both, and lets the person decide. Nothing typed is lost. */
export function ConflictChoice({ form, latest, labels, words }: ConflictProps) {
  const [theirs, setTheirs] = useState<object>()
  if (!form.conflict) return null
  const { by, at } = form.conflict

  const compare = async () => setTheirs(await latest())
  const close = () => {
    setTheirs(undefined)
    form.closeConflict()
  }
  const keepMine = async () => {
    form.store.replace(merged(form.store.saved(), form.store.read(''), theirs ?? (await latest())))
    close()
    await form.submit('close')
  }
  const reload = async () => {
    form.store.replace(theirs ?? (await latest()), { clean: true })
    form.draft.discard()
    close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Data ini sudah berubah"
      text={`Baru diubah${by ? ` oleh ${by}` : ''}${at ? ` pukul ${clockText(at)}` : ''}. Isian Anda masih ada di halaman ini.`}
      actions={
        <>
          <Button variant="ghost" onClick={() => void reload()}>
            Muat ulang
          </Button>
          {!theirs && (
            <Button variant="outline" onClick={() => void compare()}>
              Lihat perbedaan
            </Button>
          )}
          <Button variant="filled" onClick={() => void keepMine()}>
            Pakai punya saya
          </Button>
        </>
      }
    >
      {theirs && (
        <Differences
          base={form.store.saved()}
          mine={form.store.read('')}
          theirs={theirs}
          labels={labels ?? namesIn(form)}
          words={words}
        />
      )}
    </Dialog>
  )
}

/** How the form itself calls its fields. */
function namesIn({ store }: FormHandle): Record<string, string> {
  const named = Object.keys(store.read('') as object).map((path) => [path, store.nameOf(path)] as const)
  return Object.fromEntries(named.filter((each): each is [string, string] => each[1] !== undefined))
}

/** What is saved now, with what this person changed on top. */
function merged(base: unknown, mine: unknown, theirs: object): object {
  const own = Object.entries(mine as object).filter(
    ([key, value]) => key !== 'version' && !same(value, valueAt(base, key)),
  )
  return { ...theirs, ...Object.fromEntries(own) }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

interface DifferencesProps {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  readonly labels: Readonly<Record<string, string>>
  readonly words: ConflictProps['words']
}

function Differences({ base, mine, theirs, labels, words }: DifferencesProps) {
  const rows = Object.entries(labels)
    .filter(([path]) => !saysSame(valueAt(mine, path), valueAt(theirs, path)))
    .map(([path, label]) => ({
      label,
      mine: saysSame(valueAt(mine, path), valueAt(base, path))
        ? 'tidak diubah'
        : inWords(valueAt(mine, path), words?.[path]),
      theirs: inWords(valueAt(theirs, path), words?.[path]),
    }))
  if (rows.length === 0) return <p className="mt-4 text-muted-foreground">Tidak ada isian yang berbeda.</p>
  return (
    <table className="mt-4 w-full table-fixed text-left text-small">
      <thead className="text-xs text-muted-foreground">
        <tr>
          <th className="py-1 font-medium">Isian</th>
          <th className="py-1 font-medium">Punya saya</th>
          <th className="py-1 font-medium">Tersimpan</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className="border-t border-border-subtle align-top">
            <td className="py-2 pr-2 text-muted-foreground">{row.label}</td>
            <td className="py-2 pr-2 font-medium break-words">{row.mine}</td>
            <td className="py-2 break-words">{row.theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inWords(value: unknown, words: readonly Word[] | ((value: unknown) => string) | undefined): string {
  if (typeof words === 'function') return words(value)
  return words?.find((word) => word.value === value)?.label ?? written(value)
}

function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (Array.isArray(value)) return `${value.length} baris`
  if (typeof value === 'object') return 'label' in value ? String(value.label) : '—'
  const text = String(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayFormat(text as Day, 'short') : text
}
