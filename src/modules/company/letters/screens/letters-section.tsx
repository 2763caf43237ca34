import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { controlFrame, hintText, labelText } from '#kit/screen/form/control-style.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { listLetters, openMailSender, type LetterRow } from '#modules/company/letters/contract.ts'
import { letterKindOf, letterKinds } from '#modules/company/letters/kinds.ts'
import { LetterForm } from './letter-form.tsx'
import { SenderCard } from './sender-card.tsx'

/** Who writes the mails of the open company, and the words its papers go out with. */
export function LettersSection() {
  const sender = useAsk(openMailSender, {})
  const letters = useAsk(listLetters, {})
  return (
    <>
      <AskedCard asked={sender} title="Pengirim" rows={3}>
        {(card) => <SenderCard sender={card} />}
      </AskedCard>
      <AskedCard asked={letters} title="Surat pengantar" rows={6}>
        {(rows) => <Letters rows={rows} />}
      </AskedCard>
    </>
  )
}

function Letters({ rows }: { readonly rows: readonly LetterRow[] }) {
  const [chosen, setChosen] = useState('invoice')
  const row = rows.find(({ kind }) => kind === chosen)
  const kind = letterKindOf(chosen)
  return (
    <>
      <Card
        title="Surat pengantar"
        heading="section"
        help="Awal pesan email dan teks WhatsApp untuk setiap jenis dokumen; pengirim masih bisa mengubahnya."
      >
        <label htmlFor="surat-jenis" className={labelText}>
          Jenis dokumen
        </label>
        <div className={`${controlFrame} relative h-9 md:max-w-90 max-md:h-12`}>
          <select
            id="surat-jenis"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            className="size-full appearance-none truncate rounded-md bg-transparent pr-9 pl-3 text-sm outline-none focus-visible:outline-none max-md:text-base [&>option]:bg-popover"
          >
            {letterKinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-3 text-subtle-foreground" aria-hidden />
        </div>
        <p className={hintText}>{row?.isUsual ? 'Seperti bawaan' : 'Kata-kata sendiri'}</p>
      </Card>
      {row && kind && <LetterForm key={`${chosen} ${row.version}`} kind={kind} row={row} />}
    </>
  )
}
