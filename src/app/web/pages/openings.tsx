import type { ReactNode } from 'react'
import { Page } from '#kit/screen/shell/page.tsx'
import { OpeningCard } from '#modules/journal/screens/opening-card.tsx'

/** What stood on accounts when the books began. */
export function Openings({ above }: { readonly above: ReactNode }) {
  return (
    <Page title="Saldo awal">
      {above}
      <OpeningCard />
    </Page>
  )
}
