import { phoneText } from '#ground/identifiers.ts'
import { Nothing } from './money.tsx'

interface PhoneLinkProps {
  readonly value: string | null | undefined
  /** In columns: underlined only under the pointer. */
  readonly quiet?: boolean
}

/** A telephone number that calls when tapped. */
export function PhoneLink({ value, quiet }: PhoneLinkProps) {
  if (!value) return <Nothing />
  return (
    <a
      href={`tel:${value}`}
      className={`relative z-1 rounded-sm code whitespace-nowrap underline-offset-3 hover:text-primary ${quiet ? 'text-muted-foreground hover:underline' : 'for-thumb underline decoration-border-strong'}`}
    >
      {phoneText(value)}
    </a>
  )
}

/** Opens a conversation in WhatsApp. */
export function whatsappAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`
}
