import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Tabbed, type DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { useOpening } from '#kit/screen/detail/use-opening.ts'
import type { Happening } from '#kit/screen/detail/timeline.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import type { Customer } from '#modules/parties/contract.ts'
import { ContactsAndAddresses } from './contacts.tsx'
import { PartyActs, PartyQuestion, type Asking, type Party, type PartyDoors } from './party-acts.tsx'

interface PartyFrameProps {
  readonly doors: PartyDoors
  readonly party: Party & Pick<Customer, 'contacts' | 'addresses'>
  readonly badge: ReactNode
  readonly meta: ReactNode
  /** Outlined acts beside Ubah. */
  readonly actions?: ReactNode
  /** The one next step. */
  readonly primary?: ReactNode
  readonly rail: ReactNode
  /** Something to decide, above everything. */
  readonly above?: ReactNode
  /** Before "Kontak & alamat", and after it. */
  readonly tabs: readonly DetailTab[]
  readonly lastTabs?: readonly DetailTab[]
  readonly history: readonly Happening[] | undefined
  readonly words?: Readonly<Record<string, string>>
  /** In the menu, before archiving. */
  readonly moreActs?: ReactNode
}

/** What the row of a list asks to be opened. */
const WANTED = { hapus: 'remove' } as const

/** The page of a customer or supplier: head, acts, tabs, what happened. */
export function PartyFrame(props: PartyFrameProps) {
  const { doors, party, tabs, lastTabs = [] } = props
  const [asking, setAsking] = useOpening<NonNullable<Asking>>(WANTED)
  const contacts: DetailTab = {
    value: 'kontak',
    label: 'Kontak & alamat',
    count: party.contacts.length + party.addresses.length,
    content: <ContactsAndAddresses party={party} goods={doors.goods} />,
  }
  return (
    <DetailPage
      title={party.name}
      back={`${doors.base}/`}
      badge={props.badge}
      meta={props.meta}
      actions={
        <>
          {props.actions}
          <GoButton to={`${doors.base}/edit/${party.id}`} icon={<Pencil />} className="max-md:hidden">
            Ubah
          </GoButton>
          <MoreMenu>
            <PartyActs doors={doors} party={party} onAsk={setAsking} more={props.moreActs} />
          </MoreMenu>
        </>
      }
      primary={props.primary}
      stepper={props.above}
      rail={props.rail}
    >
      <Tabbed label={`Bagian ${party.name}`} tabs={[...tabs, contacts, ...lastTabs]} />
      <Activity subject={doors.base.slice(1)} ownerId={party.id} rows={props.history} words={props.words} />
      <PartyQuestion doors={doors} party={party} asking={asking} onAsk={setAsking} />
    </DetailPage>
  )
}
