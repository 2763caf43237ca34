import { useEffect, useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import type { twinCustomers } from '#modules/parties/contract.ts'
import type { PartyTwin } from '#modules/parties/party.ts'
import type { twinSuppliers } from '#modules/parties/suppliers/contract.ts'
import { isWorthAsking, type KnownBy } from './worth-asking.ts'

const because: Record<PartyTwin['because'], string> = {
  npwp: 'NPWP sama',
  phone: 'telepon sama',
  name: 'nama mirip',
}

interface TwinHintProps {
  /** Who is asked for those alike. */
  readonly endpoint: typeof twinCustomers | typeof twinSuppliers
  /** Where one of them is shown: '/supplier/detail'. */
  readonly at: string
  readonly except?: string
  /** Begun like another: it says something once that was changed. */
  readonly isCopy?: boolean
}

/** Says while one types that this customer or supplier may be there already. */
export function TwinHint({ endpoint, at: place, except, isCopy }: TwinHintProps) {
  // Many are known by the number of WhatsApp alone.
  const [telephone, whatsapp] = [useValue<string>('phone'), useValue<string>('whatsapp')]
  const typed = [useValue<string>('name'), useValue<string>('npwp'), telephone || whatsapp].map((text) => text ?? '')
  const [begun] = useState<KnownBy>(() => [typed[0] ?? '', typed[1] ?? '', typed[2] ?? ''])
  const [name = '', npwp = '', phone = ''] = usePause(typed)
  const isEnough = isWorthAsking([name, npwp, phone], isCopy ? begun : undefined)
  const twins = useAsk(endpoint, { name, npwp, phone, except }, { when: isEnough, keep: true, freshFor: 30_000 })
  const found = isEnough ? (twins.data ?? []) : []
  if (found.length === 0) return null
  return (
    <span role="status" className="text-warning">
      Mungkin sudah ada:{' '}
      {found.slice(0, 3).map((twin, at) => (
        <span key={twin.id}>
          {at > 0 && ', '}
          <TextLink to={`${place}/${twin.id}`} className="underline">
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
