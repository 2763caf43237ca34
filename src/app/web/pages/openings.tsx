import type { ReactNode } from 'react'
import { Page } from '#kit/screen/shell/page.tsx'
import { ChartCard } from '#modules/journal/screens/chart-card.tsx'
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

/** The chart of accounts. */
export function ChartOfAccounts({ above }: { readonly above: ReactNode }) {
  return (
    <Page title="Daftar akun">
      {above}
      <ChartCard />
    </Page>
  )
}
