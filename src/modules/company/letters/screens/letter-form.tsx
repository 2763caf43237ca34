import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { exampleBy } from '#kit/paper/links/letter-kind.ts'
import { filled, filledLine } from '#kit/paper/links/letter.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { listLetters, restoreLetter, saveLetter, type LetterRow } from '#modules/company/letters/contract.ts'
import { strangePlace, strangeSaid } from '#modules/company/letters/rules.ts'

const valuesOf = ({ version, subject, text }: LetterRow) => ({ version, subject, text })
const LABELS = { subject: 'Perihal', text: 'Isi surat' }

/** The words of one kind of paper, beside how they arrive. */
export function LetterForm({ row }: { readonly row: LetterRow }) {
  const mayChange = useMay(saveLetter)
  const restore = useAct(restoreLetter, { say: `Kata-kata ${row.name} kembali ke bawaan.` })
  const form = useForm({
    initial: valuesOf(row),
    draft: `pengaturan/surat/${row.kind}`,
    check: (values): Record<string, string[]> =>
      Object.fromEntries(
        (['subject', 'text'] as const).flatMap((field) => {
          const word = strangePlace(row, values[field])
          return word === undefined ? [] : [[field, [strangeSaid(row, word)]]]
        }),
      ),
    save: (values) => ask(saveLetter, { kind: row.kind, ...values }),
    saved: (saved) => {
      form.store.replace(valuesOf(saved), { clean: true })
      refetchTouched(saveLetter.touches)
      notify(`Kata-kata ${row.name} disimpan.`)
    },
  })
  const latest = async () => {
    const rows = await ask(listLetters, {})
    return valuesOf(rows.find((each) => each.kind === row.kind) ?? row)
  }
  return (
    <CardForm form={form} by={saveLetter} title={row.name} label="Simpan surat" conflict={{ latest, labels: LABELS }}>
      {restore.refusal ? <Notice tone="danger">{restore.refusal.message}</Notice> : null}
      <TextField name="subject" label={LABELS.subject} maxLength={120} hint="Hanya untuk email." />
      <TextArea name="text" label={LABELS.text} rows={9} maxLength={1200} />
      <Places places={row.places} />
      <Example known={row.example} />
      {mayChange && !row.isUsual ? (
        <div>
          <Button
            size="sm"
            icon={<RotateCcw />}
            isBusy={restore.isBusy}
            onClick={() => void restore.now({ kind: row.kind, version: row.version })}
          >
            Kembalikan bawaan
          </Button>
        </div>
      ) : null}
    </CardForm>
  )
}

function Places({ places }: Pick<LetterRow, 'places'>) {
  return (
    <div className="grid gap-2 text-small text-muted-foreground">
      <p>
        Isian yang dikenal:{' '}
        {places.map((place) => (
          <code key={place} className="mr-1.5 code whitespace-nowrap">{`{${place}}`}</code>
        ))}
      </p>
      <p>Baris yang isiannya tidak ada tidak ditulis: email membawa PDF, jadi baris tautan hanya ada di WhatsApp.</p>
    </div>
  )
}

const ways = [
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const

function Example({ known: all }: { readonly known: LetterRow['example'] }) {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('email')
  const subject = useValue<string>('subject')
  const text = useValue<string>('text')
  const known = exampleBy(all, way)
  return (
    <section aria-label="Contoh" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">Contoh</h3>
        <Segmented label="Dikirim lewat" value={way} options={ways} onChange={setWay} />
      </div>
      <div className="grid gap-2 rounded-lg border border-border bg-row-hover px-4 py-3 wrap-anywhere">
        {way === 'email' && <p className="font-semibold">{filledLine(subject, known)}</p>}
        <p className="whitespace-pre-wrap">{filled(text, known)}</p>
      </div>
    </section>
  )
}
