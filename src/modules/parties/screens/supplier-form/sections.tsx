import type { ReactNode } from 'react'
import { NotesSection, OpeningSection } from '../party-form/closing-sections.tsx'
import { AddressSection, ContactSection } from '../party-form/contact-sections.tsx'
import { AccountSection } from './account-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { contactHelp, supplierPlaces } from './places.ts'
import { TradeSection } from './trade-section.tsx'

interface SupplierSectionsProps {
  readonly supplierId?: string
  /** Begun like another. */
  readonly isCopy?: boolean
  readonly isOpeningPosted?: boolean
  readonly hasWaitingAccounts?: boolean
  /** What other departments keep of a supplier. */
  readonly more?: ReactNode
}

/** Everything one may write of a supplier. */
export function SupplierSections({
  supplierId,
  isCopy,
  isOpeningPosted,
  hasWaitingAccounts,
  more,
}: SupplierSectionsProps) {
  return (
    <>
      <IdentitySection supplierId={supplierId} isCopy={isCopy} />
      <ContactSection help={contactHelp} />
      <AddressSection words={supplierPlaces} />
      <TradeSection />
      <AccountSection isWaiting={hasWaitingAccounts} />
      {more}
      {!isOpeningPosted && <OpeningSection of="hutang" />}
      <NotesSection />
    </>
  )
}
