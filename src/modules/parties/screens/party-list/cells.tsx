import { phoneText } from '#ground/identifiers.ts'
import { Nothing } from '#kit/screen/format/money.tsx'

/** The number one calls, as a card shows it. */
export function phoneOnCard(row: { readonly phone: string | null; readonly whatsapp: string | null }): string | null {
  const phone = row.whatsapp ?? row.phone
  return phone && phoneText(phone)
}

/** Text of a cell in one line, whole on hover. */
export function PlainText({ text }: { readonly text: string | null }) {
  return text ? (
    <span className="block truncate text-muted-foreground" title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  )
}
