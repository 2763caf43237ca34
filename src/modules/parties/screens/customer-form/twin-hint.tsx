import { useEffect, useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { twinCustomers, type CustomerTwin } from '#modules/parties/contract.ts'

const because: Record<CustomerTwin['because'], string> = {
  npwp: 'NPWP sama',
  phone: 'telepon sama',
  name: 'nama mirip',
}

/** Says while one types that this customer may be there already. */
export function TwinHint({ except }: { readonly except?: string }) {
  const typed = [useValue<string>('name'), useValue<string>('npwp'), useValue<string>('phone')].map(
    (text) => text ?? '',
  )
  const [name = '', npwp = '', phone = ''] = usePause(typed)
  const twins = useAsk(
    twinCustomers,
    { name, npwp, phone, except },
    { when: name.trim().length > 3 || npwp !== '', keep: true, freshFor: 30_000 },
  )
  const found = name.trim().length > 3 || npwp !== '' ? (twins.data ?? []) : []
  if (found.length === 0) return null
  return (
    <span role="status" className="text-warning">
      Mungkin sudah ada:{' '}
      {found.slice(0, 3).map((twin, at) => (
        <span key={twin.id}>
          {at > 0 && ', '}
          <TextLink to={`/pelanggan/detail/${twin.id}`} className="underline">
            {twin.name}
          </TextLink>{' '}
          ({[because[twin.because], twin.city, twin.isArchived ? 'arsip' : ''].filter(Boolean).join(' · ')})
        </span>
      ))}
      .
    </span>
  )
}

const PAUSE = 400

/** The words as they were when typing last paused. */
function usePause(words: readonly string[]): readonly string[] {
  const [settled, setSettled] = useState(words)
  const text = words.join('\u0001')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.split('\u0001')), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
