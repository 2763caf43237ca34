import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { hintText, labelText } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listLetters, openMailSender, type LetterRow } from '#modules/company/letters/contract.ts'
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
        <SelectBox id="surat-jenis" value={chosen} onChoose={setChosen} className="md:max-w-90">
          {rows.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectBox>
        <p className={hintText}>{row?.isUsual ? 'Seperti bawaan' : 'Kata-kata sendiri'}</p>
      </Card>
      {row ? <LetterForm key={`${chosen} ${row.version}`} row={row} /> : null}
    </>
  )
}
