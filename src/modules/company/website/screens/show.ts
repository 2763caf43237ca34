import { showIdentity } from '#kit/screen/shell/identity.ts'
import { cssOf } from '#modules/company/website/color.ts'
import { usualIdentity, type Identity } from '#modules/company/website/contract.ts'

/** Shows a saved identity at once, without loading the page again. */
export function show(identity: Identity): void {
  showIdentity({ ...identity, css: colorCss(identity.color) })
}

/** The style sheet of a colour; none for the usual one. */
export function colorCss(color: string): string {
  return color.toLowerCase() === usualIdentity.color ? '' : cssOf(color)
}
