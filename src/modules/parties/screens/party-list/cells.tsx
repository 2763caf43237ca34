import { phoneText } from '#ground/identifiers.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
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

/** A score with one decimal. */
export function Score({ percent }: { readonly percent: string | null }) {
  return percent === null ? <Nothing /> : <span className="figures">{shortPercent(percent)}</span>
}

/** A person's name: never shortened, the column makes room for it. */
export function PersonName({ text }: { readonly text: string | null }) {
  return text ? <span className="whitespace-nowrap text-muted-foreground">{text}</span> : <Nothing />
}
