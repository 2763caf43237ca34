import { phoneText } from '#ground/identifiers.ts'
import { Nothing } from './money.tsx'

/** A telephone number that calls when tapped. */
export function PhoneLink({ value }: { readonly value: string | null | undefined }) {
  if (!value) return <Nothing />
  return (
    <a href={`tel:${value}`} className="relative z-1 code whitespace-nowrap underline decoration-border-strong underline-offset-3 hover:text-primary">
      {phoneText(value)}
    </a>
  )
}

/** Opens a conversation in WhatsApp. */
export function whatsappAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`
}
