import type { ReactNode } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { ScopeWire } from '#modules/company/accounts/contract.ts'
import { me } from '#modules/company/sign-in/contract.ts'

const everywhere: ScopeWire = { companies: null, warehouses: null, projects: null, ownOnly: false }

/** Where this person's own rights hold: what the server refuses beyond that is not offered. */
export function useOwnScope(): ScopeWire {
  return useAsk(me, {}, { freshFor: 60_000 }).data?.scope ?? everywhere
}

/** Tells whether anything narrows a scope. */
export function isNarrowed({ companies, warehouses, projects, ownOnly }: ScopeWire): boolean {
  return companies !== null || warehouses !== null || projects !== null || ownOnly
}

/** Tells whether this person works in every company, also those to come. */
export function useEveryCompany(): boolean {
  return useOwnScope().companies === null
}

/** Tells whether this person may do what holds in every company. */
export function useMayRule(needed: Endpoint): boolean {
  const mayHere = useMay(needed)
  const isFree = useEveryCompany()
  return mayHere && isFree
}

/** Cards that hold in every company: whoever works in some looks at them. */
export function ForEveryCompany({ children }: { readonly children: ReactNode }) {
  const isFree = useEveryCompany()
  return (
    <>
      {isFree ? null : (
        <Notice tone="info">
          Berlaku di semua perusahaan, jadi hanya admin yang cakupannya semua perusahaan bisa mengubahnya.
        </Notice>
      )}
      <fieldset disabled={!isFree} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </fieldset>
    </>
  )
}
